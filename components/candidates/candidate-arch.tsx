import { useTranslations } from 'next-intl'
import { SiteLink } from '#components/ui/link/site-link.tsx'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { CandidateProfile } from '#lib/resources/candidates/model.ts'
import { ArchFrame } from './arch-frame.tsx'
import { languageName } from './language-wording.ts'
import { StartDate } from './start-date.tsx'

interface CandidateArchProps {
  locale: Locale
  profile: CandidateProfile
  /** Which of the house's colours fills the frame; any whole number. */
  tone?: number
  now?: Date
}

/** A candidate in a row of others; the whole of it leads to the profile. */
export function CandidateArch({ locale, profile, tone, now = new Date() }: CandidateArchProps) {
  const t = useTranslations('candidates')
  const { slug, name, position, location, availableFrom, availability } = profile
  const experience = t('experience', { years: profile.experienceYears })
  const languages = profile.languages.map(({ code }) => languageName(code, locale)).join(', ')
  return (
    <article className="group relative break-inside-avoid">
      <ArchFrame name={name} photo={profile.photo} tone={tone} />
      <h3 className="mt-4 text-h4">
        <SiteLink
          href={localizedPath(locale, PATHS.candidate(slug))}
          className="group-hover:text-ember after:absolute after:inset-0"
        >
          {name}
          <span className="block text-body">{position}</span>
        </SiteLink>
      </h3>
      <div className="mt-1 text-small text-muted">
        <p>{[experience, location].filter(Boolean).join(', ')}</p>
        {languages && <p className="first-letter:uppercase">{languages}</p>}
        {(availableFrom || availability) && (
          <p>
            {availableFrom ? (
              <StartDate locale={locale} date={availableFrom} now={now} />
            ) : (
              availability
            )}
          </p>
        )}
      </div>
    </article>
  )
}
