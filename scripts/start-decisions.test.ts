import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { sourceHash } from './source-hash.mjs'

// What the start command decides, in a clone whose npm and whose build only say that they ran.

const LOCKED = { 'node_modules/next': { version: '1.0.0', integrity: 'sha512-one' } }
const SOURCES = {
  'package.json': '{ "type": "module" }',
  'package-lock.json': lockOf(LOCKED),
  'next.config.ts': 'export default {}',
  'instrumentation.node.ts': 'export {}',
  'app/page.tsx': 'export default 1',
  'lib/read.ts': 'export const read = 1',
  'lib/read.test.ts': 'test()',
  'content/settings.yaml': 'title: One',
}
const DECIDE = `
  import { build, install } from './scripts/toolbox.mjs'
  await install()
  await build()`
const NPM = '#!/bin/sh\necho installed\n'
const BUILD = `
  import { writeFileSync } from 'node:fs'
  import { sourceHash } from '../../../../scripts/source-hash.mjs'
  console.log('built')
  writeFileSync('.next/BUILD_ID', sourceHash('.'))`

let clone: string

beforeEach(() => {
  clone = newClone()
  write('node_modules/.package-lock.json', lockOf(LOCKED))
  write('.next/BUILD_ID', sourceHash(clone))
})

test('a fresh checkout beside what was carried over is served as it is, whatever its times', () => {
  const carried = clone
  clone = newClone()
  for (const folder of ['node_modules', '.next']) {
    cpSync(join(carried, folder), join(clone, folder), { recursive: true })
  }
  for (const path of Object.keys(SOURCES)) {
    utimesSync(join(clone, path), new Date(), new Date(Date.now() + 86_400_000))
  }
  expect(start()).toEqual([])
})

test.each([
  ['a start hook that has changed', 'instrumentation.node.ts'],
  ['settings of the framework that have changed', 'next.config.ts'],
  ['a page that has changed', 'app/page.tsx'],
  ['a source that is new', 'lib/new.ts'],
  ['a file for visitors that is new', 'public/robots.txt'],
])('%s has it built, also where the clock says that it is old', (_, path) => {
  write(path, 'export const changed = true')
  utimesSync(join(clone, path), new Date(0), new Date(0))
  expect(start()).toEqual(['built'])
})

test('a source that is gone has it built', () => {
  rmSync(join(clone, 'lib/read.ts'))
  expect(start()).toEqual(['built'])
})

test('what no build is made of has nothing built', () => {
  write('lib/read.test.ts', 'test.skip()')
  write('content/settings.yaml', 'title: Two')
  write('docs/new.md', '# New')
  expect(start()).toEqual([])
})

test('a build that did not end is made anew, and the next start has nothing to do', () => {
  rmSync(join(clone, '.next/BUILD_ID'))
  expect(start()).toEqual(['built'])
  expect(start()).toEqual([])
})

test('another version in the lock file has it installed', () => {
  write(
    'package-lock.json',
    lockOf({ 'node_modules/next': { version: '1.0.1', integrity: 'sha512-two' } }),
  )
  expect(start()).toEqual(['installed', 'built'])
})

test('without what was installed it is installed first', () => {
  rmSync(join(clone, 'node_modules/.package-lock.json'))
  expect(start()).toEqual(['installed'])
})

/** What a start did before it would have served. */
function start(): string[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', DECIDE],
    {
      cwd: clone,
      env: { NODE_ENV: 'production', PATH: [join(clone, 'bin'), process.env.PATH].join(delimiter) },
      encoding: 'utf8',
      timeout: 10_000,
    },
  )
  expect(status, stderr).toBe(0)
  return stdout.split('\n').filter(Boolean)
}

function newClone(): string {
  clone = mkdtempSync(join(tmpdir(), 'site-clone-'))
  const folder = clone
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(SOURCES)) write(path, text)
  for (const name of ['toolbox.mjs', 'source-hash.mjs']) {
    const source = fileURLToPath(new URL(name, import.meta.url))
    mkdirSync(join(clone, 'scripts'), { recursive: true })
    cpSync(source, join(clone, 'scripts', name))
  }
  write('node_modules/next/dist/bin/next', BUILD)
  write('node_modules/next/package.json', '{ "type": "module" }')
  write('bin/npm', NPM)
  chmodSync(join(clone, 'bin/npm'), 0o755)
  return clone
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(clone, path)), { recursive: true })
  writeFileSync(join(clone, path), text)
}

function lockOf(packages: Record<string, object>): string {
  return JSON.stringify({ packages: { '': {}, ...packages } })
}
