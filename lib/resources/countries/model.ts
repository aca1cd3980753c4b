import type { SafeHtml } from '#lib/html/safe-html.ts'

export interface Country {
  id: number
  /** Empty for the world alone. */
  slug: string
  title: string
  /** Its name within a sentence, as the place of something: `in the United Kingdom`. */
  where?: string
  heading: string
  description?: SafeHtml
  metaTitle?: string
  metaDescription?: string
  /** An IANA name. */
  timeZone?: string
  /** ISO 3166-1, two letters. */
  isoCode?: string
  localNotes?: SafeHtml
}

/** No country chosen. Its title and heading are for the reader's language to fill in. */
export const WORLD: Readonly<Country> = { id: 0, slug: '', title: '', heading: '' }
