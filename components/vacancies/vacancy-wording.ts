import type { VacancySummary } from '#components/enquiries/enquiry-config.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { formatSalary } from '#lib/resources/salary.ts'
import type { Vacancy } from '#lib/resources/vacancies/model.ts'

/** The pay in the agency's own words, or from the amounts where it has none; else empty. */
export function payOf({ sum, salary }: Pick<Vacancy, 'sum' | 'salary'>, locale: Locale): string {
  return sum.trim() || (salary ? formatSalary(salary, locale) : '')
}

/** `Lucca, Italy`; the cities alone where there are several countries, each name on one line. */
export function placeOf({ city, countries }: Pick<Vacancy, 'city' | 'countries'>): string {
  const inCountries = countries.map(({ title }) => title.replaceAll(' ', '\u00A0'))
  if (city && countries.length > 1) return city
  return [...new Set([city, ...inCountries].filter(Boolean))].join(', ')
}

/** What an application shows of its vacancy from the start. */
export function toVacancySummary(vacancy: Vacancy, locale: Locale): VacancySummary {
  const { id, title, closesAt } = vacancy
  return { id, title, closesAt, sum: payOf(vacancy, locale), place: wholePlaceOf(vacancy) }
}

/** A list has no room for the countries where there are several; the window names them too. */
function wholePlaceOf({ city, countries }: Vacancy): string {
  const place = placeOf({ city, countries })
  const isCityAlone = city !== undefined && city !== '' && countries.length > 1
  return isCityAlone ? `${place} (${placeOf({ countries })})` : place
}
