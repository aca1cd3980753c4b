/** The numbers of texts, in their order, and room for some more. */
interface Row {
  numbers: Uint32Array
  length: number
}

const NONE: Row = { numbers: new Uint32Array(0), length: 0 }

/** Which numbered texts hold a word: nothing else is asked of long texts, so nothing else is kept. */
export class Postings {
  readonly #texts = new Map<string, Row>()
  #size = 0

  add(text: number, stems: Iterable<string>): void {
    this.#size = Math.max(this.#size, text + 1)
    for (const stem of stems) {
      const row = this.#texts.get(stem) ?? { numbers: new Uint32Array(2), length: 0 }
      if (row.length === row.numbers.length) {
        const longer = new Uint32Array(Math.ceil(row.length * 1.5))
        longer.set(row.numbers)
        row.numbers = longer
      }
      row.numbers[row.length] = text
      row.length += 1
      this.#texts.set(stem, row)
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
    const { numbers, length } = this.#texts.get(stem) ?? NONE
    return numbers.subarray(0, length)
  }
}
