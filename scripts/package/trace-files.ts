import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join, normalize } from 'node:path'
import nft from 'next/dist/compiled/@vercel/nft/index.js'
import { z } from 'zod'

/** Lists of the files that the framework's server and each of the routes load, by the build. */
const BUILD_TRACES = ['.next/next-server.js.nft.json', '.next/server/**/*.nft.json']
/** Copied as a whole. */
const COPIED = '(?:.next|content)/'
/** Of the framework: to build, to develop. */
const NEVER_LOADED = [
  '(?:@next/swc-[^/]+|typescript|next/dist/docs|next/dist/compiled/(?:babel|webpack))/',
  'next/.*\\.(?:development|dev)\\.js$',
]
const FOR_TOOLS = '.*\\.(?:test\\.[cm]?[jt]sx?|d\\.[cm]?ts|map)$'
const IGNORED = new RegExp(`^(?:${COPIED}|${FOR_TOOLS}|node_modules/(?:${NEVER_LOADED.join('|')}))`)

/** Every file that these entries, the framework and the build load; relative to the root. */
export async function traceFiles(root: string, entries: readonly string[]): Promise<string[]> {
  const { fileList } = await nft.nodeFileTrace(entries, {
    base: root,
    processCwd: root,
    ignore: (path) => IGNORED.test(path),
    readFile: (path) => readJavaScript(path),
  })
  const files = new Set([...fileList, ...listTraced(root)])
  return [...files].filter((path) => !IGNORED.test(path)).toSorted()
}

/** As the runtime reads it; null where there is no such file. */
async function readJavaScript(path: string): Promise<string | null> {
  const source = await readFile(path, 'utf8').catch(() => null)
  return source !== null && path.endsWith('.ts') ? stripTypeScriptTypes(source) : source
}

const traceSchema = z.object({ files: z.array(z.string()) })

function listTraced(root: string): string[] {
  return globSync(BUILD_TRACES, { cwd: root }).flatMap((trace) =>
    traceSchema
      .parse(JSON.parse(readFileSync(join(root, trace), 'utf8')))
      .files.map((path) => normalize(join(dirname(trace), path))),
  )
}
