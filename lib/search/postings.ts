/** Which numbered texts hold a word: nothing else is asked of long texts, so nothing else is kept. */
export class Postings {
  readonly #texts = new Map<string, number[]>()
  #size = 0

  add(text: number, stems: Iterable<string>): void {
    this.#size = Math.max(this.#size, text + 1)
    for (const stem of stems) {
      const known = this.#texts.get(stem)
      if (known) known.push(text)
      else this.#texts.set(stem, [text])
    }
  }

  /** 1 at the number of each text that holds the word. */
  textsWith(stem: string): Uint8Array {
    const marks = new Uint8Array(this.#size)
    for (const text of this.#texts.get(stem) ?? []) marks[text] = 1
    return marks
  }
}
