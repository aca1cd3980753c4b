import { Document, isCollection, isSeq, parseDocument } from 'yaml'
import { readCell } from './cells.ts'
import type { Column } from './columns.ts'

export interface CellChange {
  column: Column
  value: unknown
  /** What the table would say of the item as it is. */
  before: string
}

/** The text of a file with what the cells say; undefined where they say nothing new. */
export function applyCells(
  text: string | undefined,
  cells: readonly CellChange[],
): string | undefined {
  const changed = cells.filter((cell) => textOf(cell.value) !== normalize(cell))
  if (text !== undefined && changed.length === 0) return undefined
  const document = text === undefined ? new Document({}) : parseDocument(text)
  for (const { column, value } of changed) {
    if (value !== undefined) put(document, column.path, value)
  }
  // From the last part of a list to the first, so that the others keep their numbers.
  for (const { column, value } of changed.toReversed()) {
    if (value === undefined) remove(document, column.path)
  }
  return document.toString({ lineWidth: 0 })
}

/** Two cells that a spreadsheet shows alike are alike. */
function normalize({ column, before }: CellChange): string {
  const read = readCell(before, column)
  return 'fault' in read ? before : textOf(read.value)
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join('\n') : String(value ?? '')
}

function put(document: Document, path: Column['path'], value: unknown): void {
  const before = document.getIn(path, true)
  // What was written once, and is now a pair or a list: that goes first.
  for (let length = 1; length < path.length; length += 1) {
    const outer = path.slice(0, length)
    if (document.hasIn(outer) && !isCollection(document.getIn(outer, true)))
      document.deleteIn(outer)
  }
  if (!Array.isArray(value)) {
    document.setIn(
      path,
      typeof value === 'string' ? withLineEnd(value, document.getIn(path)) : value,
    )
    return
  }
  const list = document.createNode(value)
  if (isSeq(before) && isSeq(list)) list.flow = before.flow
  document.setIn(path, list)
}

/** Several lines are written as a block, whose last line ends as the others do. */
function withLineEnd(text: string, before: unknown): string {
  const isBlock = typeof before === 'string' && before.includes('\n') ? before.endsWith('\n') : true
  return text.includes('\n') && isBlock ? `${text}\n` : text
}

/** Removes a field, and what holds nothing else. */
function remove(document: Document, path: Column['path']): void {
  if (!isCollection(document.getIn(path.slice(0, -1), true)) && path.length > 1) return
  if (!document.hasIn(path)) return
  document.deleteIn(path)
  for (let length = path.length - 1; length > 0; length -= 1) {
    const outer = path.slice(0, length)
    const node = document.getIn(outer, true)
    if (!isCollection(node) || node.items.length > 0) return
    document.deleteIn(outer)
  }
}
