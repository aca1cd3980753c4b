import '#lib/http/client/zod-in-browser.ts'
import { parsePruned, unwrap } from '#lib/http/foreign-json.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Category } from './model.ts'
import { categoryWireSchema } from './wire.ts'

export interface MenuRequest {
  kind: 'staff' | 'candidates'
  locale: Locale
  /** Empty for the world. */
  countrySlug: string
  /** Where the public API is; empty is the site itself. */
  baseUrl: string
  signal: AbortSignal
}

const ENDPOINTS = { staff: '/api/categories', candidates: '/api/candidates' }

/**
 * The menu of a country, asked for by the visitor's browser. Items that do not parse are left out.
 *
 * @throws {Error} where there is no usable answer
 */
export async function fetchMenu(request: MenuRequest): Promise<Category[]> {
  const { kind, locale, countrySlug, baseUrl, signal } = request
  const endpoint = ENDPOINTS[kind]
  const query = countrySlug ? `?${new URLSearchParams({ country_slug: countrySlug })}` : ''
  const response = await fetch(`${baseUrl}${endpoint}${query}`, {
    headers: { 'Accept-Language': locale },
    signal,
  })
  if (!response.ok) throw new Error(`${endpoint}: status ${response.status}`)
  const list = unwrap(await response.json())
  if (!Array.isArray(list)) throw new Error(`${endpoint}: not a list`)
  const categories = list.flatMap((item: unknown) => {
    const pruned = parsePruned(categoryWireSchema, item, 'list items')
    return 'fault' in pruned ? [] : [pruned.value]
  })
  if (list.length > 0 && categories.length === 0) throw new Error(`${endpoint}: no usable item`)
  return categories
}
