import { isUpstreamError } from '#lib/http/client/errors.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { getShell, type LoadedShell } from '#lib/resources/shell/read.ts'

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
