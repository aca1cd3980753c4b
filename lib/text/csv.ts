/** Without it a spreadsheet reads Cyrillic as something else. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Behind spaces and what shows nothing, which a spreadsheet may skip. */
const FORMULA = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-@\u2212]|^\p{Cc}/u

/** A line of CSV. A spreadsheet takes what begins like a formula for one; an apostrophe stops it. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(text: string): string {
  // The wide and the small forms of a sign (＝, ﹢) work as the sign itself does.
  const safe = FORMULA.test(text.normalize('NFKC')) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** A text that begins with an apostrophe of its own gets one more, so that it comes back whole. */
export function toUnmistaken(text: string): string {
  return text.startsWith("'") ? `'${text}` : text
}

/** The text of a cell without the apostrophe that `csvLine` or `toUnmistaken` has put before it. */
export function fromUnmistaken(cell: string): string {
  const rest = cell.slice(1)
  const isAdded = rest.startsWith("'") || FORMULA.test(rest.normalize('NFKC'))
  return cell.startsWith("'") && isAdded ? rest : cell
}
