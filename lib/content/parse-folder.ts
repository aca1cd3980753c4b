import type { z } from 'zod'
import { fallbackOf, type Locale } from '#lib/i18n/locales.ts'
import type { ContentFolder } from '#lib/resources/definition.ts'
import type { Fault } from './fault.ts'
import { localize } from './localize.ts'
import { resolveRelativeDates } from './relative-dates.ts'
import type { SourceFile } from './source-files.ts'
import { listUnknownFields } from './unknown-fields.ts'

export interface Entry<Item = unknown> {
  file: SourceFile
  item: Item
}

/** The items of a folder in one language; one that has a fault is left out, the fault is noted. */
export function parseFolder(
  { name, schema }: ContentFolder,
  files: readonly SourceFile[],
  language: Locale,
  today: string,
  faults: Fault[],
): Entry[] {
  return files
    .filter((file) => file.folder === name && file.faults.length === 0)
    .flatMap((file) => {
      const result = parseOnce(file, schema, language, today)
      faults.push(...result.faults)
      return result.item === undefined ? [] : [{ file, item: result.item }]
    })
}

interface Parsed {
  item?: unknown
  faults: Fault[]
}

/** By language and day; a file that names no day that moves with the calendar has no day. */
const known = new WeakMap<SourceFile, Map<string, Parsed>>()

/** A change of one file, or a new day, has no other file checked again that says the same. */
function parseOnce(file: SourceFile, schema: z.ZodType, language: Locale, today: string): Parsed {
  const day = file.isRelative ? ` ${today}` : ' '
  const results = known.get(file) ?? new Map<string, Parsed>()
  known.set(file, results)
  const before = results.get(language + day)
  if (before) return before
  for (const key of results.keys()) if (!key.endsWith(day)) results.delete(key)
  const parsed = parseItem(file, schema, language, today)
  results.set(language + day, parsed)
  return parsed
}

function parseItem(file: SourceFile, schema: z.ZodType, language: Locale, today: string): Parsed {
  const faults = new Map<string, Fault>()
  const report = (path: readonly PropertyKey[], message: string) => {
    const field = path.join('.')
    if (!faults.has(field)) faults.set(field, { file: file.label, field, message, language })
  }
  const target = { language, fallback: fallbackOf(language) }
  const given = resolveRelativeDates(localize(file.tree, target, report), today)
  const result = schema.safeParse(given)
  if (!result.success) {
    for (const issue of result.error.issues) report(issue.path, describeIssue(issue))
    return { faults: [...faults.values()] }
  }
  for (const path of listUnknownFields(given, result.data)) report(path, 'unknown field')
  return { item: result.data, faults: [...faults.values()] }
}

function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union') return issue.message
  return issue.errors.map((branch) => branch.map(({ message }) => message).join(', ')).join(', or ')
}
