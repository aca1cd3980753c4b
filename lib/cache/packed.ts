import { deserialize, serialize } from 'node:v8'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'

/**
 * A value in as few bytes as a millisecond allows, a tenth of what a page takes as strings: of all
 * that is kept, little is looked into again.
 */
export class Packed<T> {
  readonly #bytes: Buffer

  constructor(value: T) {
    this.#bytes = zstdCompressSync(serialize(value))
  }

  get size(): number {
    return this.#bytes.length
  }

  /** Another copy each time. */
  read(): T {
    return deserialize(zstdDecompressSync(this.#bytes))
  }
}
