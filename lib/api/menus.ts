import { cache } from 'react'
import { categoryWireSchema } from '../contract/category.ts'
import type { Category } from '../domain/category.ts'
import type { Locale } from '../domain/locale.ts'
import { unwrap } from './answer.ts'
import { type ParseContext, parseList } from './parse.ts'
import { read } from './read.ts'
import { toCategory } from './to-category.ts'

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
