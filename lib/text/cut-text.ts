/** Spaces, controls and characters that are drawn as nothing, some of which count as letters. */
const SHOWS_NOTHING =
  /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB\u{13441}\u{13442}\u{1D159}]*$/u
/** Half a character by itself, which `u` tells from a pair. */
const NOT_PRINTABLE = /[\p{Cc}\p{Cs}\s]+/gu

/** Whether a text is empty to whoever reads it: what shows nothing is nothing. */
export function isBlank(text: string): boolean {
  return SHOWS_NOTHING.test(text)
}

/**
 * The beginning of a text, at most so long (as `length` counts), cut between two characters as a
 * reader sees them: never within an emoji, nor between a letter and its accent.
 */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  return text.slice(0, characterStart(text, maxLength) || codePointStart(text, maxLength))
}

/** A text that nobody typed, as one line without anything that cannot be shown or sent. */
export function toLine(text: string, maxLength: number): string {
  return cutText(text.replaceAll(NOT_PRINTABLE, ' ').trim(), maxLength).trimEnd()
}

/** Where the character begins that a place in the text is in; 0 where that cannot be known. */
function characterStart(text: string, place: number): number {
  // Some browsers that can do everything else here do not have it.
  if (!('Segmenter' in Intl)) return 0
  return new Intl.Segmenter().segment(text).containing(place)?.index ?? 0
}

function codePointStart(text: string, place: number): number {
  const isWithin = (text.codePointAt(place - 1) ?? 0) > 0xffff
  return isWithin ? place - 1 : place
}
