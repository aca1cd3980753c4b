import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'

const stateSchema = z.object({
  /** What was last known of each page to be found, by its address. */
  versions: z.record(z.string(), z.string()),
  /** Addresses that are still to be sent. */
  queued: z.array(z.string()),
})

export type IndexNowState = z.output<typeof stateSchema>

/** Undefined where nothing has been kept yet, or what was kept cannot be read. */
export async function readState(path: string): Promise<IndexNowState | undefined> {
  try {
    return stateSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch {
    return undefined
  }
}

/** Whole or not at all, whenever the process ends. */
export async function writeState(path: string, state: IndexNowState): Promise<void> {
  const unfinished = `${path}.new`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(unfinished, JSON.stringify(state))
  await rename(unfinished, path)
}
