import { Fragment } from 'react'
import type { Country } from '#lib/domain/country'
import type { Locale } from '#lib/domain/locale'
import type { Vacancy } from '#lib/domain/vacancy'
import { localizedPath, PATHS } from '#lib/i18n/hrefs'
import { TextLink } from '@/components/ui/text-link'

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
