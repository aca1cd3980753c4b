import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export interface Builds {
  /** Folders of artefacts: of these sources, and of what might come after them. */
  before: string
  after: string
}

const NOT_SOURCES = /^(?:\.git|\.next.*|data|dist|node_modules|reports|screenshots|test-results)$/
const LIMIT_MS = 10 * 60_000
/** The program that every page has, and a part of it that comes with the first wish for a form. */
const CHANGED_MODULES = [
  'components/site/navigation/follow-links.tsx',
  'components/enquiries/dialog/enquiry-dialog.tsx',
]
const CHANGED_STYLES = 'app/globals.css'
const CHANGED_WORDS = ['messages/en.json', 'messages/ru.json']

/** Copies of two artefacts that are there. */
export function copyBuilds(dir: string, folders: readonly string[]): Builds {
  const [before, after] = ['before', 'after'].map((name, index) => {
    const target = resolve(dir, name)
    cpSync(folders[index] ?? '', target, { recursive: true, verbatimSymlinks: true })
    return target
  })
  return { before: before ?? '', after: after ?? '' }
}

/** Packages the site as it is, and a copy of it in which script, style and words are others. */
export function packageTwoBuilds(dir: string): Builds {
  const [before, after] = [resolve(dir, 'before'), resolve(dir, 'after')]
  writePackage('.', [before])
  // Not within the project: what is built there would be taken for a part of it.
  const sources = mkdtempSync(join(tmpdir(), 'cluster-sources-'))
  const remove = () => rmSync(sources, { recursive: true, force: true })
  process.once('exit', remove)
  copySources(sources)
  for (const file of CHANGED_MODULES) {
    appendFileSync(join(sources, file), '\nObject.assign(globalThis, { isOfTheNextBuild: true })\n')
  }
  appendFileSync(join(sources, CHANGED_STYLES), '\n.of-the-next-build { color: inherit }\n')
  for (const file of CHANGED_WORDS) {
    const text = readFileSync(join(sources, file), 'utf8')
    const changed = text.replace(/("form": \{\s+"required": "[^"]*)/, '$1!')
    if (changed === text) throw new Error(`${file} does not say what is to be changed`)
    writeFileSync(join(sources, file), changed)
  }
  writePackage(sources, [after, '--previous', before])
  process.off('exit', remove)
  remove()
  return { before, after }
}

function writePackage(cwd: string, args: readonly string[]): void {
  execFileSync(process.execPath, ['scripts/package.mjs', ...args], {
    cwd,
    timeout: LIMIT_MS,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

function copySources(target: string): void {
  for (const name of readdirSync('.').filter((each) => !NOT_SOURCES.test(each))) {
    cpSync(name, join(target, name), { recursive: true, verbatimSymlinks: true })
  }
  // The build's own tools look for packages nowhere else. Links to the same files, if they can be.
  try {
    execFileSync('cp', ['-Rl', 'node_modules', target], { stdio: 'ignore' })
  } catch {
    execFileSync('cp', ['-R', 'node_modules', target])
  }
}
