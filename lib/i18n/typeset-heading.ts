import { LANGUAGE_RULES } from './languages.ts'
import { type Locale, perLocale } from './locales.ts'
import { typesetText } from './typography.ts'

const NBSP = '\u00a0'
/** What a phone's line of a page's title has room for, in Russian letters; English ones are narrower. */
const MAX_HELD = 14.5
const WIDTH_OF_OTHERS = 0.85
const SHORT_ENDING = /^\p{L}{1,6}\p{P}*$/u
/** Such a word has a line to itself on a phone. */
const SPACE_BEFORE_LONG_WORD = /\u00a0(?=[\p{L}\u2060-]{17})/gu

const LEADING_WORD = perLocale((locale) => {
  const words = LANGUAGE_RULES[locale].typography.leadingWords.join('|')
  return new RegExp(`(?:^|[\u00a0(«“])(?:${words})$`, 'iu')
})

/**
 * A text that is set large, in few words a line: none of its lines ends with a word that belongs to
 * the next, nor is its last one a short word alone, as far as there is room for both.
 */
export function typesetHeading(text: string, locale: Locale): string {
  const held: string[] = []
  const words = typesetText(text, locale).replace(SPACE_BEFORE_LONG_WORD, ' ').split(' ')
  for (const word of words.toReversed()) {
    const both = LEADING_WORD[locale].test(word) ? joined(word, held[0]) : undefined
    if (both) held[0] = both
    else held.unshift(word)
  }
  const [before = '', ending = ''] = held.slice(-2)
  const both = SHORT_ENDING.test(ending) ? joined(before, ending) : undefined
  return (both ? [...held.slice(0, -2), both] : held).join(' ')
}

/** In one line, if there is room for it. */
function joined(word: string, next: string | undefined): string | undefined {
  const both = word + NBSP + next
  return next && widthOf(both) <= MAX_HELD ? both : undefined
}

function widthOf(text: string): number {
  const visible = text.replaceAll('\u2060', '')
  const wide = visible.match(/\p{Script=Cyrillic}/gu)?.length ?? 0
  return wide + WIDTH_OF_OTHERS * (visible.length - wide)
}
