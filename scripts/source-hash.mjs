import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

// Runs before anything is installed, and on whatever Node the machine has: no imports but Node's.

/** What a build is made of: these folders, and the files of these kinds beside them. */
const FOLDERS = ['app', 'components', 'lib', 'messages', 'public']
const ROOT_FILES = /\.(?:ts|mjs|json)$/
/** Written by tools, or of no consequence to what is built. */
const NOT_BUILT =
  /\.d\.ts$|\.test\.tsx?$|^(?:biome|knip|openapi)\.json$|^\.|^(?:vitest|playwright)\./

const HASH_CHARACTERS = 20

/**
 * Names a state of the sources by their content alone: whatever the times of the files, and
 * wherever they lie, the same sources have the same name. It is the id of the build that is made
 * of them.
 */
export function sourceHash(root) {
  const hash = createHash('sha256')
  const names = readdirSync(root).filter((name) => ROOT_FILES.test(name))
  for (const path of [...names, ...FOLDERS].flatMap((name) => listFiles(root, name)).sort()) {
    const content = readFileSync(join(root, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('base64url').slice(0, HASH_CHARACTERS)
}

/** With slashes on every machine. */
function listFiles(root, path) {
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (NOT_BUILT.test(name) || !existsSync(join(root, path))) return []
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path)).flatMap((child) => listFiles(root, `${path}/${child}`))
}
