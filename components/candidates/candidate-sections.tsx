import { useTranslations } from 'next-intl'
import { KnownLink } from '#components/page/known-link.tsx'
import { Icon } from '#components/ui/icon/icon.tsx'
import { CHECK } from '#components/ui/icon/icon-shapes.ts'
import { RuledList } from '#components/ui/page/ruled-list.tsx'
import { NumberedSections } from '#components/ui/page/section.tsx'
import { formatDate } from '#lib/i18n/dates.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { CandidateProfile } from '#lib/resources/candidates/model.ts'
import type { Settings } from '#lib/resources/settings/model.ts'

interface CandidateSectionsProps {
  locale: Locale
  profile: CandidateProfile
  settings: Settings
}

/** What a candidate has done and can do, a band for each part of it that is there. */
export function CandidateSections({ locale, profile, settings }: CandidateSectionsProps) {
  const t = useTranslations('candidates')
  const { experience, education, skills, checks } = profile
  return (
    <NumberedSections
      sections={[
        checks.length > 0 && {
          label: t('checks.label'),
          isMinor: true,
          title: t('checks.title'),
          content: (
            <>
              <CheckList locale={locale} checks={checks} />
              <KnownLink locale={locale} settings={settings} page="how-we-check" />
            </>
          ),
        },
        experience.length > 0 && {
          label: t('posts.label'),
          isMinor: true,
          title: t('posts.title'),
          content: <PostTimeline posts={experience} />,
        },
        skills.length > 0 && {
          label: t('skills.label'),
          isMinor: true,
          title: t('skills.title'),
          content: <Skills skills={skills} />,
        },
        education.length > 0 && {
          label: t('education.label'),
          isMinor: true,
          title: t('education.title'),
          content: <RuledList items={education} />,
        },
      ]}
    />
  )
}

interface CheckListProps {
  locale: Locale
  checks: CandidateProfile['checks']
}

function CheckList({ locale, checks }: CheckListProps) {
  return (
    <ul className="grid gap-x-column border-t border-ink pt-3 sm:grid-cols-2 print:pt-0">
      {checks.map(({ title, date }) => (
        <li key={title} className="flex gap-2.5 py-1.5 break-inside-avoid">
          <Icon shape={CHECK} className="mt-1 size-5 shrink-0 text-success" />
          <div className="min-w-0">
            {title}{' '}
            <time dateTime={date} className="block text-small text-muted tabular-nums print:inline">
              {formatDate(date, locale)}
            </time>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** What is short stands in columns. */
function Skills({ skills }: Pick<CandidateProfile, 'skills'>) {
  return (
    <ul className="grid gap-x-column gap-y-1 border-t border-ink pt-4 sm:grid-cols-2 print:pt-0">
      {skills.map((skill) => (
        <li key={skill}>{skill}</li>
      ))}
    </ul>
  )
}

interface PostTimelineProps {
  posts: CandidateProfile['experience']
}

/** The posts a candidate has held, as they come: newest first. */
function PostTimeline({ posts }: PostTimelineProps) {
  return (
    <ol className="border-t border-ink pt-4 print:pt-0">
      {posts.map(({ period, role, place, text }) => (
        <li
          key={`${period} ${role} ${place}`}
          className="catalogue-row relative ml-1 border-l border-field pb-6 break-inside-avoid md:pr-2.5 last:pb-0! sm:pb-10 before:absolute before:top-2 before:-left-[5px] before:size-[9px] before:rounded-full before:bg-ember"
        >
          {period && <p className="pl-6 text-small text-muted tabular-nums md:pt-0.5">{period}</p>}
          <div className="min-w-0 max-sm:pl-6">
            <h3 className="text-h4">{role}</h3>
            {place && <p className="text-muted">{place}</p>}
            {text && <p className="mt-2 max-w-measure">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
