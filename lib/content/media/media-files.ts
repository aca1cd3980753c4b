import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { inspectPicture, MAX_FILE_BYTES, type Size } from './inspect-picture.ts'

/** The folder of photographs inside the content. */
export const MEDIA_FOLDER = 'media'

export interface MediaStamp {
  name: string
  path: string
  /** As faults name it: `content/media/grace.jpg`. */
  label: string
  /** Differs when the file has been written. */
  stamp: string
  bytes: number
}

export interface MediaFile extends MediaStamp {
  /** Of its bytes. */
  hash: string
  /** Absent where it is no picture that can be shown. */
  size?: Size
  fault?: string
}

/** Lists the files of the media folder without reading them; a content without one has none. */
export async function listMedia(dir: string): Promise<MediaStamp[]> {
  const folder = join(dir, MEDIA_FOLDER)
  const names = await readdir(folder).catch(() => [])
  const listed = await Promise.all(
    names
      .filter((name) => !name.startsWith('.'))
      .toSorted()
      .map(async (name) => {
        const path = join(folder, name)
        // A link may lead nowhere.
        const found = await stat(path).catch(() => undefined)
        if (!found?.isFile()) return undefined
        const { mtimeMs, size: bytes } = found
        const label = [basename(resolve(dir)), MEDIA_FOLDER, name].join('/')
        return { name, path, label, stamp: `${mtimeMs}:${bytes}`, bytes }
      }),
  )
  return listed.filter((file) => file !== undefined)
}

/**
 * Looks into each file, one after the other: a large one takes much memory for a moment. A thorough
 * look decodes all of it, which a site that starts has no time for.
 */
export async function readMedia(
  stamps: readonly MediaStamp[],
  known: readonly MediaFile[],
  { isThorough = false } = {},
): Promise<MediaFile[]> {
  const before = new Map(known.map((file) => [`${file.path}\n${file.stamp}`, file]))
  const files: MediaFile[] = []
  for (const stamp of stamps) {
    files.push(before.get(`${stamp.path}\n${stamp.stamp}`) ?? (await readOne(stamp, isThorough)))
  }
  return files
}

async function readOne(stamp: MediaStamp, isThorough: boolean): Promise<MediaFile> {
  if (stamp.bytes > MAX_FILE_BYTES) {
    const megabytes = Math.ceil(stamp.bytes / 1024 / 1024)
    const fault = `has ${megabytes} MB; at most ${MAX_FILE_BYTES / 1024 / 1024} MB, please`
    return { ...stamp, hash: '', fault }
  }
  const bytes = await readFile(stamp.path)
  const hash = createHash('sha256').update(bytes).digest('hex')
  return { ...stamp, hash, ...(await inspectPicture(stamp.name, bytes, isThorough)) }
}
