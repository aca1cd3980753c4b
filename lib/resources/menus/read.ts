import { cache } from 'react'
import { read } from '#lib/http/client/api-client.ts'
import { type ParseContext, parseList } from '#lib/http/client/parse-response.ts'
import { unwrap } from '#lib/http/foreign-json.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { menusResource } from './definition.ts'
import type { Category, MenuKind } from './model.ts'
import { categoryWireSchema } from './wire.ts'

/** The menu of a country, or of the world for an empty slug. @throws {UpstreamError} */
export const readMenu = cache(
  (locale: Locale, kind: MenuKind, countrySlug: string): Promise<Category[]> =>
    read({
      endpoint: menusResource.endpoints[kind],
      query: { country_slug: countrySlug },
      locale,
      toValue: (payload, context) => toMenu(unwrap(payload), context),
    }),
)

export function toMenu(list: unknown, context: ParseContext, at?: string): Category[] {
  return parseList(categoryWireSchema, list ?? [], context, { at })
}
