import type { z } from 'zod'
import type { vacancyListQuerySchema } from '#lib/contract/queries'
import type { VacancyWire } from '#lib/contract/vacancy'
import { dayOf } from '../clock.ts'
import type { LocalContent } from '../content/content.ts'
import { toSearchText } from '../content/plain-text.ts'

/** Open vacancies that match, newest first. */
export function listVacancies(
  { vacancies }: LocalContent,
  { country_slug, category, q }: z.output<typeof vacancyListQuerySchema>,
  now: Date,
): VacancyWire[] {
  const words = toSearchText(q ?? '').split(/\s+/)
  return [...vacancies.values()]
    .filter(({ wire }) => isOpen(wire, now))
    .filter(({ wire }) => !category || wire.category === category)
    .filter(({ wire }) => !country_slug || wire.countries.some(({ slug }) => slug === country_slug))
    .filter(({ searchText }) => words.every((word) => searchText.includes(word)))
    .map(({ wire }) => wire)
}

/** A date without a time counts to the end of that UTC day. */
function isOpen({ valid_through }: VacancyWire, now: Date): boolean {
  if (!valid_through) return true
  return valid_through.includes('T')
    ? Date.parse(valid_through) >= now.getTime()
    : valid_through >= dayOf(now)
}
