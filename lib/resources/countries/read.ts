import { isReservedSlug } from '#lib/config/reserved-slugs.ts'
import { toOptionalSafeHtml } from '#lib/html/to-safe-html.ts'
import { type ReadContext, read } from '#lib/http/client/api-client.ts'
import { parseList } from '#lib/http/client/parse-response.ts'
import { unwrap } from '#lib/http/foreign-json.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { typesetHeading } from '#lib/i18n/typeset-heading.ts'
import { type CountryWire, countriesResource, countryWireSchema } from './definition.ts'
import { isoCodeOf } from './iso-code.ts'
import type { Country } from './model.ts'

/** @throws {UpstreamError} */
export function readCountries(locale: Locale): Promise<Country[]> {
  return read({
    endpoint: countriesResource.endpoints.list,
    locale,
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

function toCountry(wire: CountryWire, locale: Locale): Country {
  return {
    id: wire.id,
    slug: wire.slug,
    title: wire.title,
    where: wire.where && typesetHeading(wire.where, locale),
    heading: typesetHeading(wire.heading ?? wire.title, locale),
    description: toOptionalSafeHtml(wire.description, locale),
    metaTitle: wire.meta_title,
    metaDescription: wire.meta_description,
    timeZone: wire.time_zone,
    isoCode: wire.iso_code ?? isoCodeOf(wire.title, locale),
    localNotes: toOptionalSafeHtml(wire.local_notes, locale),
  }
}
