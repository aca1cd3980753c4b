import { DEFAULT_LOCALE, isLocale, type Locale } from './locales.ts'

/** What a visitor narrows the vacancies by. Empty texts mean no choice. */
export interface VacancyFilter {
  country: string
  category: string
  words: string
}

/**
 * What a page may know of its address besides its own path.
 *
 * A cached page cannot see the query, and the shell cannot see the parameters of the pages below
 * it. So both travel in the first segment of the internal address: `en`, `ru.page-2`,
 * `en.in-uae`, `en.find-<filter>.page-3`. Visitors never see it, and cannot reach it: every
 * public address outside `/ru` is mapped below `/en`.
 */
export interface View {
  locale: Locale
  /** The slug that stands where a country may stand. */
  country?: string
  filter?: VacancyFilter
  /** The one-time id of what became of a form that was sent without script. */
  answer?: string
  /** The address was asked by a method that no page takes. */
  isRefused?: boolean
  /** The query names a page, whatever its value: no canonical link then. */
  isPaged: boolean
  /** 1 without the query; 0 where it is not a whole number of 1 or more. */
  page: number
}

/** Of an address that says none: the framework's own paths are shown as English ones. */
export const DEFAULT_VIEW: View = { locale: DEFAULT_LOCALE, isPaged: false, page: 1 }

export function formatView(view: View): string {
  const parts: string[] = [view.locale]
  if (view.country) parts.push(`in-${view.country}`)
  if (view.filter) parts.push(`find-${encodeFilter(view.filter)}`)
  if (view.answer) parts.push(`answer-${view.answer}`)
  if (view.isRefused) parts.push('refused')
  if (view.isPaged) parts.push(`page-${view.page}`)
  return parts.join('.')
}

/** The view of an internal first segment, or undefined where the segment is none. */
export function parseView(segment: string): View | undefined {
  const [locale, ...flags] = decode(segment).split('.')
  if (!isLocale(locale)) return undefined
  const view: View = { locale, isPaged: false, page: 1 }
  for (const flag of flags) {
    const [, name, value = ''] = /^(in|find|answer|page)-(.*)$/.exec(flag) ?? []
    if (name === 'in') view.country = value
    else if (name === 'find') view.filter = decodeFilter(value)
    else if (name === 'answer') view.answer = value
    else if (flag === 'refused') view.isRefused = true
    else if (name === 'page' && /^\d+$/.test(value)) {
      view.isPaged = true
      view.page = Number(value)
    } else return undefined
  }
  return view
}

function encodeFilter({ country, category, words }: VacancyFilter): string {
  const bytes = new TextEncoder().encode(JSON.stringify([country, category, words]))
  const base64 = btoa(String.fromCharCode(...bytes))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function decodeFilter(encoded: string): VacancyFilter | undefined {
  try {
    const base64 = encoded.replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const [country, category, words] = JSON.parse(new TextDecoder().decode(bytes))
    return { country: String(country), category: String(category), words: String(words) }
  } catch {
    return undefined
  }
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
