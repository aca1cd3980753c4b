import { toPlainText } from '#lib/html/sanitize.ts'
import { newestFirst } from '#lib/resources/content-items.ts'
import { countriesContent } from '#lib/resources/countries/definition.ts'
import type { BuildContext } from '#lib/resources/definition.ts'
import { categoriesContent } from '#lib/resources/menus/definition.ts'
import type { VacancyItem, VacancyListQuery, VacancyWire } from './definition.ts'
import { isClosed, isPublished, lifeOf, type VacancyLife } from './vacancy-life.ts'

interface VacancyEntry extends VacancyLife {
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
  const located = [...countries.values()].map(({ slug, title, time_zone: timeZone }) => ({
    slug,
    title,
    timeZone,
  }))
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
        item.employer_name,
        item.employer_type,
        ...[item.conditions, item.requirements, item.responsibilities].map(toPlainText),
      ]
      const wire = { ...item, countries: places }
      const life = lifeOf(
        {
          publishedAt: item.published_at,
          confirmedAt: item.confirmed_at,
          validThrough: item.valid_through,
          timeZone: item.time_zone,
          countries: places,
        },
        located,
      )
      return [item.id, { wire, searchText: toSearchText(searched.join('\n')), ...life }]
    }),
  )
}

/** Open vacancies that match, in the order in which they are kept. */
export function findVacancies(
  vacancies: ReadonlyMap<string, VacancyEntry>,
  { country_slug, category, q }: VacancyListQuery,
  now: Date,
): VacancyWire[] {
  const words = toSearchText(q ?? '').split(/\s+/)
  return [...vacancies.values()]
    .filter((entry) => isPublished(entry, now) && !isClosed(entry, now))
    .filter(({ wire }) => !category || wire.category === category)
    .filter(({ wire }) => !country_slug || wire.countries.some(({ slug }) => slug === country_slug))
    .filter(({ searchText }) => words.every((word) => searchText.includes(word)))
    .map(({ wire }) => wire)
}

/** What search compares: lower case, ё as е. */
function toSearchText(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ё', 'е')
}
