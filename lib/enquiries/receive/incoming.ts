import type { Locale } from '#lib/i18n/locales.ts'
import type { FormMatch } from './find-form.ts'

/** A form that has arrived, not checked yet. */
export interface Incoming {
  value: unknown
  match: FormMatch
  language: Locale
  headers: Headers
  address: string
  /** Whether a host is this site's own. */
  isOwnHost: (host: string) => boolean
}
