import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { parseDocument } from 'yaml'
import { CONTENT_FOLDERS } from '#lib/resources/resources.ts'
import type { Fault } from './fault.ts'
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
  tree: unknown
  /** Whether it names days that move with the calendar. */
  isRelative: boolean
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

/** Reads and parses the files, taking those that have not changed from `known`. */
export async function readContentFiles(
  stamps: readonly FileStamp[],
  known: readonly SourceFile[],
): Promise<SourceFile[]> {
  const knownByPath = new Map(known.map((file) => [file.path, file]))
  const files: SourceFile[] = []
  for (let from = 0; from < stamps.length; from += READ_AT_ONCE) {
    const some = stamps.slice(from, from + READ_AT_ONCE).map(async (file) => {
      const before = knownByPath.get(file.path)
      if (before?.stamp === file.stamp) return before
      return { ...file, ...parseSource(file.label, await readFile(file.path, 'utf8')) }
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

function parseSource(
  file: string,
  text: string,
): Pick<SourceFile, 'tree' | 'isRelative' | 'faults'> {
  try {
    const document = parseDocument(text)
    const faults = document.errors.map(({ message }) => ({
      file,
      field: '',
      message: firstLine(message),
    }))
    const tree: unknown = faults.length > 0 ? undefined : document.toJS()
    return { tree, isRelative: hasRelativeDates(tree), faults }
  } catch (error) {
    const message = error instanceof Error ? firstLine(error.message) : 'cannot be read'
    return { tree: undefined, isRelative: false, faults: [{ file, field: '', message }] }
  }
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? message
}
