import { LANGUAGES, type Locale } from '#lib/i18n/locales.ts'

/** Of a number for the whole world (E.164). */
const MAX_DIGITS = 15

/** A number as it is sent and stored. */
export const PHONE_PATTERN = new RegExp(`^\\+\\d{1,${MAX_DIGITS}}$`)

/** The same as it is typed. */
export const PHONE_MASK = `+${'9'.repeat(MAX_DIGITS)}`

/** The zero of each set of digits that a keyboard may send: Arabic, Persian, Devanagari, full width. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0xff10]

/** A decimal digit of another script as the digit that stands for it here; anything else as it is. */
export function toAsciiDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const zero = ZEROS.find((candidate) => code >= candidate && code < candidate + 10)
  return zero === undefined ? character : String(code - zero)
}

/**
 * The address of a telephone link: `+` where the number begins with one, digits, and the extension
 * apart from them (RFC 3966): joined to the number it would ring somebody else.
 */
export function toTelHref(phone: string): string {
  const text = phone.slice(0, MAX_WRITTEN_LENGTH)
  const extension = EXTENSION.exec(text) ?? PAUSED_EXTENSION.exec(text)
  const written = FIRST_NUMBER.exec(text.slice(0, extension?.index))?.[0] ?? ''
  const number = written.startsWith('+')
    ? `+${digitsOf(withoutTrunkZero(written))}`
    : digitsOf(written)
  return `tel:${number}${extension?.[1] ? `;ext=${extension[1]}` : ''}`
}

/**
 * Reads a number as people write it down, and gives it back as it is dialled from anywhere:
 * `+` and digits. What cannot be read so keeps its other characters or its missing `+`, and is not
 * valid then. For a number that came whole (pasted, filled in, posted), never for one that is being
 * typed: half a number means something else.
 */
export function normalizePhone(written: string, locale: Locale): string {
  if (written.length > MAX_WRITTEN_LENGTH) return written
  const characters = Array.from(written.normalize('NFKC'), toAsciiDigit).join('')
  const bare = characters.replaceAll(INVISIBLE, '').replace(LABEL, '').replace(EXTENSION, '').trim()
  const isInternational = /^[(\s]*(\+|00)/.test(bare)
  const number = (isInternational ? withoutTrunkZero(bare) : bare).replaceAll(SEPARATORS, '')
  const abroad = number.replace(/^\+?(00)+(?=[1-9])/, '+')
  return dropTrunkZero(toInternational(abroad, locale))
}

/** A number as it is dialled within the language's country becomes one for the world; others stay. */
export function toInternational(number: string, locale: Locale): string {
  return LANGUAGES[locale].dialling.reduce(
    (dialled, [written, international]) => dialled.replace(written, international),
    number,
  )
}

/** Countries in which a 0 is dialled before a number at home, and no number begins with one (ITU-T E.164 national plans). */
const TRUNK_ZERO =
  /^(\+(?:20|27|31|32|33|41|43|44|46|49|61|62|63|64|90|91|92|94|234|254|380|971|972))0+(?=[1-9])/

/** `+971 050 …`: the 0 that is dialled only at home stands behind the country code by mistake. */
export function dropTrunkZero(number: string): string {
  return number.replace(TRUNK_ZERO, '$1')
}

/** The number that a field means which puts a plus sign before whatever is typed into it. */
export function meantPhone(shown: string, locale: Locale): string {
  const digits = digitsOf(shown)
  if (digits === '') return shown
  return dropTrunkZero(`+${digitsOf(toInternational(digits, locale))}`)
}

/** Empty where none could begin so. */
export function countryCodeOf(number: string): string {
  return COUNTRY_CODE.exec(number)?.[1] ?? ''
}

/** `+447700900123` as people read it; a number that somebody has written stays as it is. */
export function groupPhone(number: string): string {
  const code = countryCodeOf(number)
  const rest = number.slice(1 + code.length)
  if (!code || !/^\d{6,}$/.test(rest)) return number
  const groups = code.length === 1 ? /(?<=^.{3})(?=.{4})|(?<=^.{6})/g : /(?=(?:.{3})+$)(?<=.{2,})/g
  return `+${code} ${rest.replaceAll(groups, '\u00A0')}`.replace(' ', '\u00A0')
}

/** Of one digit, of two, and otherwise of three. */
const COUNTRY_CODE = /^\+([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)/

/** Nobody writes a number as long as this, and the patterns below should not have to look at it. */
const MAX_WRITTEN_LENGTH = 200
/** Marks of direction and of joining, which come along when a number is copied. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
/** What stands before a number: `tel:`, `Phone -`, `тел.` */
const LABEL = /^[^\p{Nd}+(]*\p{L}[^\p{Nd}+(]*(?=[\p{Nd}+(])/u
/** `ext. 12`, `x12`, `;ext=12`, `#12`, `доб. 12`: no part of what is dialled first. */
const EXTENSION =
  /[\s,;(]*(?:(?:ext(?:ension|n)?|[xх]|доб(?:авочн\p{L}*)?|вн(?:утр(?:енн\p{L}*)?)?)[\s.:=№#]*|#\s*)(\d*)[\s).]*$/iu
/** `,12`: a comma is a pause in dialling. */
const PAUSED_EXTENSION = /\s*,[\s,]*(\d{1,6})\s*$/
/** However it is grouped; what comes behind it is another number, or words. */
const FIRST_NUMBER = /\+?[\s(]*\d[\d\s()+./\p{Pd}\u2212]*/u
/** As people part a number to read it: `+44 (20) 7946-0011`. */
const SEPARATORS = /[\s().,/\p{Pd}\u2212]/gu

/** `+44 (0)20`: that zero is dialled only within the country. */
function withoutTrunkZero(written: string): string {
  return written.replace(/\(\s*0\s*\)/, '')
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
