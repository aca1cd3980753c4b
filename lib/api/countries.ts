import { isReservedSlug } from '../config/reserved-slugs.ts'
import { countryWireSchema } from '../contract/country.ts'
import type { Country } from '../domain/country.ts'
import type { Locale } from '../domain/locale.ts'
import { unwrap } from './answer.ts'
import { parseList } from './parse.ts'
import { type ReadContext, read } from './read.ts'
import { toCountry } from './to-country.ts'

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
