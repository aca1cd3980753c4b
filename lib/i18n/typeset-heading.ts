import { LANGUAGE_RULES } from './languages.ts'
import { type Locale, perLocale } from './locales.ts'
import { typesetText } from './typography.ts'

const NBSP = '\u00a0'
/** What a phone's line of a page's title has room for, in Russian letters; English ones are narrower. */
const MAX_HELD = 14.5
/** The name of a country has a line to itself, and so has a phrase. */
const MAX_HELD_PHRASE = 17
const WIDTH_OF_OTHERS = 0.85
const SHORT_ENDING = /^\p{L}{1,6}\p{P}*$/u
/** Such a word has a line to itself on a phone. */
const SPACE_BEFORE_LONG_WORD = /\u00a0(?=[\p{L}\u2060-]{17})/gu

const LEADING_WORD = perLocale((locale) =>
  toPattern(LANGUAGE_RULES[locale].typography.leadingWords),
)
const COUNTING_WORD = perLocale((locale) =>
  toPattern(LANGUAGE_RULES[locale].typography.countingWords),
)
const PHRASE = perLocale((locale) => {
  const phrases = LANGUAGE_RULES[locale].typography.phrases.join('|').replaceAll(' ', '[ \u00a0]')
  return new RegExp(`(?<!\\p{L})(?:${phrases})(?!\\p{L})`, 'giu')
})

/**
 * A text that is set large, in few words a line: none of its lines ends with a word that belongs to
 * the next, nor is its last one a short word alone, as far as there is room for both.
 */
export function typesetHeading(text: string, locale: Locale): string {
  const words = typesetText(text, locale)
    .replace(SPACE_BEFORE_LONG_WORD, ' ')
    .replace(PHRASE[locale], (phrase) => phrase.replaceAll(' ', NBSP))
    .split(' ')
  const led = withHeld(words, LEADING_WORD[locale], PHRASE[locale])
  const held = withHeld(led, COUNTING_WORD[locale], PHRASE[locale])
  const [before = '', ending = ''] = held.slice(-2)
  const both = SHORT_ENDING.test(ending) ? joined(before, ending) : undefined
  return (both ? [...held.slice(0, -2), both] : held).join(' ')
}

/** The words, of which each that the pattern ends stays with the next. */
function withHeld(words: string[], pattern: RegExp, phrase: RegExp): string[] {
  const held: string[] = []
  for (const word of words.toReversed()) {
    const max = held[0]?.match(phrase) ? MAX_HELD_PHRASE : MAX_HELD
    const both = pattern.test(word) ? joined(word, held[0], max) : undefined
    if (both) held[0] = both
    else held.unshift(word)
  }
  return held
}

/** In one line, if there is room for it. */
function joined(word: string, next: string | undefined, max = MAX_HELD): string | undefined {
  const both = word + NBSP + next
  return next && widthOf(both) <= max ? both : undefined
}

function toPattern(words: readonly string[]): RegExp {
  return new RegExp(`(?:^|[\u00a0(«“])(?:${words.join('|')})$`, 'iu')
}

function widthOf(text: string): number {
  const visible = text.replaceAll('\u2060', '')
  const wide = visible.match(/\p{Script=Cyrillic}/gu)?.length ?? 0
  return wide + WIDTH_OF_OTHERS * (visible.length - wide)
}
