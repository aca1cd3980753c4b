/** The numbers of texts, in their order, and room for some more. */
interface Row {
  numbers: Uint32Array
  length: number
}

/** Which numbered texts hold a word: nothing else is asked of long texts, so nothing else is kept. */
export class Postings {
  /** Most words stand in one text alone: a number of a vacancy, a name. */
  readonly #texts = new Map<string, Row | number>()
  #size = 0

  add(text: number, stems: Iterable<string>): void {
    this.#size = Math.max(this.#size, text + 1)
    for (const stem of stems) {
      const known = this.#texts.get(stem)
      if (known === undefined) this.#texts.set(stem, text)
      else if (typeof known !== 'number') append(known, text)
      else this.#texts.set(stem, { numbers: Uint32Array.of(known, text, 0), length: 2 })
    }
  }

  /** 1 at the number of each text that holds the word. */
  textsWith(stem: string): Uint8Array {
    const marks = new Uint8Array(this.#size)
    for (const number of this.numbersWith(stem)) marks[number] = 1
    return marks
  }

  /** In their order. */
  numbersWith(stem: string): Uint32Array {
    const known = this.#texts.get(stem)
    if (known === undefined) return new Uint32Array(0)
    return typeof known === 'number'
      ? Uint32Array.of(known)
      : known.numbers.subarray(0, known.length)
  }
}

function append(row: Row, text: number): void {
  if (row.length === row.numbers.length) {
    const longer = new Uint32Array(Math.ceil(row.length * 1.5))
    longer.set(row.numbers)
    row.numbers = longer
  }
  row.numbers[row.length] = text
  row.length += 1
}
