import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { parseDocument } from 'yaml'
import { CONTENT_FOLDERS } from '#lib/resources/resources.ts'
import type { Fault } from './fault.ts'
import { hasPictures } from './media/pictures.ts'
import { isDraft } from './preview.ts'
import { hasRelativeDates } from './relative-dates.ts'

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
  /** As it was read: to parse it is most of the work. */
  text: string
  tree: unknown
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

/**
 * Reads and parses the files, taking those that say the same still from `known`: by their stamps,
 * or by their texts where a change is known to have been made, which a stamp need not show.
 */
export async function readContentFiles(
  stamps: readonly FileStamp[],
  known: readonly SourceFile[],
  { isByText = false } = {},
): Promise<SourceFile[]> {
  const knownByPath = new Map(known.map((file) => [file.path, file]))
  const files: SourceFile[] = []
  for (let from = 0; from < stamps.length; from += READ_AT_ONCE) {
    const some = stamps.slice(from, from + READ_AT_ONCE).map(async (file) => {
      const before = knownByPath.get(file.path)
      if (!isByText && before?.stamp === file.stamp) return before
      const text = await readFile(file.path, 'utf8')
      if (before?.text === text) return { ...before, ...file }
      return { ...file, text, ...parseSource(file.label, text) }
    })
    files.push(...(await Promise.all(some)))
  }
  return files
}

async function listFolder(dir: string, folder: string): Promise<FileStamp[]> {
  const names = (await readdir(join(dir, folder))).filter((name) => /^[^.].*\.ya?ml$/i.test(name))
  return Promise.all(
    names.toSorted().map(async (fileName) => {
      const path = join(dir, folder, fileName)
      const { mtimeMs, size } = await stat(path)
      return {
        folder,
        name: fileName.replace(/\.yaml$/, ''),
        path,
        label: [basename(resolve(dir)), folder, fileName].join('/'),
        stamp: `${mtimeMs}:${size}`,
      }
    }),
  )
}

type Parsed = Pick<SourceFile, 'tree' | 'isRelative' | 'isIllustrated' | 'isDraft' | 'faults'>

/** What a text of a file says, faults of its syntax included. */
export function parseSource(file: string, text: string): Parsed {
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
      tree,
      isRelative: hasRelativeDates(tree),
      isIllustrated: hasPictures(tree),
      isDraft: isDraft(tree),
      faults,
    }
  } catch (error) {
    const message = error instanceof Error ? describeSyntax(error.message) : 'cannot be read'
    const faults = [{ file, field: '', message }]
    return { tree: undefined, isRelative: false, isIllustrated: false, isDraft: false, faults }
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
