import { writeFile } from 'node:fs/promises'
import { BYTE_ORDER_MARK, csvLine, toUnmistaken } from '#lib/text/csv.ts'
import { describeFault } from '../fault.ts'
import { checkContent } from '../load-content.ts'
import type { SourceFile } from '../source-files.ts'
import { cellOf } from './cells.ts'
import { listColumns } from './columns.ts'
import type { ContentCommand } from './run-content.ts'
import { findTable, itemsOf, listTables, type Table } from './tables.ts'

/** Writes a kind of content as a table, into a file or to the output. */
export async function exportTable(
  [name, path]: readonly string[],
  { dir, clock, write, warn }: ContentCommand,
): Promise<number> {
  const table = findTable(name)
  if (!table) {
    warn(`${describeKinds()}\n`)
    return 2
  }
  const { files, faults } = await checkContent(dir, clock)
  const items = itemsOf(table, files)
  const concerned = faults.filter(({ file }) => items.some(({ label }) => label === file))
  if (concerned.length > 0) {
    warn('Mend these first, so that the table loses nothing:\n')
    for (const fault of concerned) warn(`${describeFault(fault)}\n`)
    return 1
  }
  const text = toTable(table, items)
  if (path === undefined) {
    write(text)
    return 0
  }
  await writeFile(path, text)
  write(`${items.length} rows are written to ${path}.\n`)
  return 0
}

/** The same items give the same bytes, whoever has written them. */
function toTable({ schema }: Table, items: readonly SourceFile[]): string {
  const columns = listColumns(
    schema,
    items.map(({ tree }) => tree),
  )
  const rows = items.map(({ tree }) => columns.map((column) => toUnmistaken(cellOf(tree, column))))
  const lines = [columns.map(({ header }) => header), ...rows].map(csvLine)
  return BYTE_ORDER_MARK + lines.join('')
}

export function describeKinds(): string {
  const names = listTables().map(({ folder }) => folder.name)
  return `Say which kind: ${names.join(', ')}.`
}
