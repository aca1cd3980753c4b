const SOFT_HYPHEN = '\u00AD'
const LONG_RUSSIAN_WORD = /\p{Script=Cyrillic}{14,}/gu
/** On a phone such a word and the preposition before it are wider than the line. */
const SPACE_BEFORE_LONG_WORD = /\u00A0(?=\p{Script=Cyrillic}{14})/gu
const CONSONANT = '[бвгджзйклмнпрстфхцчшщ]'
const VOWEL = '[аеёиоуыэюя]'
/**
 * Before the consonant that begins the next syllable, with five letters left behind; the second of
 * two begins it, unless the two are one sound to the ear, as «бр».
 */
const SYLLABLE = new RegExp(
  `(?<=\\p{L}{4}${VOWEL}(?:${CONSONANT}(?![рл]))?)(?=${CONSONANT}${VOWEL}\\p{L})`,
  'giu',
)

/** Where a long Russian word of a display size may be parted; browsers have no rules for it. */
export function withSoftHyphens(text: string): string {
  return text
    .replace(SPACE_BEFORE_LONG_WORD, ' ')
    .replace(LONG_RUSSIAN_WORD, (word) => word.replace(SYLLABLE, SOFT_HYPHEN))
}
