import type { Locale } from '#lib/i18n/locales.ts'
import { digitsOf, toInternational } from './phone.ts'

export type PhoneDoubt = 'short' | 'domestic'

/** A number with its country code is hardly ever shorter. */
const MIN_DIGITS = 7
/** Of +7, where all numbers are as long. */
const RUSSIAN_DIGITS = 11

/**
 * Why a number, as its field shows it, could hardly be called from another country. It may be half
 * typed, or right after all: so this is said beside the field.
 */
export function doubtPhone(shown: string, locale: Locale): PhoneDoubt | undefined {
  const digits = digitsOf(shown)
  if (lacksCountryCode(shown) || isDialledAtHome(digits, locale)) return 'domestic'
  const least = digits.startsWith('7') ? RUSSIAN_DIGITS : MIN_DIGITS
  return digits.length > 0 && digits.length < least ? 'short' : undefined
}

/** No country code begins with 0, so nobody could call such a number from abroad. */
export function lacksCountryCode(shown: string): boolean {
  return digitsOf(shown).startsWith('0')
}

/** The field puts a plus sign before whatever is typed, even where the language reads it as no country code. */
function isDialledAtHome(digits: string, locale: Locale): boolean {
  const dialled = toInternational(digits, locale)
  return dialled !== digits && dialled !== `+${digits}`
}
