import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const BUILD_DIR = fileURLToPath(new URL('../../.next', import.meta.url))

/** In bytes, everything below the folders included. */
export async function sizeOf(folders: string[]): Promise<number> {
  const sizes = folders.map(async (folder) => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    const stats = await Promise.all(
      files.map(({ parentPath, name }) => stat(join(parentPath, name))),
    )
    return stats.reduce((total, { size }) => total + size, 0)
  })
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
}
