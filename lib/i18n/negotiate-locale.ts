import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from './locales.ts'

/** Nobody states more languages than fit in this; what is longer only costs time. */
const MAX_HEADER_LENGTH = 500

/** Browsers state a few different wishes, and each costs some time to read. */
const negotiated = new LRUCache<string, Locale>({ max: 500 })

/** Header names on which the answer of the home page depends. */
export const HOME_VARY = 'Cookie, Accept-Language, Sec-Fetch-Site'

/**
 * The language in which a visitor without a choice of page meets the site: the one chosen before,
 * else the best match of what the browser states, else English. A link on our own pages already
 * is a choice, and gives English.
 */
export function homeLanguage(request: {
  cookie: string | undefined
  acceptLanguage: string | null
  fetchSite: string | null
}): Locale {
  if (request.fetchSite === 'same-origin') return DEFAULT_LOCALE
  if (isLocale(request.cookie)) return request.cookie
  return negotiateLocale(request.acceptLanguage)
}

/** The best match of an `Accept-Language` header; the default where it asks for none of ours. */
export function negotiateLocale(acceptLanguage: string | null): Locale {
  const stated = acceptLanguage?.slice(0, MAX_HEADER_LENGTH) ?? ''
  const known = negotiated.get(stated)
  if (known) return known
  const [best] = new Negotiator({ headers: { 'accept-language': stated } }).languages([...LOCALES])
  const locale = isLocale(best) ? best : DEFAULT_LOCALE
  negotiated.set(stated, locale)
  return locale
}
