import { useTranslations } from 'next-intl'
import { NumberedSections } from '#components/ui/page/numbered-sections.tsx'
import { RuledList } from '#components/ui/page/ruled-list.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import type { CandidateProfile } from '#lib/resources/candidates/model.ts'
import { CheckList } from './check-list.tsx'
import { PostTimeline } from './experience-timeline.tsx'

interface CandidateSectionsProps {
  locale: Locale
  profile: CandidateProfile
}

/** What a candidate has done and can do, a band for each part of it that is there. */
export function CandidateSections({ locale, profile }: CandidateSectionsProps) {
  const t = useTranslations('candidates')
  const { experience, education, skills, checks } = profile
  return (
    <NumberedSections
      sections={[
        checks.length > 0 && {
          label: t('checks.label'),
          isMinor: true,
          title: t('checks.title'),
          content: <CheckList locale={locale} checks={checks} />,
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
          content: <RuledList items={skills} isInColumns />,
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
