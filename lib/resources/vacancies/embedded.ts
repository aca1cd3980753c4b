import { toPlainText } from '#lib/html/plain-text.ts'
import { type CountryWire, countriesContent } from '#lib/resources/countries/definition.ts'
import type { BuildContext } from '#lib/resources/definition.ts'
import { categoriesContent } from '#lib/resources/menus/definition.ts'
import { newestFirst } from '#lib/resources/order.ts'
import type { VacancyItem, VacancyListQuery, VacancyWire } from './definition.ts'
import { closingMoment, isClosed } from './vacancy-life.ts'

interface VacancyEntry {
  wire: VacancyWire
  searchText: string
}

/** The vacancies by id, newest first. */
export function buildVacancies(
  items: readonly VacancyItem[],
  { content }: BuildContext<VacancyItem>,
): ReadonlyMap<string, VacancyEntry> {
  const countries = content.get(countriesContent)
  const categories = new Map(content.get(categoriesContent).map(({ slug, title }) => [slug, title]))
  return new Map(
    newestFirst(items).map((item) => {
      const places = item.countries.map((slug) => ({
        slug,
        title: countries.get(slug)?.title ?? slug,
      }))
      const searched = [
        item.title,
        item.city,
        ...places.map(({ title }) => title),
        categories.get(item.category ?? ''),
        item.employer_type,
        ...[item.conditions, item.requirements, item.responsibilities].map(toPlainText),
      ]
      const wire = { ...item, countries: places }
      return [item.id, { wire, searchText: toSearchText(searched.join('\n')) }]
    }),
  )
}

/** Open vacancies that match, in the order in which they are kept. */
export function findVacancies(
  vacancies: ReadonlyMap<string, VacancyEntry>,
  { country_slug, category, q }: VacancyListQuery,
  { now, countries }: { now: Date; countries: ReadonlyMap<string, CountryWire> },
): VacancyWire[] {
  const words = toSearchText(q ?? '').split(/\s+/)
  return [...vacancies.values()]
    .filter(({ wire }) => isOpen(wire, countries, now))
    .filter(({ wire }) => !category || wire.category === category)
    .filter(({ wire }) => !country_slug || wire.countries.some(({ slug }) => slug === country_slug))
    .filter(({ searchText }) => words.every((word) => searchText.includes(word)))
    .map(({ wire }) => wire)
}

/** What search compares: lower case, ё as е. */
function toSearchText(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ё', 'е')
}

function isOpen(
  { valid_through, countries }: VacancyWire,
  known: ReadonlyMap<string, CountryWire>,
  now: Date,
): boolean {
  const located = [...known.values()].map((country) => ({
    ...country,
    timeZone: country.time_zone,
  }))
  const closesAt = closingMoment({ validThrough: valid_through, countries }, located)
  return !isClosed({ closesAt }, now)
}
