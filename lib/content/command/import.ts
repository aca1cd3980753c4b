import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { nearestOf } from '#lib/content/describe-issue.ts'
import { dayOf } from '#lib/i18n/dates.ts'
import { LOCALES, type Locale } from '#lib/i18n/locales.ts'
import { fromUnmistaken } from '#lib/text/csv.ts'
import type { Fault } from '../fault.ts'
import { checkContent, findFaults } from '../load-content.ts'
import { type SourceFile, withText } from '../source-files.ts'
import { applyCells, type CellChange } from './apply-cells.ts'
import { cellOf, readCell } from './cells.ts'
import { type Column, listColumns, toColumn } from './columns.ts'
import { type CsvRow, letterOf, parseCsv } from './csv.ts'
import { describeKinds } from './export.ts'
import type { ContentCommand } from './run-content.ts'
import { findTable, itemsOf, type Table } from './tables.ts'
import { writeAll } from './write-all.ts'

/** A file as it is to be, and the row that says so. */
interface Change {
  file: SourceFile
  text: string
  row: CsvRow
  isNew: boolean
}

/** Takes a table in. Everything is checked before anything is written. */
export async function importTable(
  args: readonly string[],
  { dir, clock, write, warn }: ContentCommand,
): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { 'dry-run': { type: 'boolean' } },
    allowPositionals: true,
  })
  const [name, path] = positionals
  const table = findTable(name)
  if (!table || path === undefined) {
    warn(`${table ? 'Say which file to take in.' : describeKinds()}\n`)
    return 2
  }
  const parsed = parseCsv(await readFile(path))
  if ('fault' in parsed) {
    warn(`${path} ${parsed.fault}\nNothing has been written.\n`)
    return 1
  }
  const { files } = await checkContent(dir, clock)
  const reader = createReader(table, { files, dir, rows: parsed.rows })
  const faults = reader.faults.length > 0 ? reader.faults : await checkChanges()
  if (faults.length > 0) {
    for (const fault of faults) warn(`${fault}\n`)
    warn(`Nothing has been written: ${faults.length} to be put right in ${path}.\n`)
    return 1
  }
  const { changes, unchanged } = reader
  for (const { file, isNew } of changes) write(`${isNew ? 'new' : 'changed'}: ${file.label}\n`)
  if (!values['dry-run'])
    await writeAll(changes.map(({ file, text }) => ({ path: file.path, text })))
  const label = values['dry-run'] ? 'Files that would be written' : 'Files written'
  write(`${label}: ${changes.length}; rows as they were: ${unchanged}.\n`)
  return 0

  async function checkChanges(): Promise<string[]> {
    const changed = new Map(reader.changes.map((change) => [change.file.label, change]))
    const all = [
      ...files.filter(({ label }) => !changed.has(label)),
      ...reader.changes.map(({ file }) => file),
    ]
    return findFaults(all, { dir, today: dayOf(clock()) }).flatMap((fault) => {
      const change = changed.get(fault.file)
      return change ? reader.describe(change.row, fault) : []
    })
  }
}

interface Reader {
  changes: Change[]
  unchanged: number
  faults: string[]
  describe(row: CsvRow, fault: Fault): string
}

function createReader(
  table: Table,
  { files, dir, rows }: { files: readonly SourceFile[]; dir: string; rows: readonly CsvRow[] },
): Reader {
  const [head, ...body] = rows
  const faults: string[] = []
  const columns = readHead(table, head?.cells ?? [], itemsOf(table, files), faults)
  const keyAt = columns.findIndex((column) => column?.header === table.key)
  if (keyAt < 0) faults.push(`row 1: a column ${table.key} is missing: it says which item a row is`)
  const reader: Reader = { changes: [], unchanged: 0, faults, describe: describeFault }
  const taken = new Map<string, number>()
  if (faults.length === 0) for (const row of body) readRow(row)
  return reader

  function readRow(row: CsvRow): void {
    const name = fromUnmistaken(row.cells[keyAt] ?? '').trim()
    const say = (index: number, fault: string) => faults.push(`${place(row, index)}: ${fault}`)
    if (!/^[\p{L}\p{N}][\p{L}\p{N}_-]{0,119}$/u.test(name)) {
      say(keyAt, 'write letters, digits and hyphens only, which the file is then named after')
      return
    }
    const before = taken.get(name)
    if (before !== undefined) return void say(keyAt, `row ${before} is ${name} as well`)
    taken.set(name, row.number)
    const file = files.find((each) => each.folder === table.folder.name && each.name === name)
    const cells: CellChange[] = []
    for (const [index, column] of columns.entries()) {
      if (!column) continue
      const text = fromUnmistaken(row.cells[index] ?? '')
      const read = readCell(text, column)
      if ('fault' in read) say(index, read.fault)
      else cells.push({ column, value: read.value, before: cellOf(file?.tree, column) })
    }
    const stated = cells.filter(({ value }) => value !== undefined)
    for (const [index, column] of columns.entries()) {
      const isStated = stated.some((cell) => cell.column === column)
      const inside = stated.find((cell) => column && isInside(cell.column, column))
      if (isStated && inside) say(index, `fill in either this or ${inside.column.header}`)
    }
    if (faults.length > 0) return
    const text = applyCells(file && readFileSync(file.path, 'utf8'), cells)
    if (text === undefined) {
      reader.unchanged += 1
      return
    }
    const path = file?.path ?? join(dir, table.folder.name, `${name}.yaml`)
    const label = file?.label ?? path
    const stamp = { folder: table.folder.name, name, path, label, stamp: '' }
    reader.changes.push({ file: withText(stamp, text), text, row, isNew: !file })
  }

  function place(row: CsvRow, index: number): string {
    return `row ${row.number}, column ${letterOf(index)} (${head?.cells[index] ?? ''})`
  }

  function describeFault(row: CsvRow, { field, language, message }: Fault): string {
    const index = columns.findIndex((column) => column && isColumnOf(column, field, language))
    if (index >= 0) return `${place(row, index)}: ${message}`
    return `row ${row.number}: ${language ? `${field} (${language})` : field}: ${message}`
  }
}

/** The columns by their place; undefined for one without a name. */
function readHead(
  table: Table,
  names: readonly string[],
  items: readonly SourceFile[],
  faults: string[],
): (Column | undefined)[] {
  const trees = items.map(({ tree }) => tree)
  const known = listColumns(table.schema, trees).map(({ header }) => header)
  const seen = new Set<string>()
  return names.map((text, index) => {
    const name = text.trim()
    if (name === '') return undefined
    const column = toColumn(table.schema, name)
    const say = (fault: string) =>
      faults.push(`row 1, column ${letterOf(index)} (${name}): ${fault}`)
    if (seen.has(name)) say('this name stands twice')
    seen.add(name)
    if (!('fault' in column)) return column
    const near = nearestOf(name, known)
    say(near ? `${column.fault}; did you mean ${near}?` : column.fault)
    return undefined
  })
}

function isInside(inner: Column, outer: Column): boolean {
  return inner.header.startsWith(`${outer.header}.`)
}

/** Whether a fault of a field, as one language sees it, is about what stands in the column. */
function isColumnOf(
  { path, isList }: Column,
  field: string,
  language: Locale | undefined,
): boolean {
  const locale = path.find((part) => LOCALES.some((each) => each === part))
  if (locale !== undefined && language !== undefined && locale !== language) return false
  const own = path.filter((part) => part !== locale).join('.')
  return field === own || (isList && field.startsWith(`${own}.`))
}
