/** Classes that engines know by different names, or not at all, and what is written in their place. */
const CLASSES: Readonly<Record<string, string>> = { d: '0-9', w: 'A-Za-z0-9_', s: '\\x00-\\x20' }

/**
 * By properties of characters, which few engines know. What stands here takes all that these take
 * and a little more: signs of scripts beyond ASCII.
 */
const WIDER: Readonly<Record<string, string>> = {
  '^[\\p{L}\\p{N}][\\p{L}\\p{N}_-]*$':
    '^[^\\x00-\\x2F\\x3A-\\x40\\x5B-\\x60\\x7B-\\xA0][^\\x00-\\x2C\\x2E\\x2F\\x3A-\\x40\\x5B-\\x5E\\x60\\x7B-\\xA0]*$',
  '^(?:[\\t\\n\\r]|[^\\p{Cc}\\p{Cs}])*$': '^[^\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F\\x7F-\\x9F]*$',
  '^[^\\s\\p{Cc}]*$': '^[^\\x00-\\x20\\x7F-\\x9F]*$',
  '^\\P{Cc}*$': '^[^\\x00-\\x1F\\x7F-\\x9F]*$',
}

/** What every engine reads in one way: JSON Schema's own, Java's, Python's, Go's. */
const PORTABLE = /^(?:\\(?:x[\dA-F]{2}|[.+*?()|[\]{}^$-])|\(\?:|\((?!\?)|[^\\(])*$/

/**
 * A pattern as the published contract says it, for engines of any language and without flags.
 *
 * @throws where nobody has said how to write it so
 */
export function toPortablePattern(pattern: string): string {
  const wider = WIDER[pattern]
  if (wider) return wider
  let isInClass = false
  const portable = pattern.replaceAll(/\\.|[[\]]/g, (sign) => {
    if (sign === '[' || sign === ']') {
      isInClass = sign === '['
      return sign
    }
    if (sign === '\\/') return '/'
    const found = CLASSES[sign.slice(1)]
    return found ? (isInClass ? found : `[${found}]`) : sign
  })
  if (!PORTABLE.test(portable)) throw new Error(`not every engine takes the pattern ${pattern}`)
  return portable
}
