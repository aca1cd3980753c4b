const FONT_FACE = /@font-face\s*\{([^}]*)\}/g
const DRAWING = /<svg\b[\s\S]*?<\/svg>/g

/** The fonts that a style sheet names for letters which stand in the page. */
export function fontsFor(css: string, html: string): string[] {
  const letters = [...new Set(textOf(html))].map((letter) => letter.codePointAt(0) ?? 0)
  return Array.from(css.matchAll(FONT_FACE), ([, rule = '']) => {
    const [, address] = /url\(["']?([^"')]+)/.exec(rule) ?? []
    const [, ranges = 'U+0-10FFFF'] = /unicode-range:\s*([^;]+)/.exec(rule) ?? []
    const isWanted = ranges.split(',').some((range) => {
      const [from, to] = limitsOf(range)
      return letters.some((letter) => letter >= from && letter <= to)
    })
    return address && isWanted ? [address] : []
  }).flat()
}

/** The bytes of the page's largest drawing, as it stands in the HTML. */
export function heaviestDrawing(html: string): number {
  return Math.max(0, ...Array.from(html.matchAll(DRAWING), ([svg]) => Buffer.byteLength(svg)))
}

function textOf(html: string): string {
  return html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]*>/g, '')
}

/** `U+4??` is `U+400-4FF`. */
function limitsOf(range: string): [number, number] {
  const [from = '', to = from] = range.trim().slice(2).split('-')
  return [parse(from.replaceAll('?', '0')), parse(to.replaceAll('?', 'F'))]
}

function parse(code: string): number {
  return Number.parseInt(code, 16)
}
