import { toOptionalSafeHtml } from '#lib/html/to-safe-html.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { typeset } from '#lib/i18n/typography.ts'
import type { Country } from './model.ts'
import type { CountryWire } from './wire.ts'

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
