import type { SafeHtml } from '#lib/html/safe-html.ts'

interface ProseProps {
  html: SafeHtml
  /** Its headings stand beside the text where there is room. */
  isMarginal?: boolean
  className?: string
}

/** Markup from content, which the type says has been through the sanitizer. */
export function Prose({ html, isMarginal, className = '' }: ProseProps) {
  return (
    <div
      className={`prose ${className}`}
      data-markup=""
      data-marginal={isMarginal || undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml is made by the sanitizer alone
      dangerouslySetInnerHTML={{ __html: withReadableTables(html) }}
    />
  )
}

const FEWEST_COLUMNS = 3
/** In characters: a phone has no room for a column of such cells beside others. */
const LONG_CELL = 18

/**
 * A table wider than the page scrolls by itself, by keyboard too. One of many words has the whole
 * width of the column, and on a phone each of its rows becomes a block whose parts say what they are.
 */
function withReadableTables(html: SafeHtml): string {
  return html.replaceAll(/<table>.*?<\/table>/gs, (table) => {
    const heads = textsOf(/<thead>.*?<\/thead>/s.exec(table)?.[0] ?? '')
    const rows = heads.length < FEWEST_COLUMNS ? [] : (table.match(/<tr>.*?<\/tr>/gs) ?? [])
    const isWordy = rows.some((row) =>
      textsOf(row)
        .slice(1)
        .some((it) => it.length > LONG_CELL),
    )
    const shown = isWordy
      ? table.replaceAll(/<tr>.*?<\/tr>/gs, (row) => withHeads(row, heads))
      : table
    const mark = isWordy ? ' data-wordy=""' : ''
    return `<div class="table-scroll"${mark} tabindex="0">${shown}</div>`
  })
}

/** The first cell needs no head: it says what the row is about. */
function withHeads(row: string, heads: readonly string[]): string {
  let column = 0
  return row.replaceAll(/<t[dh]>/g, (cell) => {
    const head = heads[column++]
    if (cell === '<th>' || column === 1 || !head) return cell
    return `<td data-head="${head.replaceAll('"', '&quot;')}">`
  })
}

function textsOf(markup: string): string[] {
  return [...markup.matchAll(/<t[dh]>(.*?)<\/t[dh]>/gs)].map(([, inner = '']) =>
    inner.replaceAll(/<[^>]*>/g, '').trim(),
  )
}
