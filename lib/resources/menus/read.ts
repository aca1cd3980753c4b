import { cache } from 'react'
import { type ParseContext, parseList } from '#lib/http/client/parse.ts'
import { unwrap } from '#lib/http/client/payload.ts'
import { read } from '#lib/http/client/read.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Category } from './model.ts'
import { toCategory } from './to-category.ts'
import { categoryWireSchema } from './wire.ts'

export type MenuKind = 'staff' | 'candidates'

const ENDPOINTS: Record<MenuKind, string> = {
  staff: '/api/categories',
  candidates: '/api/candidates',
}

/** The menu of a country, or of the world for an empty slug. @throws {UpstreamError} */
export const readMenu = cache(
  (locale: Locale, kind: MenuKind, countrySlug: string): Promise<Category[]> =>
    read({
      endpoint: ENDPOINTS[kind],
      query: { country_slug: countrySlug },
      locale,
      isRequired: true,
      toValue: (payload, context) => toMenu(unwrap(payload), context),
    }),
)

export function toMenu(list: unknown, context: ParseContext, at?: string): Category[] {
  return parseList(categoryWireSchema, list ?? [], context, { at }).map(toCategory)
}
