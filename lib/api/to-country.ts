import type { CountryWire } from '../contract/country.ts'
import type { Country } from '../domain/country.ts'
import type { Locale } from '../domain/locale.ts'
import { typeset } from '../domain/typography.ts'
import { toOptionalSafeHtml } from './to-safe-html.ts'

export function toCountry(wire: CountryWire, locale: Locale): Country {
  return {
    id: wire.id,
    slug: wire.slug,
    title: wire.title,
    heading: typeset(wire.heading ?? wire.title, locale),
    description: toOptionalSafeHtml(wire.description, locale),
    metaTitle: wire.meta_title,
    metaDescription: wire.meta_description,
    timeZone: wire.time_zone,
    localNotes: toOptionalSafeHtml(wire.local_notes, locale),
  }
}
