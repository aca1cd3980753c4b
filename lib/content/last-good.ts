import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentFolder } from '#lib/resources/definition.ts'
import { CONTENT_FOLDERS } from '#lib/resources/resources.ts'
import { type AssembleOptions, findFaults } from './load-content.ts'
import { type SourceFile, withText } from './source-files.ts'

const FOLDERS: readonly ContentFolder[] = CONTENT_FOLDERS
const ESSENTIAL = new Set(FOLDERS.flatMap(({ name, isEssential }) => (isEssential ? name : [])))

/** Keeps the last good copy of the files that the site cannot be without, for the next start. */
export function createLastGood(dir: string) {
  const kept = new Map<string, string>()
  return {
    /** Writes what is shown, where it is another. Rejects where it cannot be written. */
    async keep(shown: readonly SourceFile[]): Promise<void> {
      for (const file of shown.filter(isEssential)) {
        const text = JSON.stringify(file.tree)
        if (kept.get(file.label) === text) continue
        // The folder above is the store's: made there, or not at all.
        await mkdir(dir, { mode: 0o700 }).catch(ignoreThere)
        const path = pathOf(dir, file)
        const partial = `${path}.${process.pid}.partial`
        await writeFile(partial, text, { mode: 0o600 })
        await rename(partial, path)
        kept.set(file.label, text)
      }
    },

    /** The copies of files that are there and have a fault, as far as this version takes them. */
    async find(files: readonly SourceFile[], options: AssembleOptions): Promise<SourceFile[]> {
      const faulty = new Set(findFaults(files, options).map(({ file }) => file))
      const copies: SourceFile[] = []
      for (const file of files.filter((one) => isEssential(one) && faulty.has(one.label))) {
        const text = await readFile(pathOf(dir, file), 'utf8').catch(() => undefined)
        if (text !== undefined) copies.push(withText(file, text))
      }
      const byLabel = new Map(copies.map((copy) => [copy.label, copy]))
      const mended = files.map((file) => byLabel.get(file.label) ?? file)
      const stillFaulty = new Set(findFaults(mended, options).map(({ file }) => file))
      return copies.filter(({ label }) => !stillFaulty.has(label))
    },
  }
}

function isEssential({ folder }: SourceFile): boolean {
  return ESSENTIAL.has(folder)
}

function pathOf(dir: string, { folder, name }: SourceFile): string {
  return join(dir, `${folder}.${name}.json`)
}

function ignoreThere(error: unknown): void {
  if (Reflect.get(Object(error), 'code') !== 'EEXIST') throw error
}
