import { readFileSync, statSync } from 'node:fs'
import leven from 'leven'
import { environmentSchema, SECRETS } from './environment.ts'

const FROM_FILE = '_FILE'
const FILE_NAMES = SECRETS.map((name) => `${name}${FROM_FILE}`)
const NAMES = [...Object.keys(environmentSchema.shape), ...FILE_NAMES]
/** Shorter names are near to too many of other programs: HOST and HOME. */
const MIN_LENGTH = 6
const LONG = 8

export interface StatedSettings {
  /** By the name of the setting; an empty value counts as unset. */
  stated: Record<string, string>
  faults: string[]
}

/** What an environment says, secrets also from the files that `NAME_FILE` names. */
export function readEnvironment(environment: Record<string, string | undefined>): StatedSettings {
  const given = Object.entries(environment).flatMap(([name, value]) =>
    value?.trim() ? [[name, value] as const] : [],
  )
  const stated = Object.fromEntries(given)
  const faults = given.flatMap(([name]) => findMisspelt(name) ?? [])
  for (const [name, path] of given) {
    if (!FILE_NAMES.includes(name)) continue
    const setting = name.slice(0, -FROM_FILE.length)
    if (setting in stated) {
      faults.push(`${name}: must not be set beside ${setting}`)
      continue
    }
    const { text, fault } = readSecret(path)
    if (fault) faults.push(`${name}: ${path}: ${fault}`)
    else stated[setting] = text
  }
  return { stated, faults }
}

/** A name that is almost one of ours would silently do nothing. */
function findMisspelt(name: string): string | undefined {
  if (NAMES.includes(name) || name.length < MIN_LENGTH) return undefined
  const furthest = name.length < LONG ? 1 : 2
  const meant = NAMES.find(
    (known) => known.length >= MIN_LENGTH && leven(known, name.toUpperCase()) <= furthest,
  )
  return meant && `${name}: is no setting; ${meant} is`
}

function readSecret(path: string): { text: string; fault?: string } {
  try {
    // A pipe into which nobody writes would be waited for for ever.
    if (!statSync(path).isFile()) return { text: '', fault: 'is no file' }
    const text = readFileSync(path, 'utf8').trim()
    if (/[\r\n]/.test(text)) return { text, fault: 'must hold one line' }
    return text ? { text } : { text, fault: 'is empty' }
  } catch (error) {
    return { text: '', fault: `cannot be read (${Object(error).code})` }
  }
}
