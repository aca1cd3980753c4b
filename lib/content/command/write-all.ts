import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

interface WrittenFile {
  path: string
  text: string
}

/** Writes all of the files or none: what has been replaced is put back where one fails. */
export async function writeAll(files: readonly WrittenFile[]): Promise<void> {
  const undo: (() => Promise<void>)[] = []
  const prepared = files.map(({ path, text }) => ({
    path,
    text,
    // The site does not look at hidden files.
    unfinished: join(dirname(path), `.${basename(path)}.${process.pid}.tmp`),
  }))
  try {
    for (const { unfinished, text } of prepared) await writeFile(unfinished, text)
    for (const { path, unfinished } of prepared) {
      const before = await readFile(path, 'utf8').catch(() => undefined)
      await rename(unfinished, path)
      undo.push(() => (before === undefined ? rm(path) : writeFile(path, before)))
    }
  } catch (error) {
    for (const { unfinished } of prepared) await rm(unfinished, { force: true })
    for (const restore of undo) await restore()
    throw error
  }
}
