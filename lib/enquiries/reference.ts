const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ'
/** Without I, L, O and U, and without 0 and 1, which are misread or misheard on the telephone. */
const SYMBOLS = `23456789${LETTERS}`
const SYMBOL_BITS = 5

/** The same enquiry may be known under the key of another tab: its answer says how it is called. */
export const REFERENCE_HEADER = 'X-Enquiry-Reference'

/**
 * The readable reference of an enquiry, such as `A-4F7K`, computed from its idempotency key alone,
 * so that the browser and the server name it alike. Short, so not unique: it finds an enquiry
 * among those of some months, it does not identify it.
 */
export function referenceOf(idempotencyKey: string): string {
  const key = idempotencyKey.toLowerCase()
  const body = hash(key, 0x811c9dc5)
  const letter = LETTERS.charAt(hash(key, 0x9747b28c) % LETTERS.length)
  const symbols = [0, 1, 2, 3].map((place) =>
    SYMBOLS.charAt((body >>> (place * SYMBOL_BITS)) % SYMBOLS.length),
  )
  return `${letter}-${symbols.join('')}`
}

/** A reference as somebody dictates or types it; undefined where it can be none. Older ones have 0 and 1. */
export function parseReference(text: string): string | undefined {
  const plain = text
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  const [, letter, symbols] = /^([A-Z])([0-9A-Z]{4})$/.exec(plain) ?? []
  return letter && symbols ? `${letter}-${symbols}` : undefined
}

/** FNV-1a with the finish of MurmurHash3, without which its low bits follow the last characters. */
function hash(text: string, seed: number): number {
  let value = seed
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
