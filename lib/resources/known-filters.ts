import { apiClient } from '#lib/http/client/api-client.ts'
import { isUpstreamError } from '#lib/http/client/errors.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { FILTERS, type FilterName, type ListKindName, PAGE_KINDS } from '#lib/i18n/pages.ts'
import type { ListFilter, RouteState } from '#lib/i18n/route-state.ts'
import { isCandidateStart } from '#lib/resources/candidates/model.ts'
import { getShell, type LoadedShell } from '#lib/resources/shell/read.ts'

/** Of the filters whose values are the site's own: whether a value is one of them. */
const FINITE_FILTERS: Record<string, (locale: Locale, value: string) => Promise<boolean>> = {
  country: isKnownCountry,
  category: isKnownCategory,
  position: isKnownPosition,
  live_in: async (_, value) => value === 'in' || value === 'out',
  language: async (_, value) => /^[a-z]{2}$/.test(value),
  start: async (_, value) => isCandidateStart(value),
}

/** What the contract lets a backend be asked by; the embedded API alone understands the rest. */
const FILTERS_OF_THE_CONTRACT: Record<ListKindName, readonly FilterName[]> = {
  vacancies: ['country', 'category', 'q'],
  candidates: ['category'],
  positions: ['country', 'category'],
}

/** Whether a list can be narrowed by something where its content comes from. */
export function isFilterOffered(kind: ListKindName, name: FilterName): boolean {
  return offeredFilters(kind).includes(name)
}

export function offeredFilters(kind: ListKindName): readonly FilterName[] {
  if (!apiClient().isEmbedded) return FILTERS_OF_THE_CONTRACT[kind]
  return (FILTERS.get(PAGE_KINDS[kind].pattern) ?? []).map(([name]) => name)
}

/** What is chosen of that by which the list can be narrowed; undefined where nothing is. */
export function offeredFilter(kind: ListKindName, filter: ListFilter = {}): ListFilter | undefined {
  const entries = Object.entries(filter) as [FilterName, string][]
  const offered = entries.filter(([name]) => isFilterOffered(kind, name))
  return offered.length > 0 ? Object.fromEntries(offered) : undefined
}

/**
 * Whether a list is narrowed by nothing but values of the site itself. There are only so many
 * such lists, so they are kept like other pages; what visitors may make up has no end.
 */
export async function isFiniteFilter({
  locale,
  filter,
}: Pick<RouteState, 'locale' | 'filter'>): Promise<boolean> {
  const chosen = Object.entries(filter ?? {}).filter(([, value]) => value)
  const known = chosen.map(([name, value]) => FINITE_FILTERS[name]?.(locale, value) ?? false)
  return (await Promise.all(known)).every(Boolean)
}

/** Whether a filter is one of the site's own, not a text that a visitor made up; none is. */
export async function isKnownCategory(locale: Locale, category: string): Promise<boolean> {
  if (!category) return true
  const shell = await shellIfHad(locale)
  const categories = [...(shell?.staffMenu ?? []), ...(shell?.candidatesMenu ?? [])]
  return categories.some(({ slug, title }) => slug === category || title === category)
}

export async function isKnownCountry(locale: Locale, country: string): Promise<boolean> {
  if (!country) return true
  const shell = await shellIfHad(locale)
  return shell?.countries.some(({ slug }) => slug === country) ?? false
}

async function isKnownPosition(locale: Locale, position: string): Promise<boolean> {
  const shell = await shellIfHad(locale)
  return shell?.staffMenu.some(({ pages }) => pages.some(({ slug }) => slug === position)) ?? false
}

/** Undefined where it was never had. */
export async function shellIfHad(locale: Locale): Promise<LoadedShell | undefined> {
  try {
    return await getShell(locale)
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    return undefined
  }
}
