import { localizedPath } from './hrefs.ts'
import { LOCALES, type Locale } from './locales.ts'
import { matchPage, PAGE_KINDS, patternsWith } from './pages.ts'
import { internalPath, splitLocale } from './routes.ts'

/** Stands for the part of an address that leads to nothing. No slug of the site has its signs. */
const UNKNOWN_PART = '~unknown~'

/** Of no kind: none has two such segments. */
const OF_NO_KIND = `/${UNKNOWN_PART}/${UNKNOWN_PART}`
/** What no list has, so that it is the page of all that no list has. */
const NO_PAGE = 'page=0'

interface UnknownAddress {
  /** The public address of the one page that stands for all unknown ones of its kind. */
  url: string
  /** What this one has in the place of the mark. */
  part: string
  mark: string
}

/**
 * Unknown addresses have no end, and their pages differ in nothing but the address: one is
 * rendered for each language and kind of page, with a mark in the place of what they differ in.
 */
export function toUnknownAddress(pathname: string): UnknownAddress {
  const { locale, path } = splitLocale(pathname)
  const match = matchPage(path)
  if (!match)
    return {
      url: localizedPath(locale, OF_NO_KIND),
      part: path.slice(1),
      mark: OF_NO_KIND.slice(1),
    }
  const { parameter } = match
  if (!parameter) return { url: `${pathname}?${NO_PAGE}`, part: '', mark: UNKNOWN_PART }
  const fixed = pathname.slice(0, -parameter.length)
  return { url: fixed + UNKNOWN_PART, part: parameter, mark: UNKNOWN_PART }
}

/** The internal paths of those pages: the only ones of unknown addresses that may be kept. */
const PATHS_OF_UNKNOWN: ReadonlySet<string> = new Set(LOCALES.flatMap(listUnknownPaths))

export function isUnknownPath(path: string): boolean {
  return PATHS_OF_UNKNOWN.has(path)
}

function listUnknownPaths(locale: Locale): string[] {
  const patterns = Object.values(PAGE_KINDS).map(({ pattern }) => pattern)
  const parameters = patterns.filter((pattern) => pattern.includes(':'))
  const shared = parameters.map((pattern) => pattern.replace(/:\w+$/, UNKNOWN_PART))
  return [
    ...[OF_NO_KIND, ...shared].map((path) => toInternal(locale, path)),
    ...patternsWith('isPaged').map((path) => toInternal(locale, path, NO_PAGE)),
  ]
}

function toInternal(locale: Locale, path: string, query = ''): string {
  return internalPath({ pathname: localizedPath(locale, path), query: new URLSearchParams(query) })
}
