import { Fragment } from 'react'
import { TextLink } from '#components/ui/link/text-link.tsx'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Country } from '#lib/resources/countries/model.ts'
import type { Vacancy } from '#lib/resources/vacancies/model.ts'

interface CountryLinksProps {
  locale: Locale
  countries: Vacancy['countries']
  /** Those that have a page. */
  known: readonly Country[]
}

export function CountryLinks({ locale, countries, known }: CountryLinksProps) {
  return countries.map(({ title, slug }, index) => {
    const page = known.find((country) => country.slug === slug)
    return (
      <Fragment key={title}>
        {index > 0 && ', '}
        {page ? (
          <TextLink href={localizedPath(locale, PATHS.country(page.slug))}>{title}</TextLink>
        ) : (
          title
        )}
      </Fragment>
    )
  })
}
