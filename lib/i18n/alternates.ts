import { filterQuery, localizedPath, pageHref } from './hrefs.ts'
import { DEFAULT_LOCALE, type Locale, perLocale } from './locales.ts'
import type { RouteState } from './route-state.ts'

export interface Alternates {
  canonical?: string
  languages: Record<Locale | 'x-default', string>
}

/**
 * Absolute addresses of a page for search engines. The canonical one is left out where the query
 * names a page; a later page of a list points at the same page of the other language. Of what
 * narrows a list they keep what makes it a page to be found, and nothing else.
 */
export function alternatesOf(siteUrl: string, path: string, route: RouteState): Alternates {
  const address = (locale: Locale) =>
    siteUrl +
    (localizedPath(locale, path).replace(/^\/$/, '') || '/') +
    filterQuery(path, route.filter, 'landing')
  const paged = (locale: Locale) => pageHref(address(locale), Math.max(route.page, 1))
  const languages = { ...perLocale(paged), 'x-default': paged(DEFAULT_LOCALE) }
  return route.isPaged ? { languages } : { canonical: address(route.locale), languages }
}
