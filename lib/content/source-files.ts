import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { parseDocument } from 'yaml'
import { createTurns } from '#lib/cache/turns.ts'
import { isRecord } from '#lib/http/foreign-json.ts'
import { CONTENT_FOLDERS } from '#lib/resources/resources.ts'
import type { Fault } from './fault.ts'
import { hasPictures } from './media/pictures.ts'
import { isDraft } from './preview.ts'
import { hasRelativeDates } from './relative-dates.ts'
import type { Shelf } from './shelf.ts'

/** A process may have only so many files open. */
const READ_AT_ONCE = 64

export interface FileStamp {
  folder: string
  /** Without the extension: the item's slug or id. */
  name: string
  path: string
  /** As faults name it: `content/staff/nanny.yaml`. */
  label: string
  /** Differs when the file has been written. */
  stamp: string
}

export interface SourceFile extends FileStamp {
  /** Of its text. */
  hash: string
  readonly tree: unknown
  /** Whether it names days that move with the calendar. */
  isRelative: boolean
  /** Whether it names photographs. */
  isIllustrated: boolean
  /** Whether nobody is to see it yet. */
  isDraft: boolean
  faults: readonly Fault[]
}

/** Lists the YAML files of the content folder without reading them. Throws where it cannot be read. */
export async function listContentFiles(dir: string): Promise<FileStamp[]> {
  const present = new Set(await listNames(dir))
  const folders = CONTENT_FOLDERS.map(({ name }) => name).filter((name) => present.has(name))
  return (await Promise.all(folders.map((folder) => listFolder(dir, folder)))).flat()
}

function listNames(dir: string): Promise<string[]> {
  return readdir(dir).catch((error: Error) => {
    throw new Error(`CONTENT_DIR: ${dir}: ${error.message}`, { cause: error })
  })
}

interface ReadOptions {
  isByText?: boolean
  shelf?: Shelf
  onProgress?: () => void
}

/**
 * Reads and parses the files, taking those that say the same still from `known`: by their stamps,
 * or by their texts where a change is known to have been made, which a stamp need not show.
 */
export async function readContentFiles(
  stamps: readonly FileStamp[],
  known: readonly SourceFile[],
  { isByText = false, shelf, onProgress }: ReadOptions = {},
): Promise<SourceFile[]> {
  const knownByPath = new Map(known.map((file) => [file.path, file]))
  const turns = createTurns()
  const files: SourceFile[] = []
  for (let from = 0; from < stamps.length; from += READ_AT_ONCE) {
    const some = stamps.slice(from, from + READ_AT_ONCE).map(async (file) => {
      const before = knownByPath.get(file.path)
      if (!isByText && before?.stamp === file.stamp) return before
      const noted = isByText ? undefined : shelf?.find(keyOfStamp(file))
      if (shelf && isNoted(noted)) return new ShelvedFile(file, noted, shelf)
      const text = await readFile(file.path, 'utf8')
      if (before?.hash !== hashOf(text)) return { ...file, ...parseSource(file.label, text) }
      return before instanceof ShelvedFile
        ? new ShelvedFile(file, before, before.shelf)
        : { ...before, ...file }
    })
    const read = await Promise.all(some)
    files.push(...(shelf ? putAway(read, shelf) : read))
    onProgress?.()
    await turns.take()
  }
  return files
}

/** Takes what was parsed out of memory. What has a fault is parsed again by each process. */
function putAway(files: readonly SourceFile[], shelf: Shelf): readonly SourceFile[] {
  const isNew = (file: SourceFile) => !(file instanceof ShelvedFile) && file.faults.length === 0
  const entries = files.filter(isNew).flatMap((file) => {
    const { hash, isRelative, isIllustrated, isDraft, tree } = file
    return [
      [keyOfStamp(file), { hash, isRelative, isIllustrated, isDraft }],
      [keyOfTree(hash), tree],
    ] as const
  })
  if (entries.length > 0 && !shelf.keep(entries)) return files
  return files.map((file) => (isNew(file) ? new ShelvedFile(file, file, shelf) : file))
}

type Noted = Pick<SourceFile, 'hash' | 'isRelative' | 'isIllustrated' | 'isDraft'>

const NO_FAULTS: readonly Fault[] = []

/** A file without a fault whose tree is on the shelf. */
class ShelvedFile implements SourceFile {
  readonly folder: string
  readonly name: string
  readonly path: string
  readonly label: string
  readonly stamp: string
  readonly hash: string
  readonly isRelative: boolean
  readonly isIllustrated: boolean
  readonly isDraft: boolean
  readonly faults = NO_FAULTS
  readonly shelf: Shelf

  constructor({ folder, name, path, label, stamp }: FileStamp, noted: Noted, shelf: Shelf) {
    this.folder = folder
    this.name = name
    this.path = path
    this.label = label
    this.stamp = stamp
    this.hash = noted.hash
    this.isRelative = noted.isRelative
    this.isIllustrated = noted.isIllustrated
    this.isDraft = noted.isDraft
    this.shelf = shelf
  }

  /** Where the shelf has been taken away, the file itself says it, for as long as it is the same. */
  get tree(): unknown {
    const tree = this.shelf.find(keyOfTree(this.hash))
    if (tree !== undefined) return tree
    const text = readFileSync(this.path, 'utf8')
    if (hashOf(text) === this.hash) return parseSource(this.label, text).tree
    throw new Error(`${this.label} has changed, and what it said before is gone`)
  }
}

/** Under which a file stands on the shelf. */
export function shelfKeysOf(file: SourceFile): string[] {
  return [keyOfStamp(file), keyOfTree(file.hash)]
}

function keyOfStamp({ path, stamp }: FileStamp): string {
  return `stamp ${stamp} ${path}`
}

function keyOfTree(hash: string): string {
  return `tree ${hash}`
}

function hashOf(text: string): string {
  return createHash('sha1').update(text).digest('base64url')
}

function isNoted(value: unknown): value is Noted {
  return isRecord(value) && typeof value.hash === 'string'
}

async function listFolder(dir: string, folder: string): Promise<FileStamp[]> {
  const names = (await readdir(join(dir, folder))).filter((name) => /^[^.].*\.ya?ml$/i.test(name))
  const root = basename(resolve(dir))
  const turns = createTurns()
  const stamps: FileStamp[] = []
  for (const fileName of names.toSorted()) {
    const path = join(dir, folder, fileName)
    // Each by a promise of its own would take five times as long.
    const { mtimeMs, size } = statSync(path)
    stamps.push({
      folder,
      name: fileName.replace(/\.yaml$/, ''),
      path,
      label: [root, folder, fileName].join('/'),
      stamp: `${mtimeMs}:${size}`,
    })
    await turns.take()
  }
  return stamps
}

type Parsed = Pick<
  SourceFile,
  'hash' | 'tree' | 'isRelative' | 'isIllustrated' | 'isDraft' | 'faults'
>

/** What a text of a file says, faults of its syntax included. */
export function parseSource(file: string, text: string): Parsed {
  const hash = hashOf(text)
  try {
    const document = parseDocument(text)
    const faults = document.errors.map((error) => ({
      file,
      field: '',
      message: describeSyntax(error.message),
      line: error.linePos?.[0].line,
    }))
    const tree: unknown = faults.length > 0 ? undefined : document.toJS()
    return {
      hash,
      tree,
      isRelative: hasRelativeDates(tree),
      isIllustrated: hasPictures(tree),
      isDraft: isDraft(tree),
      faults,
    }
  } catch (error) {
    const message = error instanceof Error ? describeSyntax(error.message) : 'cannot be read'
    const faults = [{ file, field: '', message }]
    const isNothing = { isRelative: false, isIllustrated: false, isDraft: false }
    return { hash, tree: undefined, ...isNothing, faults }
  }
}

/** What to do about the slips that are made most. */
const ADVICE: readonly [RegExp, string][] = [
  [/^Nested mappings/, 'a text that holds a colon and a space must stand in quotes'],
  [/^Missing closing/, 'a quotation mark is opened here and never closed'],
  [/^Implicit (?:map )?keys/, 'a colon after the name is missing, or the line must be indented'],
  [/same column|indent/i, 'the line must begin exactly below its neighbours, with spaces'],
  [/^Tabs/, 'use spaces in place of the tabulator'],
  [/^Map keys must be unique/, 'the same name stands twice: remove one'],
]

function describeSyntax(message: string): string {
  const [line = message] = message.split('\n', 1)
  const short = line.replace(/ at line \d+, column \d+:?$/, '')
  const advice = ADVICE.find(([pattern]) => pattern.test(short))?.[1]
  return advice ? `${short}; ${advice}` : short
}
