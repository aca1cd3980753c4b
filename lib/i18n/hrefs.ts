import { DEFAULT_LOCALE, type Locale } from './locales.ts'
import {
  type AnswerName,
  type FeedName,
  FILTERS,
  type FilterKind,
  type FollowedKindName,
  type ListKindName,
  PAGE_KINDS,
  type PageKindName,
} from './pages.ts'
import type { ListFilter } from './route-state.ts'

/** The public address of `path` (`/` or `/blog`, without a language) in a language. */
export function localizedPath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

type Paths = {
  [Kind in PageKindName]: (typeof PAGE_KINDS)[Kind]['pattern'] extends `${string}:${string}`
    ? (parameter: string) => string
    : () => string
}

/** Paths without a language, by kind of page; the world has no slug, and is the home page. */
export const PATHS: Paths = {
  ...toPaths(),
  country: (slug) => (slug ? pathOf(PAGE_KINDS.country.pattern, slug) : '/'),
}

/** Places of the home page that answer what the footer names. */
export const HOME_PLACES = {
  academy: 'academy',
  forUkraine: 'ukraine',
  geography: 'geography',
  jetRental: 'jet-rental',
} as const

/** The picture that shared links show of a page. */
export function sharePicture(siteUrl: string, publicPath: string): string {
  return `${siteUrl}/share.png?of=${encodeURIComponent(publicPath)}`
}

/** Page one has no query: a link to `?page=1` would only be redirected. */
export function pageHref(href: string, page: number): string {
  if (page === 1) return href
  return `${href}${href.includes('?') ? '&' : '?'}page=${page}`
}

/** A list, narrowed by what is chosen. */
export function listHref(
  locale: Locale,
  kind: ListKindName | FollowedKindName,
  filter: ListFilter = {},
): string {
  const path = PATHS[kind]()
  return localizedPath(locale, path) + filterQuery(path, filter)
}

/** The letter that asks for a price, with what is chosen in it already. */
export function briefHref(
  locale: Locale,
  chosen: Partial<Record<AnswerName, string>> = {},
): string {
  const path = PATHS.brief()
  return localizedPath(locale, path) + filterQuery(path, chosen)
}

/** A feed of a list, narrowed by what is chosen. */
export function feedHref(
  locale: Locale,
  { kind, name, filter }: { kind: FollowedKindName; name: FeedName; filter?: ListFilter },
): string {
  const path = `${PATHS[kind]()}/${name}`
  return localizedPath(locale, path) + filterQuery(path, filter)
}

/**
 * What is chosen, as a query with its `?` in the one order; empty where nothing is. Of the filters
 * of a kind alone, where that is given.
 */
export function filterQuery(path: string, filter: ListFilter = {}, only?: FilterKind): string {
  const query = new URLSearchParams()
  for (const [name, kind] of FILTERS.get(path) ?? []) {
    if (filter[name] && (!only || kind === only)) query.set(name, filter[name])
  }
  return query.size > 0 ? `?${query}` : ''
}

/**
 * A path as it is shown: decoded once, where that gives a text without control characters, and
 * otherwise as it was typed.
 */
export function readablePath(path: string): string {
  try {
    const decoded = decodeURIComponent(path)
    return /\p{Cc}/u.test(decoded) ? path : decoded
  } catch {
    return path
  }
}

function toPaths() {
  const entries = Object.entries(PAGE_KINDS).map(
    ([kind, { pattern }]) => [kind, (parameter = '') => pathOf(pattern, parameter)] as const,
  )
  return Object.fromEntries(entries) as Paths
}

function pathOf(pattern: string, parameter: string): string {
  return pattern.replace(/:\w+$/, () => encodeURIComponent(parameter))
}
