import { isRecord } from '#lib/http/foreign-json.ts'
import { type Column, isLines, isPair } from './columns.ts'

/** What a cell says of an item; empty where the item has nothing there. */
export function cellOf(tree: unknown, column: Column): string {
  let value = tree
  for (const part of column.path) {
    if (typeof part === 'number') value = Array.isArray(value) ? value[part] : undefined
    else value = isRecord(value) ? value[part] : undefined
  }
  if (isPair(value)) return ''
  if (Array.isArray(value)) return column.isList && isLines(value) ? value.join('\n') : ''
  if (value === undefined || value === null || typeof value === 'object') return ''
  // A block of text ends with a line's end, which nobody sees in a cell.
  return String(value).replace(/\n$/, '')
}

const TRUE = /^(?:true|yes|да|истина|1)$/i
const FALSE = /^(?:false|no|нет|ложь|0)$/i
const DAY_FIRST = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/

type Value = string | number | boolean | (string | number | boolean)[]

/** What a cell means, however a spreadsheet has written it; undefined for an empty one. */
export function readCell(text: string, column: Column): { value?: Value } | { fault: string } {
  const plain = text.replaceAll(/\r\n?/g, '\n')
  if (plain.trim() === '') return {}
  if (!column.isList) return readValue(plain.replace(/\n$/, ''), column)
  const values: (string | number | boolean)[] = []
  for (const line of plain.split('\n').filter((each) => each.trim() !== '')) {
    const read = readValue(line, column)
    if ('fault' in read) return read
    values.push(read.value)
  }
  return { value: values }
}

function readValue(
  text: string,
  { kind }: Column,
): { value: string | number | boolean } | { fault: string } {
  const trimmed = text.trim()
  switch (kind) {
    case 'number': {
      const digits = trimmed.replaceAll(/[\s\u00a0\u202f]/g, '')
      if (/^-?\d+(?:\.\d+)?$/.test(digits)) return { value: Number(digits) }
      return { fault: `write a number such as 56000, not ${trimmed}` }
    }
    case 'boolean':
      if (TRUE.test(trimmed)) return { value: true }
      return FALSE.test(trimmed) ? { value: false } : { fault: 'write true or false' }
    case 'date': {
      const [, day = '', month = '', year = ''] = DAY_FIRST.exec(trimmed) ?? []
      if (!year) return { value: trimmed }
      return { value: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` }
    }
    case 'number-or-text':
      return { value: /^[1-9]\d*$/.test(trimmed) ? Number(trimmed) : trimmed }
    default:
      return { value: text }
  }
}
