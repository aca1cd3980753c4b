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
