import { z } from 'zod'
import { isRecord } from '#lib/http/foreign-json.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { PICTURE_FIELDS, pictureSchema } from '../media/pictures.ts'
import { isDateField } from '../relative-dates.ts'
import { unwrap } from '../schema-shape.ts'

type Kind = 'text' | 'number' | 'boolean' | 'date' | 'number-or-text'

/** A column of a table of items: a field, one language of it, or a field of one of several parts. */
export interface Column {
  /** `title.ru`, `experience.1.period`: parts are counted from 1. */
  header: string
  path: readonly (string | number)[]
  kind: Kind
  /** Whether it holds several values, one a line. */
  isList: boolean
}

/** The columns in which all these items can be written; a field of an item itself always has one. */
export function listColumns(
  schema: unknown,
  values: readonly unknown[],
  path: Column['path'] = [],
): Column[] {
  const pairs = values.filter(isPair)
  const others = values.filter((value) => !isPair(value))
  const own = others.length > 0 || pairs.length === 0 ? listPlain(schema, others, path) : []
  const halves = pairs.length === 0 ? [] : LOCALES
  return [
    ...own,
    ...halves.flatMap((locale) =>
      listColumns(
        schema,
        pairs.flatMap((pair) => pair[locale] ?? []),
        [...path, locale],
      ),
    ),
  ]
}

/** The column of a name that somebody wrote, or why there is none. */
export function toColumn(schema: unknown, header: string): Column | { fault: string } {
  const path = header.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) - 1 : part))
  let inner = unwrap(schema)
  for (const part of path) {
    if (typeof part === 'string' && LOCALES.some((locale) => locale === part)) continue
    inner = typeof part === 'number' ? elementOf(inner) : fieldOf(inner, part)
  }
  if (inner === undefined) return { fault: 'there is no such field' }
  if (inner instanceof z.ZodObject) return { fault: 'has fields of its own: one column for each' }
  const element = elementOf(inner)
  if (element === undefined) return columnOf(path, kindOf(inner, path), false)
  if (element instanceof z.ZodObject) return { fault: `number its parts: ${header}.1, ${header}.2` }
  return columnOf(path, kindOf(element, path), true)
}

export function isPair(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && LOCALES.some((locale) => locale in value)
}

function listPlain(schema: unknown, values: readonly unknown[], path: Column['path']): Column[] {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodObject) {
    return Object.keys(inner.shape).flatMap((key) => {
      const field = fieldOf(inner, key)
      const found = values.flatMap((value) =>
        isRecord(value) && value[key] !== undefined && value[key] !== null ? [value[key]] : [],
      )
      const isSimple = !(field instanceof z.ZodObject) && elementOf(field) === undefined
      if (found.length === 0 && (path.length > 0 || !isSimple)) return []
      return listColumns(field, found, [...path, key])
    })
  }
  const element = elementOf(inner)
  if (element === undefined) return [columnOf(path, kindOf(inner, path), false)]
  const lists = values.filter(Array.isArray)
  const longest = Math.max(0, ...lists.filter((list) => !isLines(list)).map(({ length }) => length))
  return [
    ...(lists.some(isLines) ? [columnOf(path, kindOf(element, path), true)] : []),
    ...Array.from({ length: longest }, (_, index) =>
      listColumns(
        element,
        lists.filter((list) => !isLines(list)).flatMap((list) => list[index] ?? []),
        [...path, index],
      ),
    ).flat(),
  ]
}

/** Whether a list can stand in one cell, a line each. */
export function isLines(list: readonly unknown[]): boolean {
  return list.every((item) => typeof item !== 'object' && !/^$|\n/.test(String(item)))
}

function columnOf(path: Column['path'], kind: Kind, isList: boolean): Column {
  const header = path.map((part) => (typeof part === 'number' ? part + 1 : part)).join('.')
  return { header, path, kind, isList }
}

function fieldOf(schema: unknown, key: string): unknown {
  if (PICTURE_FIELDS.has(key)) return pictureSchema
  return schema instanceof z.ZodObject ? unwrap(schema.shape[key]) : undefined
}

function elementOf(schema: unknown): unknown {
  if (schema instanceof z.ZodArray) return unwrap(schema.element)
  return schema instanceof z.ZodTuple ? unwrap(schema.def.items[0]) : undefined
}

function kindOf(schema: unknown, path: Column['path']): Kind {
  if (schema instanceof z.ZodNumber) return 'number'
  if (schema instanceof z.ZodBoolean) return 'boolean'
  if (path.some((part) => typeof part === 'string' && isDateField(part))) return 'date'
  const isEither =
    schema instanceof z.ZodUnion && schema.options.some((option) => option instanceof z.ZodNumber)
  return isEither ? 'number-or-text' : 'text'
}
