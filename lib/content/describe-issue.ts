import leven from 'leven'
import type { z } from 'zod'
import { isRecord } from '#lib/http/foreign-json.ts'

const EXPECTED: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number, without quotes',
  int: 'a whole number, without quotes',
  boolean: 'true or false',
  array: 'a list',
  object: 'fields with names',
}
const DAY = 'a day such as 2026-03-14, or today, today-3, today+60'
const FORMATS: Readonly<Record<string, string>> = {
  date: DAY,
  datetime: DAY,
  email: 'a mail address such as office@agency.example',
  url: 'a web address that begins with https://',
}

/** What is wrong with a field, and what to write, for somebody who has never seen code. */
export function describeIssue(issue: z.core.$ZodIssue, given: unknown): string {
  const value = issue.path.reduce<unknown>(valueAt, given)
  const wanted = wantedBy(issue)
  if (wanted === undefined) return issue.message
  if (value === undefined) return `is missing; write ${wanted}`
  if (value === null) return `is empty; write ${wanted}, or remove the line`
  return `write ${wanted}${adviceFor(issue, value)}`
}

function valueAt(outer: unknown, key: PropertyKey): unknown {
  if (Array.isArray(outer)) return outer[Number(key)]
  return isRecord(outer) ? outer[String(key)] : undefined
}

/** In words; undefined where the schema has its own. */
function wantedBy(issue: z.core.$ZodIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return EXPECTED[issue.expected] ?? issue.expected
    case 'invalid_value':
      return issue.values.length === 1
        ? String(issue.values[0])
        : `one of ${issue.values.map(String).join(', ')}`
    case 'invalid_union':
      return wantedByUnion(issue.errors)
    case 'invalid_format':
      return FORMATS[issue.format]
    case 'too_small':
      if (issue.origin === 'number') {
        return `a number ${issue.inclusive ? 'of at least' : 'above'} ${issue.minimum}`
      }
      return issue.origin === 'array' ? 'at least one' : 'a text'
    case 'too_big':
      if (issue.origin === 'number') return `a number of at most ${issue.maximum}`
      return issue.origin === 'string' ? `at most ${issue.maximum} characters` : undefined
    default:
      return undefined
  }
}

function wantedByUnion(branches: readonly z.core.$ZodIssue[][]): string {
  const wanted = branches.flatMap(([first]) => (first ? (wantedBy(first) ?? first.message) : []))
  return [...new Set(wanted)].join(', or ')
}

function adviceFor(issue: z.core.$ZodIssue, value: unknown): string {
  const isText = issue.code === 'invalid_type' && issue.expected === 'string'
  if (isText && (typeof value === 'number' || typeof value === 'boolean')) {
    return `, in quotes: '${value}'`
  }
  if (issue.code === 'invalid_value' && typeof value === 'string') {
    const near = nearestOf(value, issue.values.map(String))
    return near ? `; did you mean ${near}?` : ''
  }
  return ''
}

/** The name that was probably meant: it differs in a third of its letters at the most. */
export function nearestOf(name: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map((each) => ({ each, distance: leven(name.toLowerCase(), each.toLowerCase()) }))
    .filter(({ each, distance }) => distance <= Math.max(1, Math.floor(each.length / 3)))
    .toSorted((one, other) => one.distance - other.distance)
  return nearest?.each
}
