import { createTurns } from '#lib/cache/turns.ts'
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts'
import type { AllContent } from '#lib/resources/definition.ts'
import { conceptsContent } from '#lib/resources/search/definition.ts'
import { Postings } from '#lib/search/postings.ts'
import { RankedPostings } from '#lib/search/ranked-postings.ts'
import { Vocabulary } from '#lib/search/vocabulary.ts'
import { toWords, type Word } from '#lib/search/words.ts'
import { ConceptTable, type NamedConcept } from './concept-table.ts'
import {
  namedConcepts,
  type SearchedTexts,
  searchedTexts,
  type VacanciesOf,
} from './searched-texts.ts'
import { toHeads, WEIGHTS } from './vacancy-heads.ts'

/** Vacancies that may have gone before all that they left behind is cleared away. */
const MIN_GONE = 100

/** One word of a question, or several that name one thing. */
export interface Term {
  /** All of one of these say that a vacancy is of it. */
  heads: readonly (readonly string[])[]
  /** All of one of these stand in a text that speaks of it. */
  texts: readonly (readonly string[])[]
  /** As it was typed. */
  typed: string
}

export interface Found {
  score: number
  /** How many of the terms stand in its texts alone. */
  inTextsOnly: number
}

interface Indexed {
  /** Of its texts, in the postings. */
  number: number
  version: string
}

/**
 * What is searched of the vacancies, in all languages at once. What names a vacancy is ranked; of
 * its long texts only the words are kept.
 */
export class VacancyIndex {
  /** Words of titles, places and the trade; and all others. */
  names = new Vocabulary()
  words = new Vocabulary()
  concepts = new ConceptTable([])
  /** Stems of words that tell no vacancy from another. */
  ignored: ReadonlySet<string> = new Set()
  #heads = new RankedPostings(WEIGHTS)
  #texts = new Postings()
  #indexed = new Map<string, Indexed>()
  #nextNumber = 0
  #named: readonly NamedConcept[] = []
  #source = ''

  /** Takes in what has changed, a few vacancies at a time. */
  async update(content: AllContent, vacanciesOf: VacanciesOf): Promise<this> {
    this.#updateConcepts(content)
    const gone = new Set(this.#indexed.keys())
    const turns = createTurns()
    for (const { id, version, read } of searchedTexts(content, vacanciesOf)) {
      gone.delete(id)
      if (this.#indexed.get(id)?.version !== version) this.#put(id, read(), version)
      await turns.take()
    }
    for (const id of gone) this.#indexed.delete(id)
    if (this.#nextNumber <= 2 * this.#indexed.size + MIN_GONE) return this
    this.#clear()
    return this.update(content, vacanciesOf)
  }

  /** Tells of each vacancy whether all terms are found in it, and where. */
  matcher(terms: readonly Term[]): (id: string) => Found | undefined {
    const { scores, marks } = this.#heads.rank(terms.flatMap(({ heads }) => heads.flat()))
    const isIn = (number: number) => (term: string) => marks.get(term)?.[number] === 1
    const texts = terms.map((term) =>
      term.texts.map((stems) => stems.map((stem) => this.#texts.textsWith(stem))),
    )
    return (id) => {
      const number = this.#indexed.get(id)?.number ?? -1
      const isHere = isIn(number)
      let inTextsOnly = 0
      for (const [at, { heads }] of terms.entries()) {
        if (heads.some((all) => all.every(isHere))) continue
        if (!texts[at]?.some((all) => all.every((marks) => marks[number] === 1))) return undefined
        inTextsOnly += 1
      }
      return { score: scores[number] ?? 0, inTextsOnly }
    }
  }

  #updateConcepts(content: AllContent): void {
    const named = namedConcepts(content)
    const { ignored } = content[DEFAULT_LOCALE].get(conceptsContent)
    const source = JSON.stringify([named, ignored])
    if (source === this.#source) return
    this.#source = source
    this.#named = named
    this.concepts = new ConceptTable(named)
    this.ignored = new Set(ignored.flatMap(toWords).map(({ stem }) => stem))
    this.#clear()
  }

  #clear(): void {
    this.#heads = new RankedPostings(WEIGHTS)
    this.#texts = new Postings()
    this.#indexed = new Map()
    this.#nextNumber = 0
    this.words = new Vocabulary()
    this.names = new Vocabulary()
    const names = this.#named.flatMap(({ titles, synonyms }) => [...titles, ...synonyms])
    for (const word of names.flatMap(toWords)) this.names.add(word)
  }

  #put(id: string, searched: SearchedTexts, version: string): void {
    const { concepts: table, names } = this
    const number = this.#nextNumber
    this.#nextNumber += 1
    const known = { table, concepts: this.#named, onWord: (word: Word) => names.add(word) }
    this.#heads.add(number, toHeads(id, searched, known))
    const stems = new Set<string>()
    for (const word of searched.texts.flatMap(toWords)) {
      if (word.isStopWord) continue
      stems.add(word.stem)
      this.words.add(word)
    }
    this.#texts.add(number, stems)
    this.#indexed.set(id, { number, version })
  }
}
