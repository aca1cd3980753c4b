import type { Concept } from '#lib/resources/search/definition.ts'
import { toWords, type Word } from '#lib/search/words.ts'

export interface NamedConcept {
  /** A term that is no word. */
  term: string
  concept: Concept
  /** What it is called in content. */
  titles: readonly string[]
  /** What else. */
  synonyms: readonly string[]
}

/** What stands at some place of a text. */
interface Match {
  /** Several things may go by one name. */
  concepts: readonly NamedConcept[]
  /** Those of them that are called so in content. */
  titled: readonly NamedConcept[]
  /** How many words it takes. */
  length: number
}

interface Name {
  stems: readonly string[]
  isTitle: boolean
  concept: NamedConcept
}

/** The names of things, by the word that they begin with. */
export class ConceptTable {
  readonly #byFirst: ReadonlyMap<string | undefined, Name[]>

  constructor(concepts: readonly NamedConcept[]) {
    const names = concepts.flatMap((concept) => [
      ...concept.titles.map((title) => toName(title, true, concept)),
      ...concept.synonyms.map((synonym) => toName(synonym, false, concept)),
    ])
    this.#byFirst = Map.groupBy(names, ({ stems }) => stems[0])
  }

  /** The longest name that stands at a place. */
  matchAt(words: readonly Pick<Word, 'stem'>[], at: number): Match | undefined {
    const fitting = (this.#byFirst.get(words[at]?.stem) ?? []).filter(({ stems }) =>
      stems.every((stem, index) => words[at + index]?.stem === stem),
    )
    const length = Math.max(0, ...fitting.map(({ stems }) => stems.length))
    if (length === 0) return undefined
    const longest = fitting.filter(({ stems }) => stems.length === length)
    const conceptsOf = (list: readonly Name[]) => [...new Set(list.map(({ concept }) => concept))]
    const titled = conceptsOf(longest.filter(({ isTitle }) => isTitle))
    return { concepts: conceptsOf(longest), titled, length }
  }

  /** What a text names, in its order. */
  findIn(words: readonly Word[]): Match[] {
    const found: Match[] = []
    for (let at = 0; at < words.length; ) {
      const match = this.matchAt(words, at)
      if (match) found.push(match)
      at += match?.length ?? 1
    }
    return found
  }
}

function toName(name: string, isTitle: boolean, concept: NamedConcept): Name {
  return { stems: toWords(name).map(({ stem }) => stem), isTitle, concept }
}
