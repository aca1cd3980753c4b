import type { Locale } from '#lib/i18n/locales.ts'
import { formatSalary } from '#lib/resources/salary.ts'
import type { Vacancy } from './model.ts'

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
