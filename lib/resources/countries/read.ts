import { isReservedSlug } from '#lib/config/reserved-slugs.ts'
import { parseList } from '#lib/http/client/parse.ts'
import { unwrap } from '#lib/http/client/payload.ts'
import { type ReadContext, read } from '#lib/http/client/read.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Country } from './model.ts'
import { toCountry } from './to-country.ts'
import { countryWireSchema } from './wire.ts'

/** @throws {UpstreamError} */
export function readCountries(locale: Locale): Promise<Country[]> {
  return read({
    endpoint: '/api/countries',
    locale,
    isRequired: true,
    toValue: (payload, context) => toCountries(unwrap(payload), context),
  })
}

/** Only countries whose page can be reached: no fixed route's name, and each slug once. */
export function toCountries(list: unknown, context: ReadContext, at?: string): Country[] {
  const taken = new Set<string>()
  const refuse = ({ slug }: { slug: string }) => {
    if (isReservedSlug(slug) || taken.has(slug)) return 'slug'
    taken.add(slug)
    return undefined
  }
  const wires = parseList(countryWireSchema, list, context, { at, refuse })
  return wires.map((wire) => toCountry(wire, context.locale))
}
