import type { Language } from '#lib/api/language.ts'
import type { SettingsWire } from '#lib/resources/settings/wire.ts'
import { buildBlog } from './build-blog.ts'
import { buildVacancies } from './build-vacancies.ts'
import type { LocalContent } from './content.ts'
import type { Entries } from './parse-items.ts'
import { byOrder, newestFirst } from './sorting.ts'

/** Expects entries without faults. */
export function buildContent(
  settings: SettingsWire,
  language: Language,
  entries: Readonly<Record<Language, Entries>>,
): LocalContent {
  const own = entries[language]
  const countries = byOrder(own.countries.map(({ item }) => item))
  const categories = byOrder(own.categories.map(({ item }) => item))
  const candidates = newestFirst(own.candidates.map(({ item }) => item))
  return {
    settings,
    countries: new Map(countries.map(({ order: _, ...wire }) => [wire.slug, wire])),
    categories: categories.map(({ order: _, ...category }) => category),
    staff: new Map(
      own.staff.map(({ item: { countries, ...wire } }) => [wire.slug, { wire, countries }]),
    ),
    candidates: new Map(
      candidates.map(({ countries, ...wire }) => [wire.slug, { wire, countries }]),
    ),
    vacancies: buildVacancies(own),
    blog: buildBlog(language, entries),
    policies: new Map(own.policies.map(({ item }) => [item.slug, item])),
  }
}
