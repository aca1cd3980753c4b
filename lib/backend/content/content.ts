import type { BlogPostSummaryWire, BlogPostWire } from '#lib/contract/blog-post'
import type { CandidateProfileWire } from '#lib/contract/candidate-profile'
import type { CountryWire } from '#lib/contract/country'
import type { PolicyWire } from '#lib/contract/policy'
import type { SettingsWire } from '#lib/contract/settings'
import type { StaffPageWire } from '#lib/contract/staff-page'
import type { VacancyWire } from '#lib/contract/vacancy'
import type { Language } from '../language.ts'

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
