import type { SafeHtml } from '#lib/html/safe-html.ts'

interface ProseProps {
  html: SafeHtml
  /** Its headings stand beside the text where there is room. */
  isMarginal?: boolean
  /** What an item of a list begins with in bold is its name, which stands beside it. */
  areNamed?: boolean
  className?: string
}

/** Markup from content, which the type says has been through the sanitizer. */
export function Prose({ html, isMarginal, areNamed, className = '' }: ProseProps) {
  const markup = areNamed ? html.replaceAll(NAMED_ITEM, NAMED_ROW) : html
  return (
    <div
      className={`prose ${className}`}
      data-markup=""
      data-marginal={isMarginal || undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml is made by the sanitizer alone
      dangerouslySetInnerHTML={{ __html: withReadableTables(markup) }}
    />
  )
}

/** One that holds no further list and no paragraph. */
const NAMED_ITEM =
  /<li><strong>([^<]+?)([.:]?)<\/strong>\s*((?:(?!<\/?(?:li|ul|ol|p|div|table)\b).)+)<\/li>/gs
/** On paper, where there is less room, it stays in the line of what is said. */
const NAMED_ROW =
  '<li class="catalogue-row items-baseline pr-0 print:block"><span class="text-small text-muted">$1<span class="hidden print:inline">$2</span></span> <span>$3</span></li>'

const FEWEST_COLUMNS = 3
/** In characters: a phone has no room for a column of such cells beside others. */
const LONG_CELL = 18
/** What a row is about, where it does not take the room of the others. */
const SHORT_NAME = 21
const NBSP = '\u00a0'

/**
 * A table wider than the page scrolls by itself, by keyboard too. One of many words has the whole
 * width of the column, and on a phone each of its rows becomes a block whose parts say what they are.
 */
function withReadableTables(html: string): string {
  return html.replaceAll(/<table>.*?<\/table>/gs, (table) => {
    const heads = textsOf(/<thead>.*?<\/thead>/s.exec(table)?.[0] ?? '')
    const rows = heads.length < FEWEST_COLUMNS ? [] : (table.match(/<tr>.*?<\/tr>/gs) ?? [])
    const isWordy = rows.some((row) =>
      textsOf(row)
        .slice(1)
        .some((it) => it.length > LONG_CELL),
    )
    const figures = figureColumns(table)
    const shown = isWordy
      ? table.replaceAll(/<tr>.*?<\/tr>/gs, (row) => withHeads(row, heads, figures))
      : table
    const mark = isWordy ? ' data-wordy=""' : areFigures(table) ? ' data-figures=""' : ''
    return `<div class="table-scroll"${mark} tabindex="0">${shown}</div>`
  })
}

/** Whether all that stands in a row beside its name is amounts, with the code of a currency at most. */
function areFigures(table: string): boolean {
  return bodyOf(table).every((row) => row.slice(1).every((text) => FIGURE.test(text)))
}

const FIGURE = /^\P{Ll}*\d\P{Ll}*$/u
/** “About”, in any language. */
const WORD_BEFORE = /^\p{L}+\s/u

/** Which of a table's columns are figures, and stand below each other at their ends. */
function figureColumns(table: string): ReadonlySet<number> {
  const rows = bodyOf(table)
  const columns = [...(rows[0] ?? []).keys()].slice(1)
  return new Set(
    columns.filter((at) =>
      rows.every((row) => FIGURE.test((row[at] ?? '').replace(WORD_BEFORE, ''))),
    ),
  )
}

function bodyOf(table: string): string[][] {
  const rows = /<tbody>.*<\/tbody>/s.exec(table)?.[0].match(/<tr>.*?<\/tr>/gs) ?? []
  return rows.map(textsOf)
}

/** The first cell needs no head: it says what the row is about, in one line where that is short. */
function withHeads(row: string, heads: readonly string[], figures: ReadonlySet<number>): string {
  let column = -1
  return row.replaceAll(/<(t[dh])>([^<]*)/g, (_cell, name, text: string) => {
    column += 1
    if (column === 0 && text.length <= SHORT_NAME) return `<${name}>${text.replaceAll(' ', NBSP)}`
    const head = name === 'td' && column > 0 && heads[column]
    const said = head ? ` data-head="${head.replaceAll('"', '&quot;')}"` : ''
    return `<${name}${said}${figures.has(column) ? ' class="md:whitespace-nowrap sm:text-right"' : ''}>${text}`
  })
}

function textsOf(markup: string): string[] {
  return [...markup.matchAll(/<t[dh]>(.*?)<\/t[dh]>/gs)].map(([, inner = '']) =>
    inner.replaceAll(/<[^>]*>/g, '').trim(),
  )
}
