import { useTranslations } from 'next-intl'
import { ArchFrame } from '#components/illustrations/still-life/arch-frame.tsx'
import { SiteLink } from '#components/ui/link/site-link.tsx'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import { type Locale, languageName } from '#lib/i18n/locales.ts'
import { withSoftHyphens } from '#lib/i18n/soft-hyphens.ts'
import { typeset } from '#lib/i18n/typography.ts'
import type { CandidateProfile } from '#lib/resources/candidates/model.ts'
import { PeopleGrid } from './people-grid.tsx'
import { StartDate } from './start-date.tsx'

interface CandidateGridProps {
  locale: Locale
  profiles: readonly CandidateProfile[]
  /** How many of them a phone shows; by default all. */
  narrowCount?: number
  /** They stand in the first two screens. */
  isEager?: boolean
  /** Beside other things of the agency it is only said who they are. */
  isBrief?: boolean
}

/** Side by side, and in rows on a phone. */
export function CandidateGrid(props: CandidateGridProps) {
  const { locale, profiles, narrowCount, isEager = false, isBrief } = props
  return (
    <PeopleGrid
      narrowCount={narrowCount}
      people={profiles.map((profile) => ({
        slug: profile.slug,
        card: (
          <CandidateArch locale={locale} profile={profile} isEager={isEager} isBrief={isBrief} />
        ),
      }))}
    />
  )
}

/** In characters. */
const TWO_LINES = 48
/** One more is not worth to be counted. */
const COUNTRIES_SHOWN = 2

interface CandidateArchProps {
  locale: Locale
  profile: CandidateProfile
  isEager: boolean
  isBrief?: boolean
  now?: Date
}

/** A candidate in a row of others; the whole of it leads to the profile. */
export function CandidateArch(props: CandidateArchProps) {
  const { locale, profile, isEager, isBrief = false, now = new Date() } = props
  const t = useTranslations('candidates')
  const { slug, name, position, location, countries, availableFrom, availability } = profile
  const languages = profile.languages.map(({ code }) => languageName(code, locale)).join(', ')
  return (
    <article className="group relative break-inside-avoid">
      <ArchFrame
        slug={slug}
        name={name}
        photo={profile.photo}
        belongings={profile.belongings}
        isEager={isEager}
      />
      <div className="min-w-0">
        <h3 className="text-h4">
          <SiteLink
            href={localizedPath(locale, PATHS.candidate(slug))}
            className="group-hover:text-ember after:absolute after:inset-0"
          >
            {name}
            <span className="block font-sans text-small">
              {withSoftHyphens(typeset(position, locale))}
            </span>
          </SiteLink>
        </h3>
        <div className="mt-1 grid gap-y-1.5 text-small text-muted">
          <p>
            {t('experience', { years: profile.experienceYears })}
            {location && `, ${location}`}
          </p>
          {countries && !isBrief && <p>{worksIn(countries)}</p>}
          {languages && <p className="first-letter:uppercase">{languages}</p>}
          {(availableFrom || availability) && (
            <p className="text-ink">
              {availableFrom ? (
                <StartDate locale={locale} date={availableFrom} now={now} />
              ) : // There is room for two lines: else for what it begins with.
              availability.length <= TWO_LINES ? (
                availability
              ) : (
                availability.replace(/;.*/s, '')
              )}
            </p>
          )}
        </div>
      </div>
    </article>
  )

  function worksIn(places: NonNullable<CandidateProfile['countries']>): string {
    const shown = places.length > COUNTRIES_SHOWN ? places.slice(0, COUNTRIES_SHOWN - 1) : places
    const list = shown.map(({ title }) => title).join(', ')
    return t('worksIn', { countries: list, more: places.length - shown.length })
  }
}
