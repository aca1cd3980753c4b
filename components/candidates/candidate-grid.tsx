import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { ArchFrame } from '#components/illustrations/still-life/arch-frame.tsx'
import { SiteLink } from '#components/ui/link/site-link.tsx'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import { LANGUAGES, type Locale, languageName } from '#lib/i18n/locales.ts'
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
            <span className="block text-body">{withSoftHyphens(typeset(position, locale))}</span>
          </SiteLink>
        </h3>
        <div className="mt-1 grid gap-y-1.5 text-small text-muted">
          <p>
            {t('experience', { years: profile.experienceYears })}
            {location && <span className="block">{location}</span>}
          </p>
          {countries && !isBrief && <p>{worksIn(countries)}</p>}
          {languages && <p className="first-letter:uppercase">{languages}</p>}
          {(availableFrom || availability) && (
            <p className="text-ink">
              {availableFrom ? (
                <StartDate locale={locale} date={availableFrom} now={now} />
              ) : (
                // A line ends where a part of it does.
                availability.split(/(?<=[,;]) /).map((part) => (
                  <Fragment key={part}>
                    <span className="inline-block">{part}</span>{' '}
                  </Fragment>
                ))
              )}
            </p>
          )}
        </div>
      </div>
    </article>
  )

  /** A sentence, or where a country has no name for within one, its list. */
  function worksIn(places: NonNullable<CandidateProfile['countries']>): string {
    const where = places.map((place) => place.where ?? '')
    if (!where.every(Boolean)) {
      return t('worksIn', { countries: places.map(({ title }) => title).join(', ') })
    }
    const list = new Intl.ListFormat(LANGUAGES[locale].tag, { type: 'disjunction' })
    return typeset(t('worksThere', { where: list.format(where) }), locale)
  }
}
