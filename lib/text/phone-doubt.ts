import { LOCALES, type Locale } from '#lib/i18n/locales.ts'
import { countryCodeOf, dropTrunkZero, PHONE_PATTERN, toInternational } from './phone.ts'

type PhoneFault = 'short' | 'long' | 'domestic' | 'code'

export interface PhoneDoubt {
  fault: PhoneFault
  /** What else is wrong with one that is written as it is dialled at home. */
  length?: 'short' | 'long'
  /** What was meant, where it is known from which country. */
  suggestion?: string
  /** It is asked about when it is sent, and not only hinted at while it is typed. */
  isAsked: boolean
}

/** The country codes that there are (ITU-T E.164, list of assigned codes). */
const ASSIGNED_CODES =
  /^(?:[17]|2(?:[07]|1[1-368]|[2346]\d|5[0-8]|9[01789])|3(?:[0-469]|5\d|7[0-8]|8[0-35-79])|4(?:[013-9]|2[013])|5(?:[1-8]|[09]\d)|6(?:[0-6]|7[02-9]|8[0-35-9]|9[0-2])|8(?:[1246]|0[08]|5[02356]|7[08]|8[0-368])|9(?:[0-58]|6[0-8]|7[0-79]|9[2-68]))/
const MAX_CODE_LENGTH = 3

/** How many digits follow the country code, where one can say: of the offices, and of many visitors. */
const NATIONAL_DIGITS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  ...{ 1: [10, 10], 7: [10, 10], 33: [9, 9], 39: [6, 11], 41: [9, 9], 44: [9, 10] },
  ...{ 357: [8, 8], 377: [8, 9], 971: [8, 9] },
  ...{ 34: [9, 9], 48: [9, 9], 90: [10, 10], 91: [10, 10], 351: [9, 9], 373: [8, 8], 374: [8, 8] },
  ...{ 375: [9, 9], 380: [9, 9], 992: [9, 9], 994: [9, 9], 995: [9, 9], 996: [9, 9], 998: [9, 9] },
}

/** Of other countries, with the code, but for some islands. */
const MIN_DIGITS = 9
/** Of fewer a visitor is told, and never asked. */
const MIN_ASKED_DIGITS = 7

/**
 * Why a number, with its plus sign, could hardly be called. It may be half typed, or right after
 * all: so this is said beside its field, and asked once when it is sent.
 */
export function doubtPhone(
  number: string,
  /** Numbers of the countries that it may be of, the likeliest first. */
  homes: readonly string[] = [],
): PhoneDoubt | undefined {
  const fault = faultOf(number)
  if (!fault) return undefined
  const isAsked = fault === 'domestic' || number.length > MIN_ASKED_DIGITS
  const digits = number.slice(1)
  const suggestion = suggest(digits, homes)
  const length = suggestion || fault !== 'domestic' ? undefined : lengthAtHome(digits, homes)
  return { fault, length, suggestion, isAsked }
}

/** The number that is called where one is sent in spite of a doubt: none in the world begins with 0. */
export function calledPhone(number: string, doubt: PhoneDoubt | undefined): string {
  return number.startsWith('+0') ? (doubt?.suggestion ?? number) : number
}

function faultOf(number: string): PhoneFault | undefined {
  const digits = number.slice(1)
  if (digits === '') return undefined
  if (digits.startsWith('0')) return 'domestic'
  if (!ASSIGNED_CODES.test(digits.padEnd(MAX_CODE_LENGTH, '0')) && digits.length >= MAX_CODE_LENGTH)
    return 'code'
  const code = countryCodeOf(number)
  const [least, most] = NATIONAL_DIGITS[code] ?? [MIN_DIGITS - code.length, Number.MAX_VALUE]
  const length = digits.length - code.length
  if (length < least) return 'short'
  return length > most ? 'long' : undefined
}

/** Of the likeliest country in which a 0 is dialled in front. */
function lengthAtHome(digits: string, homes: readonly string[]): PhoneDoubt['length'] {
  const [dialled = ''] = homes
    .map((home) => `+${countryCodeOf(home)}${digits}`)
    .filter((number) => dropTrunkZero(number) !== number)
  const fault = faultOf(dropTrunkZero(dialled))
  return fault === 'short' || fault === 'long' ? fault : undefined
}

/** As it is dialled in one of these countries, before all where most numbers have that length. */
function suggest(digits: string, homes: readonly string[]): string | undefined {
  const candidates = homes
    .map(countryCodeOf)
    .filter(Boolean)
    .flatMap((code) => [
      dropTrunkZero(`+${code}${digits}`),
      ...LOCALES.map((locale: Locale) => toInternational(digits, locale)).filter((dialled) =>
        dialled.startsWith(`+${code}`),
      ),
    ])
    .filter((candidate) => PHONE_PATTERN.test(candidate) && !faultOf(candidate))
  return candidates.find(isUsualLength) ?? candidates[0]
}

/** Shorter ones are rare where both are possible. */
function isUsualLength(number: string): boolean {
  const code = countryCodeOf(number)
  return number.length - '+'.length - code.length === NATIONAL_DIGITS[code]?.[1]
}
