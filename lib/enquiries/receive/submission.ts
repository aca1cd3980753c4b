import type { FormTerms } from '#lib/enquiries/forms/definition.ts'
import type { SentFacts } from '#lib/enquiries/sent-facts.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { FieldErrors } from './check-body.ts'
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
  /** What its forms say of data now, by the language of the page. */
  termsIn: (language: Locale) => FormTerms
}

/**
 * `id`: in the store that can be asked for it; absent while that is away. `isRepeated`: by somebody
 * who need not be the one who sent it first, and is not told how to change it.
 */
interface Accepted {
  kind: 'accepted'
  reference: string
  status: number
  id?: number
  isRepeated?: boolean
  facts?: SentFacts
}

/** What becomes of an enquiry that somebody sends, before it is put into an answer. */
export type Result =
  | Accepted
  | { kind: 'rejected'; message?: string; errors: FieldErrors }
  | { kind: 'refused'; status: RefusedStatus; retryAfterS?: number }

/** 503 is for an enquiry that could not be stored, which may be sent again as it is. */
export type RefusedStatus = 400 | 403 | 405 | 408 | 409 | 413 | 415 | 429 | 503
