type Pairs = readonly (readonly [opening: string, closing: string])[]

const LONGEST_QUOTATION = 300
const OPENS_AFTER = /^$|[\s([{—–/-]/
const OPENS_BEFORE = /[^\s.,;:!?)\]}»”’…]/
const CLOSES_AFTER = /\S/

/** Straight double quotes that stand in pairs become those of the language. */
export function curlQuotes(text: string, pairs: Pairs): string {
  if (!text.includes('"')) return text
  const curled = text.split('')
  const open: number[] = []
  let isAfterOpening = false

  const pairAt = (depth: number) => pairs[Math.min(depth, pairs.length - 1)] ?? ['"', '"']
  const isOpening = (char: string) => pairs.some(([opening]) => opening === char)
  const isClosing = (char: string) => pairs.some(([, closing]) => closing === char)

  for (let index = 0; index < text.length; index += 1) {
    const [before, char, after] = [text[index - 1] ?? '', text[index] ?? '', text[index + 1] ?? '']
    const opensHere = isAfterOpening || OPENS_AFTER.test(before)
    isAfterOpening = false
    if (isOpening(char) || (char === '"' && opensHere && OPENS_BEFORE.test(after))) {
      open.push(index)
      isAfterOpening = true
    } else if (isClosing(char) || (char === '"' && CLOSES_AFTER.test(before))) {
      const start = open.pop()
      if (start === undefined) continue
      const [opening, closing] = pairAt(open.length)
      if (text[start] === '"') curled[start] = opening
      if (char === '"') curled[index] = closing
    }
  }
  return curled.join('')
}

/** Straight single quotes of English become curly; those after a figure are feet or minutes. */
export function curlApostrophes(text: string): string {
  return text.replace(/'/g, (mark, index: number) => {
    const [before, after] = [text[index - 1] ?? '', text[index + 1] ?? '']
    if (/\d/.test(before) && !/\p{L}/u.test(after)) return mark
    if (/[\p{L}\p{N}.,!?…”]/u.test(before)) return '’'
    if (!/^$|[\s([{—–“]/.test(before)) return mark
    if (/\d/.test(after)) return '’'
    if (!/\p{L}/u.test(after)) return mark
    const rest = text.slice(index + 1, index + 1 + LONGEST_QUOTATION)
    return /[\p{L}\p{N}.,!?…]['’](?![\p{L}\p{N}])/u.test(rest) ? '‘' : '’'
  })
}
