import { createHash } from 'node:crypto'
import { z } from 'zod'
import { settings } from '#lib/config/settings.ts'
import { type FormTerms, TICKED } from '#lib/enquiries/forms/definition.ts'
import { MESSAGES } from '#lib/i18n/languages.ts'
import { LOCALES, type Locale } from '#lib/i18n/locales.ts'
import { instance } from '#lib/server/instance.ts'

/** Which words the sender of an enquiry saw, as they are kept with it; when, its own time says. */
export const termsSchema = z.object({
  version: z.string(),
  language: z.enum(LOCALES),
  /** Absent where the sender saw an earlier version than this process has known. */
  text: z.string().optional(),
  /** Whether a box was ticked beside them. */
  is_agreed: z.boolean(),
})

export type Terms = z.output<typeof termsSchema>

const VERSION_LENGTH = 8
const VERSION = new RegExp(`^[\\da-f]{${VERSION_LENGTH}}$`)

/** The words of each version that has been shown by this process. */
const shown = new Map<string, string>()

/** The languages in which a box is asked for are a setting; its text is the content's. */
export function formTerms(locale: Locale): FormTerms {
  const isAsked = settings().consentLanguages.includes(locale)
  return toFormTerms(locale, isAsked ? instance().consentText?.(locale) : undefined)
}

export function toFormTerms(locale: Locale, consent: string | undefined): FormTerms {
  const text = consent ?? MESSAGES[locale].enquiries.privacy.text
  const kind = consent === undefined ? 'notice' : 'consent'
  const version = createHash('sha256')
    .update(`${kind} ${locale} ${text}`)
    .digest('hex')
    .slice(0, VERSION_LENGTH)
  shown.set(version, text)
  if (consent === undefined) return { version }
  return { version, consent: { text, required: MESSAGES[locale].problems.fields.consent } }
}

/**
 * What is kept with an enquiry of the terms that it was sent under: undefined where it states
 * none, as a program may, and `missing` where the box is asked for and was not ticked.
 */
export function readTerms(
  { terms, consent }: Record<string, unknown>,
  { language, current }: { language: Locale; current: FormTerms },
): Terms | 'missing' | undefined {
  const isTicked = consent === TICKED
  if (current.consent !== undefined && !isTicked) return 'missing'
  const stated = typeof terms === 'string' && VERSION.test(terms) ? terms : undefined
  const version = stated ?? (isTicked ? current.version : undefined)
  if (version === undefined) return undefined
  return { version, language, text: shown.get(version), is_agreed: isTicked }
}
