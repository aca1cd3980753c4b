import type { JobPosting, Place } from 'schema-dts'
import type { SafeHtml } from '#lib/html/safe-html.ts'
import { isHiddenSite } from '#lib/http/search-engines.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { withPlainSpaces } from '#lib/i18n/typography.ts'
import { isoCodeOf } from '#lib/resources/countries/iso-code.ts'
import type { Country } from '#lib/resources/countries/model.ts'
import { formatMoment } from '#lib/resources/day-edges.ts'
import type { Salary, SalaryPeriod } from '#lib/resources/salary.ts'
import { type Employment, VACANCY_PARTS, type Vacancy, type VacancyPart } from './model.ts'
import { toOutline, type VacancyOutline } from './outline.ts'
import { findCountryOf, isClosed, isConfirmed, isPublished, timeZonesOf } from './vacancy-life.ts'

const EMPLOYMENT_TYPES: Record<Employment, string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  temporary: 'TEMPORARY',
  contract: 'CONTRACTOR',
}

const UNITS: Record<SalaryPeriod, string> = {
  hour: 'HOUR',
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  year: 'YEAR',
}

/** What Google asks an agency to write where the employer does not want to be named. */
const UNNAMED_EMPLOYER = 'confidential'
const SECOND_MS = 1000

interface PostingContext {
  locale: Locale
  siteName: string
  countries: readonly Country[]
  /** Above each text of the description. */
  headings: Record<VacancyPart, string>
}

/**
 * Whether search engines may show a vacancy: only while it is true, and only where all is known
 * that a posting must say; none of a site that shows what is made up. The page, the sitemap and the posting go by this alone.
 */
export function isForSearchEngines(
  vacancy: VacancyOutline,
  { locale, countries }: Pick<PostingContext, 'locale' | 'countries'>,
  now: Date,
): boolean {
  const isTrue = isPublished(vacancy, now) && isConfirmed(vacancy, now) && !isClosed(vacancy, now)
  const isComplete =
    vacancy.publishedAt !== undefined &&
    vacancy.isDescribed &&
    placesOf(vacancy, locale, countries).length > 0
  return isTrue && isComplete && !isHiddenSite()
}

/** The vacancy for job search engines (schema.org JobPosting); undefined where it is not for them. */
export function jobPosting(
  vacancy: Vacancy,
  context: PostingContext,
  now: Date,
): JobPosting | undefined {
  if (!isForSearchEngines(toOutline(vacancy), context, now)) return undefined
  const { locale, siteName, countries } = context
  const { employerName } = vacancy
  return {
    '@type': 'JobPosting',
    title: withPlainSpaces(vacancy.title),
    description: descriptionOf(vacancy, context.headings),
    identifier: { '@type': 'PropertyValue', name: siteName, value: vacancy.id },
    datePosted: vacancy.publishedAt,
    validThrough: lastMomentOf(vacancy, countries),
    employmentType: vacancy.employment && EMPLOYMENT_TYPES[vacancy.employment],
    hiringOrganization: employerName
      ? { '@type': 'Organization', name: employerName }
      : UNNAMED_EMPLOYER,
    jobLocation: placesOf(vacancy, locale, countries),
    baseSalary: vacancy.salary && baseSalary(vacancy.salary),
    // An open vacancy's page holds the application itself.
    directApply: true,
  }
}

/** All that a vacancy says, in one. */
export function descriptionOf(vacancy: Vacancy, headings: PostingContext['headings']): SafeHtml {
  const parts = VACANCY_PARTS.flatMap((part) => {
    const html: SafeHtml | undefined = vacancy[part]
    return html ? [`<h2>${headings[part]}</h2>`, html] : []
  })
  return parts.join('') as SafeHtml
}

/** One for each country. A city is that of a country only where there is one alone. */
function placesOf(
  { city, countries: places }: Pick<Vacancy, 'city' | 'countries'>,
  locale: Locale,
  known: readonly Country[],
) {
  return places.flatMap((place): Place[] => {
    const country = findCountryOf(place, known)
    const code = country ? country.isoCode : isoCodeOf(place.title, locale)
    const addressLocality = places.length === 1 && city ? withPlainSpaces(city) : undefined
    if (!code) return []
    return [
      {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressCountry: code, addressLocality },
      },
    ]
  })
}

/** A day alone would be read as the beginning of that day, and of one in UTC. */
function lastMomentOf(vacancy: Vacancy, countries: readonly Country[]): string | undefined {
  const { closesAt, validThrough } = vacancy
  if (closesAt === undefined || validThrough?.includes('T')) return validThrough
  const [timeZone] = timeZonesOf(vacancy, countries)
  return formatMoment(closesAt - SECOND_MS, timeZone)
}

function baseSalary({ from, to, currency, period }: Salary): JobPosting['baseSalary'] {
  if (from === undefined && to === undefined) return undefined
  const amount = from === to ? { value: from } : { minValue: from, maxValue: to }
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...amount, unitText: UNITS[period] },
  }
}
