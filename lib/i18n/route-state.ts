import { DEFAULT_LOCALE, isLocale, type Locale } from './locales.ts'
import { FILTERS, type FilterName } from './pages.ts'

/** What a visitor narrows a list by; a text that is there is not empty. */
export type ListFilter = Readonly<Partial<Record<FilterName, string>>>

/**
 * What a page may know of its address besides its own path.
 *
 * A cached page cannot see the query, and the shell cannot see the parameters of the pages below
 * it. So both travel in the first segment of the internal address: `en`, `ru.page-2`,
 * `en.in-uae`, `en.find-<filter>.page-3`. Visitors never see it, and cannot reach it: every
 * public address outside `/ru` is mapped below `/en`.
 */
export interface RouteState {
  locale: Locale
  /** The slug that stands where a country may stand. */
  country?: string
  /** Absent where nothing is chosen. */
  filter?: ListFilter
  /** The one-time id of what became of a form that was sent without script. */
  flash?: string
  /** The address was asked by a method that no page takes. */
  isRefused?: boolean
  /** The query names a page, whatever its value: no canonical link then. */
  isPaged: boolean
  /** 1 without the query; 0 where it is not a whole number of 1 or more. */
  page: number
}

/** Of an address that says none: the framework's own paths are shown as English ones. */
export const DEFAULT_ROUTE_STATE: RouteState = { locale: DEFAULT_LOCALE, isPaged: false, page: 1 }

export function formatRouteState(route: RouteState): string {
  const parts: string[] = [route.locale]
  if (route.country) parts.push(`in-${route.country}`)
  if (route.filter) parts.push(`find-${encodeFilter(route.filter)}`)
  if (route.flash) parts.push(`flash-${route.flash}`)
  if (route.isRefused) parts.push('refused')
  if (route.isPaged) parts.push(`page-${route.page}`)
  return parts.join('.')
}

/** The route state of an internal first segment, or undefined where the segment is none. */
export function parseRouteState(segment: string): RouteState | undefined {
  const [locale, ...flags] = decode(segment).split('.')
  if (!isLocale(locale)) return undefined
  const route: RouteState = { locale, isPaged: false, page: 1 }
  for (const flag of flags) {
    const [, name, value = ''] = /^(in|find|flash|page)-(.*)$/.exec(flag) ?? []
    if (name === 'in') route.country = value
    else if (name === 'find') route.filter = decodeFilter(value)
    else if (name === 'flash') route.flash = value
    else if (flag === 'refused') route.isRefused = true
    else if (name === 'page' && /^\d+$/.test(value)) {
      route.isPaged = true
      route.page = Number(value)
    } else return undefined
  }
  return route
}

function encodeFilter(filter: ListFilter): string {
  const bytes = new TextEncoder().encode(String(new URLSearchParams(filter)))
  const base64 = btoa(String.fromCharCode(...bytes))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function decodeFilter(encoded: string): ListFilter | undefined {
  try {
    const base64 = encoded.replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const chosen = [...new URLSearchParams(new TextDecoder().decode(bytes))].filter(
      ([name, value]) => value && FILTER_NAMES.has(name),
    )
    return chosen.length > 0 ? Object.fromEntries(chosen) : undefined
  } catch {
    return undefined
  }
}

const FILTER_NAMES: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ Array.from(FILTERS.values(), (filters) => filters.map(([name]) => name)).flat(),
)

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
