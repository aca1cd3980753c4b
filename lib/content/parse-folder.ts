import type { z } from 'zod'
import { withoutMarks } from '#lib/config/demonstration.ts'
import { fallbackOf, type Locale } from '#lib/i18n/locales.ts'
import type { ContentFolder } from '#lib/resources/definition.ts'
import { nearestOf } from '#lib/text/nearest.ts'
import { checkSalaries } from './check-salaries.ts'
import { describeIssue } from './describe-issue.ts'
import type { Fault } from './fault.ts'
import { type FieldReport, localize } from './localize.ts'
import { type NamedPictures, type Pictures, resolvePictures, toPictures } from './media/pictures.ts'
import { toPreview, withoutDraftField } from './preview.ts'
import { resolveRelativeDates } from './relative-dates.ts'
import { fieldNamesOf, schemaAt } from './schema-shape.ts'
import type { SourceFile } from './source-files.ts'
import { listUnknownFields } from './unknown-fields.ts'

export interface Entry<Item = unknown> {
  file: SourceFile
  item: Item
}

export interface ParseContext {
  /** An ISO date, which relative dates count from. */
  today: string
  /** Whether drafts are shown, and what is dated ahead, each with a mark. */
  isPreview?: boolean
  /** The photographs that there are; none where nothing is shown. */
  pictures?: Pictures
}

const NO_PICTURES = toPictures([])

/** The items of a folder in one language; one that has a fault is left out, the fault is noted. */
export function parseFolder(
  { name, schema }: ContentFolder,
  files: readonly SourceFile[],
  language: Locale,
  context: ParseContext,
  faults: Fault[],
): Entry[] {
  return files
    .filter((file) => file.folder === name && file.faults.length === 0)
    .flatMap((file) => {
      const result = parseOnce(file, schema, language, context)
      faults.push(...result.faults)
      for (const [key, picture] of result.named.byKey) context.pictures?.byKey.set(key, picture)
      for (const missing of result.named.missing) {
        context.pictures?.missing.set(missing, file.label)
      }
      return result.item === undefined ? [] : [{ file, item: result.item }]
    })
}

interface Parsed {
  item?: unknown
  named: NamedPictures
  faults: Fault[]
}

/** By language, photographs and day, as far as a file has to do with them. */
const known = new WeakMap<SourceFile, Map<string, Parsed>>()

/** A change of one file, or a new day, has no other file checked again that says the same. */
function parseOnce(
  file: SourceFile,
  schema: z.ZodType,
  language: Locale,
  context: ParseContext,
): Parsed {
  const { today, isPreview, pictures } = context
  const photographs = file.isIllustrated ? (pictures?.version ?? '') : ''
  const day = ` ${photographs} ${file.isRelative || isPreview ? today : ''}`
  const results = known.get(file) ?? new Map<string, Parsed>()
  known.set(file, results)
  const before = results.get(language + day)
  if (before) return before
  for (const key of results.keys()) if (!key.endsWith(day)) results.delete(key)
  const parsed = parseItem(file, schema, language, context)
  results.set(language + day, parsed)
  return parsed
}

function parseItem(
  file: SourceFile,
  schema: z.ZodType,
  language: Locale,
  { today, isPreview, pictures = NO_PICTURES }: ParseContext,
): Parsed {
  const faults = new Map<string, Fault>()
  const note = (path: readonly PropertyKey[], fault: Pick<Fault, 'message' | 'language'>) => {
    const field = path.join('.')
    if (!faults.has(field)) faults.set(field, { file: file.label, field, ...fault })
  }
  const report: FieldReport = (path, message) => note(path, { message, language })
  const target = { language, fallback: fallbackOf(language) }
  const dated = resolveRelativeDates(localize(withoutMarks(file.tree), target, report), today)
  const named: NamedPictures = { missing: [], byKey: [] }
  const { files } = pictures
  const given = resolvePictures(withoutDraftField(dated, report), { files, named }, report)
  checkSalaries(given, report)
  const shown = isPreview ? toPreview(given, { language, today, isDraft: file.isDraft }) : given
  const result = schema.safeParse(shown)
  if (!result.success) {
    for (const issue of result.error.issues) report(issue.path, describeIssue(issue, given))
    return { named, faults: [...faults.values()] }
  }
  for (const path of listUnknownFields(given, result.data)) {
    note(path, { message: describeUnknown(path, schema) })
  }
  return { item: result.data, named, faults: [...faults.values()] }
}

function describeUnknown(path: readonly PropertyKey[], schema: z.ZodType): string {
  const known = fieldNamesOf(schemaAt(schema, path.slice(0, -1)))
  const near = nearestOf(String(path.at(-1)), known)
  if (near) return `unknown field; did you mean ${near}?`
  return known.length > 0 ? `unknown field; known here: ${known.join(', ')}` : 'unknown field'
}
