import { EN_SEARCH } from '#lib/i18n/en/search.ts'
import { RU_SEARCH } from '#lib/i18n/ru/search.ts'
import type { Locale } from './locales.ts'

/** How the words of a language are searched. */
export interface SearchRules {
  /** Its letters. */
  script: RegExp
  /** What the forms of a word have in common. */
  stem: (word: string) => string
  /** Words that say nothing by themselves, as they are folded. */
  stopWords: ReadonlySet<string>
  /** Letters that people write for one another: the first stands for the second. */
  folded: Readonly<Record<string, string>>
  /** What the keys of a keyboard write, row by row; the same place in two languages is one key. */
  keyboard: string
  /** How its letters are written in Latin ones; empty where they are Latin. */
  inLatin: Readonly<Record<string, string>>
}

export const SEARCH_RULES: Record<Locale, SearchRules> = { en: EN_SEARCH, ru: RU_SEARCH }
