import SearchableMap from 'minisearch/SearchableMap'
import { toLatin, type Word } from './words.ts'

/** What was meant by a word that is not known as it was typed. */
export interface Guess {
  /** Of the words meant. */
  stems: string[]
  /** A word as it may be shown; absent where the one typed is the beginning of it. */
  shown?: string
}

const MIN_PREFIX_LENGTH = 2
const MIN_LENGTH_WITH_ERROR = 4
const MIN_LENGTH_WITH_TWO_ERRORS = 8
/** Two letters begin many words. */
const MAX_BEGUN = 50

/** The words that are known, by their forms and by what those have in common. */
export class Vocabulary {
  readonly #words = new SearchableMap<Word>()
  /** Most words come again and again, and looking one up in the map takes as many steps as letters. */
  readonly #added = new Set<string>()

  add(word: Word): void {
    if (this.#added.has(word.text)) return
    this.#added.add(word.text)
    for (const key of [word.text, word.stem, toLatin(word.text)]) {
      if (!this.#words.has(key)) this.#words.set(key, word)
    }
  }

  get(word: Word): Word | undefined {
    return this.#words.get(word.text) ?? this.#words.get(word.stem)
  }

  /** Words that begin so. */
  begun({ text, stem }: Word): Guess | undefined {
    if (text.length < MIN_PREFIX_LENGTH) return undefined
    const stems = new Set<string>()
    for (const prefix of new Set([text, stem.length < MIN_PREFIX_LENGTH ? text : stem])) {
      for (const word of this.#words.atPrefix(prefix).values()) {
        stems.add(word.stem)
        if (stems.size >= MAX_BEGUN) break
      }
    }
    return stems.size > 0 ? { stems: [...stems] } : undefined
  }

  /** The words that are the nearest: with one error of typing, or two in a long word. */
  similar({ text, stem }: Word, errors: 1 | 2): Guess | undefined {
    if (text.length < MIN_LENGTH_WITH_ERROR || /\d/.test(text)) return undefined
    const swapped = swaps(text).flatMap((key) => this.#words.get(key) ?? [])
    const found = swapped.length > 0 ? swapped : (this.#near(text, 1) ?? this.#near(stem, 1))
    const isLong = errors === 2 && text.length >= MIN_LENGTH_WITH_TWO_ERRORS
    const words = found ?? (isLong ? this.#near(text, 2) : undefined)
    if (!words) return undefined
    return { stems: [...new Set(words.map((word) => word.stem))], shown: words[0]?.text }
  }

  #near(key: string, errors: number): Word[] | undefined {
    if (key.length < MIN_LENGTH_WITH_ERROR) return undefined
    const found = [...this.#words.fuzzyGet(key, errors).values()].map(([word]) => word)
    // The first letter is hardly ever the wrong one.
    const likely = found.filter((word) => word.text[0] === key[0])
    const words = likely.length > 0 ? likely : found
    return words.length > 0 ? words : undefined
  }
}

/** Two letters in the wrong order are one error to people, and two to the library. */
function swaps(text: string): string[] {
  const letters = [...text]
  return letters
    .slice(1)
    .map((letter, at) => letters.toSpliced(at, 2, letter, letters[at] ?? '').join(''))
}
