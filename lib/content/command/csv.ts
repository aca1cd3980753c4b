import { CsvError, parse } from 'csv-parse/sync'

export interface CsvRow {
  /** As a spreadsheet counts them. */
  number: number
  cells: readonly string[]
}

const SEPARATORS = [',', ';', '\t']

/** The rows of a table that a spreadsheet has saved, the names of its columns first. */
export function parseCsv(bytes: Buffer): { rows: CsvRow[] } | { fault: string } {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { fault: 'is not in UTF-8: save it as “CSV UTF-8”' }
  }
  // Excel writes and reads this line of its own.
  const [, stated, rest = text] = /^sep=(.)\r?\n(.*)$/is.exec(text) ?? []
  try {
    const records: string[][] = parse(rest, {
      delimiter: stated ?? separatorOf(rest),
      relaxColumnCount: true,
    })
    const rows = records.map((cells, index) => ({ number: index + 1, cells }))
    return { rows: rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')) }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { fault: `cannot be read as a table: ${error.message}` }
  }
}

/** That of the first line: a comma in one language's spreadsheets, a semicolon in another's. */
function separatorOf(text: string): string {
  const [names = ''] = text.split(/\r?\n/, 1)
  const countOf = (separator: string) => names.split(separator).length
  const [most = ','] = SEPARATORS.toSorted((one, other) => countOf(other) - countOf(one))
  return most
}

/** A, B, … Z, AA: how a spreadsheet names its columns. */
export function letterOf(index: number): string {
  const rest = Math.floor(index / 26)
  return (rest > 0 ? letterOf(rest - 1) : '') + String.fromCharCode(65 + (index % 26))
}
