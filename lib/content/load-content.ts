import { basename, resolve } from 'node:path'
import { type Clock, dayOf } from '#lib/i18n/dates.ts'
import { DEFAULT_LOCALE, type Locale, perLocale } from '#lib/i18n/locales.ts'
import type { AllContent, ContentFolder, LocalContent } from '#lib/resources/definition.ts'
import { CONTENT_FOLDERS } from '#lib/resources/resources.ts'
import { checkNames } from './check-names.ts'
import { checkReferences } from './check-references.ts'
import { ContentError, type Fault, foldLanguages } from './fault.ts'
import { listContentFiles } from './listed-files.ts'
import { locateFaults } from './locate-faults.ts'
import { listMedia, readMedia } from './media/media-files.ts'
import { faultsOfPictures, toPictures } from './media/pictures.ts'
import {
  checkAhead,
  type Entry,
  fileOf,
  type ParseContext,
  parseFolder,
  readItem,
} from './parse-folder.ts'
import { readContentFiles, type SourceFile } from './source-files.ts'

const FOLDERS: readonly ContentFolder[] = CONTENT_FOLDERS

/** By the names of their folders. */
type Entries = ReadonlyMap<string, readonly Entry[]>

export interface AssembleOptions extends ParseContext {
  dir: string
  /** The files that were shown before: a good copy stands in for what has a fault, or is missed. */
  previous?: readonly SourceFile[]
}

export interface AssembledContent {
  content: AllContent
  /** What is shown: the files without a fault, and earlier copies of the others. */
  shown: readonly SourceFile[]
  faults: readonly Fault[]
}

interface CheckedContent {
  files: readonly SourceFile[]
  faults: readonly Fault[]
}

/** A fault holds back its own file alone. @throws {ContentError} where nothing can be shown */
export function assembleContent(
  files: readonly SourceFile[],
  options: AssembleOptions,
): AssembledContent {
  const found = findFaults(files, options)
  const drafts = new Set(files.filter(({ isDraft }) => isDraft).map(({ label }) => label))
  const isTold = ({ file }: Fault) => options.isPreview || !drafts.has(file)
  const faults = locateFaults(found.filter(isTold), files)
  const shown = chooseShown(files, new Set(found.map(({ file }) => file)), options)
  const entries = perLocale((locale) => parseAll(shown, locale, options, []))
  for (const folder of FOLDERS) {
    const isThere = shown.some((file) => file.folder === folder.name)
    if (folder.isEssential && !isThere) throw new ContentError(faults)
  }
  return { content: perLocale((locale) => buildLocal(locale, entries, options)), shown, faults }
}

/** Checks each file by itself, so that what is assembled of them is at once. */
export function checkFiles(
  files: readonly SourceFile[],
  context: ParseContext,
  onProgress?: () => void,
): Promise<void> {
  return checkAhead(files, FOLDERS, context, onProgress)
}

/** Every fault of the content, that of drafts included. */
export function findFaults(
  files: readonly SourceFile[],
  { dir, ...context }: AssembleOptions,
): Fault[] {
  const root = basename(resolve(dir))
  const faults: Fault[] = files.flatMap((file) => file.faults)
  const { pictures } = context
  const entries = perLocale((locale) => parseAll(files, locale, context, faults))
  for (const local of Object.values(entries)) {
    for (const folder of FOLDERS) {
      const found = local.get(folder.name) ?? []
      faults.push(...checkNames(root, files, folder, found))
      faults.push(...checkReferences(files, folder, found))
    }
  }
  if (pictures) faults.push(...faultsOfPictures(root, pictures))
  return foldLanguages(faults)
}

function chooseShown(
  files: readonly SourceFile[],
  faulty: ReadonlySet<string>,
  { previous = [], isPreview, ...context }: AssembleOptions,
): SourceFile[] {
  const before = new Map(previous.map((file) => [file.label, file]))
  const shown = files.flatMap((file) => {
    if (file.isDraft && !isPreview) return []
    return faulty.has(file.label) ? (before.get(file.label) ?? []) : file
  })
  // A file that is gone stays for as long as others name it, or the site needs it.
  const present = new Set(files.map(({ label }) => label))
  const gone = previous.filter(({ label }) => !present.has(label))
  for (;;) {
    const needed = gone.filter((file) => !shown.includes(file) && isNeeded(file, shown, context))
    if (needed.length === 0) return shown
    shown.push(...needed)
  }
}

function isNeeded(file: SourceFile, shown: readonly SourceFile[], context: ParseContext): boolean {
  const { requiredFiles = [] } = FOLDERS.find(({ name }) => name === file.folder) ?? {}
  if (requiredFiles.includes(file.name)) return true
  return FOLDERS.some((folder) =>
    parseFolder(folder, shown, DEFAULT_LOCALE, context, []).some(({ head }) =>
      folder
        .references?.(head)
        .some(({ folder: named, names }) => named === file.folder && names.includes(file.name)),
    ),
  )
}

/** The moment, in milliseconds, from which some of it would read otherwise by itself. */
export function nextChange(content: AllContent, now: Date): number {
  const moments = Object.values(content).flatMap((local) =>
    FOLDERS.flatMap((folder) => folder.changesAt?.(local.get(folder), now) ?? []),
  )
  return Math.min(...moments)
}

/** Every fault of a content folder with its line, that of drafts included. */
export async function checkContent(dir: string, clock: Clock): Promise<CheckedContent> {
  const files = await readContentFiles(await listContentFiles(dir), [])
  const pictures = toPictures(await readMedia(await listMedia(dir), [], { isThorough: true }))
  const faults = findFaults(files, { dir, today: dayOf(clock()), pictures })
  return { files, faults: locateFaults(faults, files) }
}

function parseAll(
  files: readonly SourceFile[],
  locale: Locale,
  context: ParseContext,
  faults: Fault[],
): Entries {
  return new Map(
    FOLDERS.map((folder) => [folder.name, parseFolder(folder, files, locale, context, faults)]),
  )
}

/** Folders are built when they are first asked for, since one may need another. */
function buildLocal(
  locale: Locale,
  entries: Readonly<Record<Locale, Entries>>,
  context: ParseContext,
): LocalContent {
  const built = new Map<string, unknown>()
  const itemsOf = (folder: ContentFolder, of: Locale) =>
    (entries[of].get(folder.name) ?? []).map(({ head }) => head)
  const build = (folder: ContentFolder) =>
    folder.build(itemsOf(folder, locale), {
      content,
      today: context.today,
      inAllLanguages: perLocale((each) => itemsOf(folder, each)),
      read: (head) => readItem(Object(head), folder, locale, context),
      versionOf: (head) => fileOf(Object(head)).hash,
    })
  const content: LocalContent = {
    // By name: each bundle of the framework has copies of the definitions.
    get<Built>({ name }: ContentFolder<unknown, Built>): Built {
      const folder = FOLDERS.find((one) => one.name === name)
      if (!folder) throw new Error(`no content is called ${name}`)
      if (!built.has(name)) built.set(name, build(folder))
      // The map is typed by its keys: what a folder has built is of that folder's type.
      return built.get(name) as Built
    },
  }
  return content
}
