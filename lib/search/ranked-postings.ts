import { Postings } from './postings.ts'

/** How well each numbered text fits, and which of the terms stand in it. */
export interface Ranking {
  scores: Float64Array
  /** 1 at the number of each text that holds the term, in whichever field. */
  marks: ReadonlyMap<string, Uint8Array>
}

/**
 * Numbered texts with fields, of which each outweighs another: a text is the better the rarer its
 * terms are in their fields, and the more of them it holds.
 */
export class RankedPostings<Field extends string> {
  readonly #fields: readonly { name: Field; weight: number; postings: Postings }[]
  #size = 0

  constructor(weights: Readonly<Record<Field, number>>) {
    const names = Object.keys(weights) as Field[]
    this.#fields = names.map((name) => ({ name, weight: weights[name], postings: new Postings() }))
  }

  add(number: number, terms: Readonly<Record<Field, readonly string[]>>): void {
    this.#size = Math.max(this.#size, number + 1)
    for (const { name, postings } of this.#fields) postings.add(number, new Set(terms[name]))
  }

  rank(terms: readonly string[]): Ranking {
    const scores = new Float64Array(this.#size)
    const held = new Uint8Array(this.#size)
    const marks = new Map<string, Uint8Array>()
    for (const term of new Set(terms)) {
      const inAny = new Uint8Array(this.#size)
      for (const { weight, postings } of this.#fields) {
        const numbers = postings.numbersWith(term)
        const worth = weight * this.#rarity(numbers.length)
        for (const number of numbers) {
          scores[number] = (scores[number] ?? 0) + worth
          if (inAny[number] === 0) held[number] = (held[number] ?? 0) + 1
          inAny[number] = 1
        }
      }
      marks.set(term, inAny)
    }
    for (const [number, count] of held.entries()) scores[number] = (scores[number] ?? 0) * count
    return { scores, marks }
  }

  /** As BM25 reckons it, without frequency and length, which would mix what the weights keep apart. */
  #rarity(count: number): number {
    return Math.log(1 + (this.#size - count + 0.5) / (count + 0.5))
  }
}
