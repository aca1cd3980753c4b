import type { LocalContent } from './content.ts'
import type { Entries } from './parse-items.ts'
import { toPlainText, toSearchText } from './plain-text.ts'
import { newestFirst } from './sorting.ts'

export function buildVacancies({
  vacancies,
  countries,
  categories,
}: Entries): LocalContent['vacancies'] {
  const countryTitles = new Map(countries.map(({ item }) => [item.slug, item.title]))
  const categoryTitles = new Map(categories.map(({ item }) => [item.slug, item.title]))
  return new Map(
    newestFirst(vacancies.map(({ item }) => item)).map((item) => {
      const places = item.countries.map((slug) => ({
        slug,
        title: countryTitles.get(slug) ?? slug,
      }))
      const searched = [
        item.title,
        item.city,
        ...places.map(({ title }) => title),
        categoryTitles.get(item.category ?? ''),
        item.employer_type,
        ...[item.conditions, item.requirements, item.responsibilities].map(toPlainText),
      ]
      const wire = { ...item, countries: places }
      return [item.id, { wire, searchText: toSearchText(searched.join('\n')) }]
    }),
  )
}
