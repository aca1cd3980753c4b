import {
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { keepAssets, whyNoArtefact } from './previous-builds.ts'
import { traceFiles } from './trace-files.ts'

// Writes all that a host needs to run the site, and nothing else, into one folder.

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { previous: { type: 'string' } },
})
const FOLDER = resolve(positionals[0] ?? join(ROOT, 'dist'))
/** The artefact before it, whose open tabs are to go on. */
const PREVIOUS = values.previous && resolve(values.previous)

/** The package's own commands that go along. */
const COMMANDS = ['settings', 'ready', 'check:backend', 'enquiries', 'content', 'keep:assets']
/** Loaded by path: by the framework, and by `server.js`. */
const ENTRIES = ['lib/cache/page-cache-handler.ts', 'scripts/serve.ts']
const WHOLE_FOLDERS = ['.next', 'content', 'public', 'deploy']
/** For whoever sets it up and looks after it. */
const HANDBOOK = ['docs/operations.md', 'docs/privacy.md', '.env.example']
/** What the build leaves for the next one, and for who looks for a fault in it. */
const NOT_SERVED =
  /^\.next\/(?:build|cache|diagnostics|types|trace.*|turbopack)$|\.(?:map|nft\.json|test\.ts)$/

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  type: z.literal('module'),
  engines: z.object({ node: z.string() }),
  imports: z.record(z.string(), z.string()),
  scripts: z.record(z.string(), z.string()),
})

const { scripts, ...described } = packageSchema.parse(readJson('package.json'))
const commands = COMMANDS.map((name) => [name, scripts[name] ?? ''] as const)
const entries = [...ENTRIES, ...commands.map(([, command]) => command.replace('node ', ''))]

const fault =
  PREVIOUS === FOLDER ? 'it would take its own place' : PREVIOUS && whyNoArtefact(PREVIOUS)
if (fault) {
  process.stderr.write(`--previous: ${fault}\n`)
  process.exit(1)
}
rmSync(FOLDER, { recursive: true, force: true })
for (const folder of WHOLE_FOLDERS) {
  const isServed = (path: string) => !NOT_SERVED.test(path.slice(ROOT.length))
  copy(folder, { recursive: true, filter: isServed })
}
for (const path of await traceFiles(ROOT, entries)) {
  if (!isWithin(path, WHOLE_FOLDERS)) copy(path)
}
for (const path of HANDBOOK) copy(path)
cpSync(fileURLToPath(new URL('server.mjs', import.meta.url)), join(FOLDER, 'server.js'))
const manifest = {
  ...described,
  private: true,
  scripts: { start: 'node server.js', ...Object.fromEntries(commands) },
}
writeFileSync(join(FOLDER, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
if (PREVIOUS) keepAssets(PREVIOUS, FOLDER)
console.log(`${FOLDER}: ${(sizeOf(FOLDER) / 1e6).toFixed(0)} MB, started by node server.js`)

function copy(path: string, options = {}): void {
  mkdirSync(dirname(join(FOLDER, path)), { recursive: true })
  // A link of the build leads to where the package lies beside it.
  cpSync(join(ROOT, path), join(FOLDER, path), { verbatimSymlinks: true, ...options })
}

function isWithin(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path.startsWith(`${folder}/`))
}

function sizeOf(folder: string): number {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return paths.reduce((sum, path) => {
    const found = lstatSync(join(folder, path))
    return found.isFile() ? sum + found.size : sum
  }, 0)
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
}
