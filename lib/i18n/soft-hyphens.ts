const SOFT_HYPHEN = '\u00AD'
const LONG_RUSSIAN_WORD = /\p{Script=Cyrillic}{14,}/gu
/** Between a vowel and a consonant that begins the next syllable, two letters from either end. */
const SYLLABLE = /(?<=\p{L}[аеёиоуыэюя])(?=[бвгджзйклмнпрстфхцчшщ][аеёиоуыэюя]\p{L})/giu

/** Where a long Russian word of a display size may be parted; browsers have no rules for it. */
export function withSoftHyphens(text: string): string {
  return text.replace(LONG_RUSSIAN_WORD, (word) => word.replace(SYLLABLE, SOFT_HYPHEN))
}
