import { localizedPath, pageHref } from './hrefs.ts'
import { DEFAULT_LOCALE, type Locale, perLocale } from './locales.ts'
import type { View } from './route-state.ts'

export interface Alternates {
  canonical?: string
  languages: Record<Locale | 'x-default', string>
}

/**
 * Absolute addresses of a page for search engines. The canonical one is left out where the query
 * names a page; a later page of a list points at the same page of the other language.
 */
export function alternatesOf(siteUrl: string, path: string, view: View): Alternates {
  const address = (locale: Locale) =>
    siteUrl + (localizedPath(locale, path).replace(/^\/$/, '') || '/')
  const paged = (locale: Locale) => pageHref(address(locale), Math.max(view.page, 1))
  const languages = { ...perLocale(paged), 'x-default': paged(DEFAULT_LOCALE) }
  return view.isPaged ? { languages } : { canonical: address(view.locale), languages }
}
