import type { z } from 'zod'
import type { LocalContent } from '#lib/content/content.ts'
import { toSearchText } from '#lib/content/plain-text.ts'
import type { vacancyListQuerySchema } from '#lib/resources/queries.ts'
import { closingMoment, isClosed } from './vacancy-life.ts'
import type { VacancyWire } from './wire.ts'

/** Open vacancies that match, newest first. */
export function listVacancies(
  { vacancies, countries }: LocalContent,
  { country_slug, category, q }: z.output<typeof vacancyListQuerySchema>,
  now: Date,
): VacancyWire[] {
  const words = toSearchText(q ?? '').split(/\s+/)
  return [...vacancies.values()]
    .filter(({ wire }) => isOpen(wire, countries, now))
    .filter(({ wire }) => !category || wire.category === category)
    .filter(({ wire }) => !country_slug || wire.countries.some(({ slug }) => slug === country_slug))
    .filter(({ searchText }) => words.every((word) => searchText.includes(word)))
    .map(({ wire }) => wire)
}

function isOpen(
  { valid_through, countries }: VacancyWire,
  known: LocalContent['countries'],
  now: Date,
): boolean {
  const located = [...known.values()].map((country) => ({
    ...country,
    timeZone: country.time_zone,
  }))
  const closesAt = closingMoment({ validThrough: valid_through, countries }, located)
  return !isClosed({ closesAt }, now)
}
