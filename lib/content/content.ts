import type { Language } from '#lib/api/language.ts'
import type { BlogPostSummaryWire, BlogPostWire } from '#lib/resources/blog/wire.ts'
import type { CandidateProfileWire } from '#lib/resources/candidates/wire.ts'
import type { CountryWire } from '#lib/resources/countries/wire.ts'
import type { PolicyWire } from '#lib/resources/policies/wire.ts'
import type { SettingsWire } from '#lib/resources/settings/wire.ts'
import type { StaffPageWire } from '#lib/resources/staff/wire.ts'
import type { VacancyWire } from '#lib/resources/vacancies/wire.ts'

/** Everything in one language. Maps are by slug or id, in the order in which lists show them. */
export interface LocalContent {
  settings: SettingsWire
  countries: ReadonlyMap<string, CountryWire>
  categories: readonly CategoryEntry[]
  staff: ReadonlyMap<string, OfferedIn<StaffPageWire>>
  candidates: ReadonlyMap<string, OfferedIn<CandidateProfileWire>>
  vacancies: ReadonlyMap<string, VacancyEntry>
  blog: ReadonlyMap<string, BlogPostEntry>
  policies: ReadonlyMap<string, PolicyWire>
}

export type Content = Readonly<Record<Language, LocalContent>>

interface CategoryEntry {
  slug: string
  title: string
  icon?: string
  /** Slugs of staff pages. */
  pages: readonly string[]
}

export interface OfferedIn<T> {
  wire: T
  /** Country slugs; absent: everywhere. */
  countries?: readonly string[]
}

interface VacancyEntry {
  wire: VacancyWire
  searchText: string
}

interface BlogPostEntry {
  wire: BlogPostWire
  summary: BlogPostSummaryWire
  /** In both languages, lower case: a tag in an address outlives a change of language. */
  tags: readonly string[]
}
