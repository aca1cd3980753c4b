import type { CountryWire } from '../contract/country.ts'
import type { Country } from '../domain/country.ts'
import { sanitizeOptionalHtml } from './sanitize.ts'

export function toCountry(wire: CountryWire): Country {
  return {
    id: wire.id,
    slug: wire.slug,
    title: wire.title,
    heading: wire.heading ?? wire.title,
    description: sanitizeOptionalHtml(wire.description),
    metaTitle: wire.meta_title,
    metaDescription: wire.meta_description,
    timeZone: wire.time_zone,
    localNotes: sanitizeOptionalHtml(wire.local_notes),
  }
}
