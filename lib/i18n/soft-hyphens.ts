const SOFT_HYPHEN = '\u00AD'
const LONG_RUSSIAN_WORD = /\p{Script=Cyrillic}{14,}/gu
/** On a phone such a word and the preposition before it are wider than the line. */
const SPACE_BEFORE_LONG_WORD = /\u00A0(?=\p{Script=Cyrillic}{14})/gu
/** Between a vowel and a consonant that begins the next syllable, with five letters left behind. */
const SYLLABLE = /(?<=\p{L}{4}[аеёиоуыэюя])(?=[бвгджзйклмнпрстфхцчшщ][аеёиоуыэюя]\p{L})/giu

/** Where a long Russian word of a display size may be parted; browsers have no rules for it. */
export function withSoftHyphens(text: string): string {
  return text
    .replace(SPACE_BEFORE_LONG_WORD, ' ')
    .replace(LONG_RUSSIAN_WORD, (word) => word.replace(SYLLABLE, SOFT_HYPHEN))
}
