/** The zero of each set of digits that a keyboard may send: Arabic, Persian, Devanagari, full width. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0xff10]

/** A decimal digit of another script as the digit that stands for it here; anything else as it is. */
export function toAsciiDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const zero = ZEROS.find((candidate) => code >= candidate && code < candidate + 10)
  return zero === undefined ? character : String(code - zero)
}

/** Of a number for the whole world (E.164). */
export const MAX_PHONE_DIGITS = 15
