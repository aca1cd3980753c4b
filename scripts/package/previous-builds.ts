import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const STATIC_FOLDER = '.next/static'
const PUBLIC_FOLDER = 'public'
const BUILD_ID = '.next/BUILD_ID'
const LIST = 'previous-builds.json'
/** Each is some hundred kilobytes. */
const MAX_BUILDS = 8
/** As fonts are named: what is in such a file does not change. */
const HASHED_NAME = /\.[\da-f]{8,}\.\w+$/

const buildsSchema = z.array(z.object({ id: z.string(), files: z.array(z.string()) }))

/** Other builds, the latest first, with the files that are kept of each. */
type Builds = z.infer<typeof buildsSchema>

/** Why a folder is no artefact; undefined where it is one. */
export function whyNoArtefact(folder: string): string | undefined {
  return existsSync(join(folder, BUILD_ID)) ? undefined : `${folder} is no packaged site`
}

/**
 * Adds what pages of another artefact's build ask for, and of those that it keeps files of itself:
 * tabs that are open go on, and what one instance sends another can serve. All of it is named after
 * its content, so nothing is replaced.
 */
export function keepAssets(from: string, into: string): { files: number; builds: Builds } {
  const own = { id: buildOf(from), files: listOwnFiles(from) }
  const known = new Map([own, ...readBuilds(from), ...readBuilds(into)].map((b) => [b.id, b]))
  known.delete(buildOf(into))
  let added = 0
  const builds = [...known.values()].slice(0, MAX_BUILDS).map(({ id, files }) => {
    const mine = new Set(readBuilds(into).find((build) => build.id === id)?.files)
    for (const file of files) {
      const source = join(from, file)
      const target = join(into, file)
      if (existsSync(target) || !existsSync(source)) continue
      mkdirSync(dirname(target), { recursive: true })
      cpSync(source, target)
      mine.add(file)
      added += 1
    }
    return { id, files: [...mine] }
  })
  writeFileSync(join(into, LIST), `${JSON.stringify(builds, null, 1)}\n`)
  return { files: added, builds }
}

/** Those of its own build. */
export function listOwnFiles(root: string): string[] {
  const kept = new Set(readBuilds(root).flatMap(({ files }) => files))
  const hashed = listFiles(root, PUBLIC_FOLDER).filter((file) => HASHED_NAME.test(file))
  return [...listFiles(root, STATIC_FOLDER), ...hashed].filter((file) => !kept.has(file))
}

function listFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(root, '/').length))
}

function buildOf(root: string): string {
  return readFileSync(join(root, BUILD_ID), 'utf8').trim()
}

function readBuilds(root: string): Builds {
  const file = join(root, LIST)
  return existsSync(file) ? buildsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : []
}
