const FORMULA = /^[=+\-@\t\r]/

/** A line of CSV. A spreadsheet takes what begins like a formula for one; an apostrophe stops it. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(text: string): string {
  const safe = FORMULA.test(text.trimStart()) || FORMULA.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
