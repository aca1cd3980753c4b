import type { Locale } from '#lib/domain/locale'
import { formatSalary } from '#lib/domain/salary'
import type { Vacancy } from '#lib/domain/vacancy'

/** The pay in the agency's own words, or from the amounts where it has none; else empty. */
export function payOf({ sum, salary }: Pick<Vacancy, 'sum' | 'salary'>, locale: Locale): string {
  return sum.trim() || (salary ? formatSalary(salary, locale) : '')
}

/** `Lucca, Italy`; a city that is its own country is named once. */
export function placeOf({ city, countries }: Pick<Vacancy, 'city' | 'countries'>): string {
  const names = [city, ...countries.map(({ title }) => title)].filter(Boolean)
  return [...new Set(names)].join(', ')
}
