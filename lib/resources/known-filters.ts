import { isUpstreamError } from '#lib/http/client/errors.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { RouteState } from '#lib/i18n/route-state.ts'
import { getShell, type LoadedShell } from '#lib/resources/shell/read.ts'

/** Of the filters whose values are the site's own: whether a value is one of them. */
const FINITE_FILTERS: Record<string, (locale: Locale, value: string) => Promise<boolean>> = {
  country: isKnownCountry,
  category: isKnownCategory,
}

/**
 * Whether a list is narrowed by nothing but values of the site itself. There are only so many
 * such lists, so they are kept like other pages; what visitors may make up has no end.
 */
export async function isFiniteFilter({ locale, filter }: RouteState): Promise<boolean> {
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

/** Undefined where it was never had. */
export async function shellIfHad(locale: Locale): Promise<LoadedShell | undefined> {
  try {
    return await getShell(locale)
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    return undefined
  }
}
