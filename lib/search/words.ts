import { LRUCache } from 'lru-cache'
import { LANGUAGE_RULES } from '#lib/i18n/languages.ts'
import { LOCALES } from '#lib/i18n/locales.ts'

/** A word as search compares it. */
export interface Word {
  /** Lower case, without what people leave out or write otherwise. */
  text: string
  /** What its forms have in common. */
  stem: string
  /** It says nothing by itself. */
  isStopWord: boolean
}

const RULES = LOCALES.map((locale) => LANGUAGE_RULES[locale].search)
const MAX_KNOWN_WORDS = 50_000
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g
const APOSTROPHE_IN_WORD = /(?<=\p{L})['’ʼ`](?=\p{L})/gu
const ACCENTED_LATIN = /[\u00C0-\u024F\u1E00-\u1EFF]/g
const WORD = /[\p{L}\p{N}]+/gu
const MAX_WORD_LENGTH = 40
const FOLDED = new Map(RULES.flatMap(({ folded }) => Object.entries(folded)))
const FOLDED_LETTER = new RegExp(`[${[...FOLDED.keys()].join('')}]`, 'g')

/** The words of a text, of whatever language each is. */
export function toWords(text: string): Word[] {
  return (fold(text).match(WORD) ?? []).map(toWord)
}

/** What the same keys write where the keyboard is set to another language. */
export function inOtherLayouts(typed: string): string[] {
  const letters = [...typed.toLowerCase()]
  return RULES.flatMap((from) =>
    RULES.filter((to) => to !== from).flatMap((to) => {
      if (!letters.some((letter) => from.keyboard.includes(letter))) return []
      const written = letters.map((letter) => to.keyboard[from.keyboard.indexOf(letter)] ?? letter)
      return written.join('')
    }),
  )
}

/** A folded word in Latin letters, as it is typed where there are no others. */
export function toLatin(word: string): string {
  const rules = RULES.find(({ script }) => script.test(word))
  return [...word].map((letter) => rules?.inLatin[letter] ?? letter).join('')
}

function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(INVISIBLE, '')
    .replace(APOSTROPHE_IN_WORD, '')
    .replace(ACCENTED_LATIN, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(FOLDED_LETTER, (letter) => FOLDED.get(letter) ?? letter)
}

const words = new LRUCache<string, Word>({ max: MAX_KNOWN_WORDS })

/** Stemming costs more than looking up, and a language has so many words. */
function toWord(text: string): Word {
  const known = words.get(text)
  if (known) return known
  const rules = RULES.find(({ script }) => script.test(text))
  const isStemmed = rules && text.length <= MAX_WORD_LENGTH
  const word = {
    text,
    stem: (isStemmed && rules.stem(text)) || text,
    isStopWord: rules?.stopWords.has(text) ?? false,
  }
  words.set(text, word)
  return word
}
