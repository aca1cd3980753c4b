import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { parseDocument } from 'yaml'
import { createTurns } from '#lib/cache/turns.ts'
import { isRecord } from '#lib/http/foreign-json.ts'
import type { Fault } from './fault.ts'
import { type FileStamp, ListedFile } from './listed-files.ts'
import { hasPictures } from './media/pictures.ts'
import { isDraft } from './preview.ts'
import { hasRelativeDates } from './relative-dates.ts'
import type { Shelf } from './shelf.ts'

/** A process may have only so many files open. */
const READ_AT_ONCE = 64

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
    const some = stamps.slice(from, from + READ_AT_ONCE)
    const reading = some.map(async (file) => {
      const before = knownByPath.get(file.path)
      if (!isByText && before?.stamp === file.stamp) return before
      const noted = isByText ? undefined : shelf?.find(keyOfStamp(file))
      if (shelf && isNoted(noted)) return new ShelvedFile(file, noted, shelf)
      const text = await readFile(file.path, 'utf8')
      if (before?.hash !== hashOf(text)) return withText(file, text)
      return before instanceof ShelvedFile
        ? new ShelvedFile(file, before, before.shelf)
        : { ...before, stamp: file.stamp }
    })
    const read = await Promise.all(reading)
    files.push(...(shelf ? putAway(read, shelf) : read))
    onProgress?.()
    await turns.take()
  }
  return files
}

/** A file with what a text of it says. */
export function withText(
  { folder, name, path, label, stamp }: FileStamp,
  text: string,
): SourceFile {
  return { folder, name, path, label, stamp, ...parseSource(label, text) }
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
class ShelvedFile extends ListedFile implements SourceFile {
  readonly hash: string
  readonly isRelative: boolean
  readonly isIllustrated: boolean
  readonly isDraft: boolean
  readonly shelf: Shelf

  constructor(file: FileStamp, noted: Noted, shelf: Shelf) {
    super(file)
    this.hash = noted.hash
    this.isRelative = noted.isRelative
    this.isIllustrated = noted.isIllustrated
    this.isDraft = noted.isDraft
    this.shelf = shelf
  }

  get faults(): readonly Fault[] {
    return NO_FAULTS
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

type Parsed = Pick<
  SourceFile,
  'hash' | 'tree' | 'isRelative' | 'isIllustrated' | 'isDraft' | 'faults'
>

/** What a text of a file says, faults of its syntax included. */
function parseSource(file: string, text: string): Parsed {
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
