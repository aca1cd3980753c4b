import { statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { createTurns } from '#lib/cache/turns.ts'
import { CONTENT_FOLDERS } from '#lib/resources/resources.ts'

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

/**
 * Lists the YAML files of the content folder without reading them: those that are as they were are
 * the ones of `known`. Throws where it cannot be read.
 */
export async function listContentFiles(
  dir: string,
  known: readonly FileStamp[] = [],
): Promise<FileStamp[]> {
  const present = new Set(await listNames(dir))
  const folders = CONTENT_FOLDERS.map(({ name }) => name).filter((name) => present.has(name))
  const before = Map.groupBy(known, ({ folder }) => folder)
  const listed = folders.map((folder) => listFolder(dir, folder, before.get(folder) ?? []))
  return (await Promise.all(listed)).flat()
}

function listNames(dir: string): Promise<string[]> {
  return readdir(dir).catch((error: Error) => {
    throw new Error(`CONTENT_DIR: ${dir}: ${error.message}`, { cause: error })
  })
}

async function listFolder(
  dir: string,
  folder: string,
  known: readonly FileStamp[],
): Promise<FileStamp[]> {
  const names = (await readdir(join(dir, folder))).filter((name) => /^[^.].*\.ya?ml$/i.test(name))
  const root = basename(resolve(dir))
  const turns = createTurns()
  const before = new Map(known.map((file) => [file.name, file]))
  const stamps: FileStamp[] = []
  for (const fileName of names.toSorted()) {
    const name = fileName.replace(/\.yaml$/, '')
    const path = join(dir, folder, fileName)
    // Each by a promise of its own would take five times as long.
    const { mtimeMs, size } = statSync(path)
    const file = {
      ...{ folder, name, path, label: `${root}/${folder}/${fileName}` },
      stamp: `${mtimeMs}:${size}`,
    }
    const same = before.get(name)
    const isSame = same?.stamp === file.stamp && same.path === path
    stamps.push(isSame ? same : new ListedFile(file))
    await turns.take()
  }
  return stamps
}

/** What most files of a folder have in common. */
interface Place {
  /** All of the path and of the label before the file's own name, and after it. */
  path: string
  label: string
  folder: string
  ending: string
}

const places = new Map<string, Place>()

/** There may be very many, so that what can be put together is not in memory of each. */
export class ListedFile implements FileStamp {
  readonly place: Place
  readonly name: string
  readonly stamp: string

  constructor({ folder, name, path, label, stamp }: FileStamp) {
    const ending = basename(path).slice(name.length)
    const beforeName = (text: string) => text.slice(0, text.length - (name + ending).length)
    const place = { path: beforeName(path), label: beforeName(label), folder, ending }
    const key = Object.values(place).join('\n')
    this.place = places.get(key) ?? place
    places.set(key, this.place)
    this.name = name
    this.stamp = stamp
  }

  get folder(): string {
    return this.place.folder
  }

  get path(): string {
    return this.place.path + this.name + this.place.ending
  }

  get label(): string {
    return this.place.label + this.name + this.place.ending
  }
}
