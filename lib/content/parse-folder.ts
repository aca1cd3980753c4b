import type { z } from 'zod'
import { createTurns } from '#lib/cache/turns.ts'
import { findMarks, withoutMarks } from '#lib/config/demonstration.ts'
import { isRecord } from '#lib/http/foreign-json.ts'
import { fallbackOf, LOCALES, type Locale, perLocale } from '#lib/i18n/locales.ts'
import type { ContentFolder } from '#lib/resources/definition.ts'
import { checkSalaries } from './check-salaries.ts'
import { describeIssue, nearestOf } from './describe-issue.ts'
import type { Fault } from './fault.ts'
import { type FieldReport, localize } from './localize.ts'
import { type NamedPictures, type Pictures, resolvePictures, toPictures } from './media/pictures.ts'
import { toPreview, withoutDraftField } from './preview.ts'
import { resolveRelativeDates } from './relative-dates.ts'
import { fieldNamesOf, schemaAt } from './schema-shape.ts'
import { createSharing, type Share, toShared } from './sharing.ts'
import type { Shelf } from './shelf.ts'
import type { SourceFile } from './source-files.ts'
import { listUnknownFields } from './unknown-fields.ts'

/** What is known of an item in one language. */
export interface Entry {
  file: SourceFile
  /** Such of its fields as are in memory. */
  head: object
}

export interface ParseContext {
  /** An ISO date, which relative dates count from. */
  today: string
  /** Whether drafts are shown, and what is dated ahead, each with a mark. */
  isPreview?: boolean
  /** The photographs that there are; none where nothing is shown. */
  pictures?: Pictures
  /** Where what was checked outlasts the process. */
  shelf?: Shelf
}

const NO_PICTURES = toPictures([])

/** The items of a folder in one language; one that has a fault is left out, the fault is noted. */
export function parseFolder(
  folder: ContentFolder,
  files: readonly SourceFile[],
  language: Locale,
  context: ParseContext,
  faults: Fault[],
): Entry[] {
  return files
    .filter((file) => file.folder === folder.name && file.faults.length === 0)
    .flatMap((file) => {
      const { head, named, ...result } = checkOnce(file, folder, context).in[language]
      faults.push(...result.faults)
      for (const [key, picture] of named.byKey) context.pictures?.byKey.set(key, picture)
      for (const missing of named.missing) context.pictures?.missing.set(missing, file.label)
      return head ? [{ file, head }] : []
    })
}

/** What there is to know of an item without its texts. */
interface Checked {
  /** Absent where it cannot be shown. */
  head?: object
  named: NamedPictures
  faults: readonly Fault[]
}

interface CheckedFile {
  in: Readonly<Record<Locale, Checked>>
  /** Whether any of it is still what was made up for the demonstration. */
  isMadeUp: boolean
}

/** As it is in memory. */
interface Known extends CheckedFile {
  /** What there was to it beside the file: photographs, and the day. */
  state: string
}

const known = new WeakMap<SourceFile, Known>()
/** The files that heads are of. */
const filesOf = new WeakMap<object, SourceFile>()

/**
 * Checks what nobody has checked yet, as little at a time as makes a visitor wait, and puts it on
 * the shelf.
 */
export async function checkAhead(
  files: readonly SourceFile[],
  folders: readonly ContentFolder[],
  context: ParseContext,
  onProgress?: () => void,
): Promise<void> {
  const { shelf } = context
  const byName = new Map(folders.map((folder) => [folder.name, folder]))
  const share = createSharing()
  const turns = createTurns()
  let unkept: [string, unknown][] = []
  const keep = () => {
    shelf?.keep(unkept)
    unkept = []
  }
  for (const file of files) {
    const folder = byName.get(file.folder)
    if (!folder || file.faults.length > 0) continue
    checkOnce(file, folder, context, {
      onNew: (key, checked) => unkept.push([key, checked]),
      share,
    })
    const turn = turns.take()
    if (!turn) continue
    keep()
    onProgress?.()
    await turn
  }
  keep()
}

/** All of an item in one language, from the disk where it is not in memory. */
export function readItem(
  head: object,
  folder: ContentFolder,
  language: Locale,
  context: ParseContext,
): unknown {
  if (!folder.toHead) return head
  const file = fileOf(head)
  return parseItem(file, file.tree, folder.schema, language, context).item
}

/** Whether any of a checked file is still what was made up for the demonstration. */
export function isMadeUp(file: SourceFile): boolean {
  return known.get(file)?.isMadeUp ?? false
}

export function fileOf(head: object): SourceFile {
  const file = filesOf.get(head)
  if (!file) throw new Error('no item of the content')
  return file
}

interface CheckOptions {
  onNew?: (key: string, checked: CheckedFile) => void
  share?: Share
}

/** A change of one file, or a new day, has no other file checked again that says the same. */
function checkOnce(
  file: SourceFile,
  folder: ContentFolder,
  context: ParseContext,
  { onNew, share = (value) => value }: CheckOptions = {},
): CheckedFile {
  const state = stateOf(file, context)
  const before = known.get(file)
  if (before?.state === state) return before
  const key = checkKeyOf(file, context)
  const kept = context.shelf?.find(key)
  const found = isChecked(kept) ? kept : check(file, folder, context)
  if (found !== kept) onNew?.(key, found)
  const checked = toKnown(found, share(state), folder.toHead && share)
  known.set(file, checked)
  for (const { head } of Object.values(checked.in)) if (head) filesOf.set(head, file)
  return checked
}

/** Under which it stands on the shelf. */
export function checkKeyOf(file: SourceFile, context: ParseContext): string {
  return ['checked', file.label, file.hash, stateOf(file, context)].join(' ')
}

/** What there is to it beside the file. */
function stateOf(file: SourceFile, { today, isPreview, pictures }: ParseContext): string {
  const photographs = file.isIllustrated ? pictures?.version : undefined
  const day = file.isRelative || isPreview ? today : undefined
  if (!photographs && !day) return ''
  return [isPreview ? 'preview' : '', photographs, day].join(' ')
}

function check(file: SourceFile, folder: ContentFolder, context: ParseContext): CheckedFile {
  const { tree } = file
  return {
    in: perLocale((language) => {
      const { item, ...rest } = parseItem(file, tree, folder.schema, language, context)
      return {
        ...rest,
        head: item === undefined ? undefined : Object(folder.toHead?.(item) ?? item),
      }
    }),
    isMadeUp: !findMarks(tree).next().done,
  }
}

function isChecked(value: unknown): value is CheckedFile {
  if (!isRecord(value) || !isRecord(value.in)) return false
  const { in: inLanguages } = value
  return LOCALES.every((locale) => isRecord(inLanguages[locale]))
}

/** What is the same in all languages, or nothing, is in memory once. */
function toKnown(
  { in: inLanguages, isMadeUp }: CheckedFile,
  state: string,
  /** Absent where all of an item is in memory, which may be anything. */
  share: Share | undefined,
): Known {
  const byText = new Map<string, Checked>()
  const shared = perLocale((locale) => {
    const { head, named, faults } = inLanguages[locale]
    const text = JSON.stringify([head, named, faults])
    const isPlain = faults.length + named.missing.length + named.byKey.length === 0
    const kept = head && share ? toShared(head, share) : head
    const same =
      byText.get(text) ?? (isPlain ? { head: kept, ...NOTHING } : { head: kept, named, faults })
    byText.set(text, same)
    return same
  })
  return { in: shared, isMadeUp, state }
}

const NOTHING = { named: { missing: [], byKey: [] }, faults: [] }

interface Parsed extends Omit<Checked, 'head'> {
  item?: unknown
}

function parseItem(
  file: SourceFile,
  tree: unknown,
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
  const dated = resolveRelativeDates(localize(withoutMarks(tree), target, report), today)
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
