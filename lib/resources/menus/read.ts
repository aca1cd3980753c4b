import { cache } from 'react'
import { type ParseContext, parseList } from '#lib/http/client/parse.ts'
import { unwrap } from '#lib/http/client/payload.ts'
import { read } from '#lib/http/client/read.ts'
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
      isRequired: true,
      toValue: (payload, context) => toMenu(unwrap(payload), context),
    }),
)

export function toMenu(list: unknown, context: ParseContext, at?: string): Category[] {
  return parseList(categoryWireSchema, list ?? [], context, { at })
}
