import { cutText } from '#lib/text/cut-text.ts'
import { DEFAULT_LOCALE, isLocale, LOCALE_COOKIE, LOCALES, type Locale } from './locales.ts'
import {
  FEED_PATHS,
  FILTERS,
  FIXED_SEGMENTS,
  FLASH_PARAMETER,
  isOfPattern,
  patternsWith,
} from './pages.ts'
import {
  formatRouteState,
  type ListFilter,
  parseRouteState,
  type RouteState,
} from './route-state.ts'

/** The only pages on which the value of `page` matters. */
const LIST_PATHS = /* @__PURE__ */ patternsWith('isPaged')
const FORM_PATTERNS = /* @__PURE__ */ patternsWith('hasForms')
const FLASH_ID = /^[\w-]{16,64}$/

/** The languages that have a prefix. */
const PREFIXES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)

/**
 * Set by the middleware on an address that it has made internal, so that no rewrite takes it for
 * one from outside. The server's entry removes it from whatever comes in.
 */
export const INTERNAL_HEADER = 'x-internal-address'

/** What the code of a language looks like. */
const CODE = '[a-z]{2}'
/** What the name of a feed looks like. */
const FEED_NAME = '[a-z]+\\.[a-z]+'
/** Of a header that names a language besides the default one. */
const OTHER_LANGUAGE = `(?:.*[,\\s])?(?!${/* @__PURE__ */ anyCase(DEFAULT_LOCALE)})[a-zA-Z]{2}.*`

const NO_PAGE_NUMBER = '(?![1-9]\\d{0,5}$).*'
const PAGE_NUMBER = /^[1-9]\d{0,5}$/
const MAX_FILTER_LENGTH = 100

interface Address {
  pathname: string
  query: URLSearchParams
}

/**
 * The one canonical address of a public address, or undefined where it is that already.
 *
 * All faults are mended at once, so that a redirect never leads to another redirect: repeated and
 * trailing slashes, `.` and `..`, a stated English prefix, capitals in the prefix, `page=1` of a list.
 */
export function canonicalAddress({ pathname, query }: Address): string | undefined {
  const segments = resolveDots(pathname.split(/[/\\]+/))
  while (segments[0]?.toLowerCase() === DEFAULT_LOCALE) segments.shift()
  const prefix = segments[0]?.toLowerCase()
  if (isLocale(prefix)) segments[0] = prefix
  const path = `/${segments.join('/')}`

  const wanted = new URLSearchParams(query)
  if (isList(path) && wanted.getAll('page').at(-1) === '1') wanted.delete('page')
  if (path === pathname && wanted.size === query.size) return undefined
  return wanted.size > 0 ? `${path}?${wanted}` : path
}

/** The internal address that renders a canonical public address. */
export function internalPath(
  { pathname, query }: Address,
  { isRefused }: Pick<RouteState, 'isRefused'> = {},
): string {
  const { locale, path } = splitLocale(pathname)
  const route: RouteState = { locale, isRefused, isPaged: query.has('page'), page: 1 }
  const [first, ...rest] = path.split('/').slice(1)
  if (first && rest.length === 0 && isCountryLike(first)) route.country = first
  if (isList(path) && route.isPaged) route.page = pageNumber(query.getAll('page').at(-1) ?? '')
  if (FORM_PATTERNS.some((pattern) => isOfPattern(pattern, path)))
    route.flash = FLASH_ID.exec(query.get(FLASH_PARAMETER) ?? '')?.[0]
  route.filter = filterOf(path, query)
  return `/${formatRouteState(route)}${path === '/' ? '' : path}`
}

/** Whether the address narrows a list, by what only code can read. */
export function hasFilter({ pathname, query }: Address): boolean {
  return filterOf(splitLocale(pathname).path, query) !== undefined
}

/** Removes the language from a public path: `/ru/blog` is `ru` and `/blog`. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first] = pathname.split('/', 2)
  const locale = PREFIXES.find((prefix) => prefix === first)
  if (!locale) return { locale: DEFAULT_LOCALE, path: pathname }
  return { locale, path: pathname.slice(`/${locale}`.length) || '/' }
}

/** What an internal path says, and the rest of it; the same path where it is no internal one. */
export function splitRoute(pathname: string): { route: RouteState | undefined; path: string } {
  const [, first = ''] = pathname.split('/', 2)
  const route = parseRouteState(first)
  return { route, path: route ? pathname.slice(`/${first}`.length) || '/' : pathname }
}

/** The path without language of a pathname that the server renders: an internal or a public one. */
export function pathOfRendered(pathname: string): string {
  return splitRoute(pathname).path
}

/**
 * Addresses under which the framework would serve something of its own (its error pages, the
 * pattern of a page as if it were one): to a visitor they are addresses like any other.
 */
export function ownAddressRules() {
  const ownPages = '404|500|_error|_not-found|_global-error|_next/image'
  const patterns = '(?:\\[|%5[Bb])locale.*'
  const destination = `/${DEFAULT_LOCALE}/:path`
  return [{ source: `/:path(${ownPages}|${patterns})`, destination }]
}

/**
 * The framework's rewrites: what `internalPath` says, for every address whose query needs no
 * code to be read. They run without the middleware, which costs a cached page half its speed.
 */
export function rewriteRules() {
  const country = `:country((?!(?:${[...LOCALES, 'api', ...FIXED_SEGMENTS].join('|')})$)[^/.]+)`
  // Below `/en` there is only what `ownAddressRules` has put there: visitors are redirected away.
  const prefixed = PREFIXES.map((locale) => `${locale}|${locale}/.*`).join('|')
  const unprefixed = `:path((?!(?:${prefixed}|api/.*|${DEFAULT_LOCALE}/.*)$).*)`
  const paged = { has: [query('page', '.*')] }
  const inEach = <Rule>(rules: (locale: Locale, prefix: string) => Rule[]) =>
    LOCALES.flatMap((locale) => rules(locale, locale === DEFAULT_LOCALE ? '' : `/${locale}`))
  const rules = [
    ...inEach((locale, prefix) => LIST_PATHS.flatMap((path) => listRules(locale, prefix, path))),
    ...inEach((locale, prefix) => FORM_PATTERNS.map((path) => flashRule(locale, prefix, path))),
    ...inEach((locale, prefix) => [
      {
        source: `${prefix}/${country}`,
        destination: `/${locale}.in-:country.page-1/:country`,
        ...paged,
      },
      { source: `${prefix}/${country}`, destination: `/${locale}.in-:country/:country` },
      { source: prefix || '/', destination: `/${locale}.page-1`, ...paged },
    ]),
    ...PREFIXES.map((locale) => ({
      source: `/${locale}/:path*`,
      destination: `/${locale}.page-1/:path*`,
      ...paged,
    })),
    {
      source: `/${unprefixed}`,
      destination: `/${DEFAULT_LOCALE}.page-1/:path`,
      ...paged,
    },
    { source: '/', destination: `/${DEFAULT_LOCALE}` },
    { source: `/${unprefixed}`, destination: `/${DEFAULT_LOCALE}/:path` },
  ]
  return rules.map((rule) => ({ ...rule, missing: [header(INTERNAL_HEADER)] }))
}

/**
 * The conditions under which an address enters the middleware: a redirect may be due, or the
 * query needs code to be read. `middleware.ts` must hold them as a literal; a test compares. So
 * that a new language changes nothing there, they ask for two letters, not for our languages: what
 * enters without need passes through.
 */
export function middlewareMatcher() {
  const notOwnLink = { missing: [header('sec-fetch-site', 'same-origin')] }
  const lists = LIST_PATHS.map((path) => path.slice(1)).join('|')
  const filtered = new Map<string, string[]>()
  for (const [path, filters] of FILTERS) {
    if (FEED_PATHS.has(path)) continue
    for (const [key] of filters) filtered.set(key, [...(filtered.get(key) ?? []), path.slice(1)])
  }
  return [
    {
      source: `/:language(${DEFAULT_LOCALE}|[a-z][A-Z]|[A-Z][a-zA-Z])/:path*`,
      missing: [header(INTERNAL_HEADER)],
    },
    { source: '/(.+)/' },
    { source: '/', has: [cookie(LOCALE_COOKIE, `(?!${DEFAULT_LOCALE}$).*`)], ...notOwnLink },
    { source: '/', has: [header('accept-language', OTHER_LANGUAGE)], ...notOwnLink },
    { source: `/:locale(${CODE})?/:list(${lists})`, has: [query('page', '1')] },
    ...[...filtered].map(([key, paths]) => ({
      source: `/:locale(${CODE})?/:list(${paths.join('|')})/:feed(${FEED_NAME})?`,
      has: [query(key, '.+')],
      missing: [header(INTERNAL_HEADER)],
    })),
  ]
}

function listRules(locale: Locale, prefix: string, path: string) {
  const rule = (value: string, page: string) => ({
    source: prefix + path,
    destination: `/${locale}.page-${page}${path}`,
    has: [query('page', value)],
  })
  return [rule('(?<page>[1-9]\\d{0,5})', ':page'), rule(NO_PAGE_NUMBER, '0')]
}

function flashRule(locale: Locale, prefix: string, path: string) {
  return {
    source: prefix + path,
    destination: `/${locale}.flash-:flash${path}`,
    has: [query(FLASH_PARAMETER, '(?<flash>[\\w-]{16,64})')],
  }
}

function query(key: string, value: string) {
  return { type: 'query' as const, key, value }
}

function header(key: string, value?: string) {
  return { type: 'header' as const, key, value }
}

/** A pattern of the letters, large or small. */
function anyCase(letters: string): string {
  return letters.replaceAll(/./g, (letter) => `[${letter}${letter.toUpperCase()}]`)
}

function cookie(key: string, value: string) {
  return { type: 'cookie' as const, key, value }
}

/** As browsers do; what would lead above the root ends there. */
function resolveDots(segments: string[]): string[] {
  const resolved: string[] = []
  for (const segment of segments) {
    if (segment === '..') resolved.pop()
    else if (segment && segment !== '.') resolved.push(segment)
  }
  return resolved
}

function isList(path: string): boolean {
  return LIST_PATHS.includes(splitLocale(path).path)
}

function isCountryLike(segment: string): boolean {
  return !segment.includes('.') && !FIXED_SEGMENTS.has(segment)
}

function pageNumber(value: string): number {
  return PAGE_NUMBER.test(value) ? Number(value) : 0
}

function filterOf(path: string, query: URLSearchParams): ListFilter | undefined {
  const chosen = (FILTERS.get(path) ?? []).flatMap(([name]) => {
    const text = filterText(query.get(name))
    return text ? [[name, text]] : []
  })
  return chosen.length > 0 ? Object.fromEntries(chosen) : undefined
}

function filterText(value: string | null): string {
  return cutText((value ?? '').replaceAll(/\s+/g, ' ').trim(), MAX_FILTER_LENGTH)
}
