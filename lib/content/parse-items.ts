import type { z } from 'zod'
import type { Language } from '#lib/api/language.ts'
import type { Fault } from './fault.ts'
import { type Folder, ITEM_SCHEMAS, type Item } from './item-schemas.ts'
import { localize } from './localize.ts'
import { resolveRelativeDates } from './relative-dates.ts'
import type { SourceFile } from './source-files.ts'
import { listUnknownFields } from './unknown-fields.ts'

export interface Entry<T> {
  file: SourceFile
  item: T
}

/** The items of every folder in one language; one that has a fault is left out. */
export type Entries = { [F in Folder]: Entry<Item<F>>[] }

export function parseItems(
  files: readonly SourceFile[],
  language: Language,
  today: string,
  faults: Fault[],
): Entries {
  const parse = <T extends z.ZodType>(folder: Folder, schema: T): Entry<z.output<T>>[] =>
    files
      .filter((file) => file.folder === folder && file.faults.length === 0)
      .flatMap((file) => {
        const result = parseItem(file, schema, language, today)
        faults.push(...result.faults)
        return result.item === undefined ? [] : [{ file, item: result.item }]
      })
  return {
    settings: parse('settings', ITEM_SCHEMAS.settings),
    countries: parse('countries', ITEM_SCHEMAS.countries),
    categories: parse('categories', ITEM_SCHEMAS.categories),
    staff: parse('staff', ITEM_SCHEMAS.staff),
    candidates: parse('candidates', ITEM_SCHEMAS.candidates),
    vacancies: parse('vacancies', ITEM_SCHEMAS.vacancies),
    blog: parse('blog', ITEM_SCHEMAS.blog),
    policies: parse('policies', ITEM_SCHEMAS.policies),
  }
}

function parseItem<T extends z.ZodType>(
  file: SourceFile,
  schema: T,
  language: Language,
  today: string,
): { item?: z.output<T>; faults: Fault[] } {
  const faults = new Map<string, Fault>()
  const report = (path: readonly PropertyKey[], message: string) => {
    const field = path.join('.')
    if (!faults.has(field)) faults.set(field, { file: file.label, field, message, language })
  }
  const given = resolveRelativeDates(localize(file.tree, language, report), today)
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
