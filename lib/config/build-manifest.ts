import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { IS_PRODUCTION } from './settings.ts'

interface BuildManifest {
  id: string
  /** When it was built, in milliseconds. */
  timestamp: number
}

let current: BuildManifest | undefined

/** The build that this process serves; undefined in development, which has none. */
export function buildManifest(): BuildManifest | undefined {
  if (!IS_PRODUCTION) return undefined
  current ??= readBuildManifest(join(process.cwd(), '.next'))
  return current
}

/** Reads the build of a folder, where a build has ended. */
export function readBuildManifest(folder: string): BuildManifest | undefined {
  const file = join(folder, 'BUILD_ID')
  try {
    return { id: readFileSync(file, 'utf8').trim(), timestamp: Math.floor(statSync(file).mtimeMs) }
  } catch {
    return undefined
  }
}
