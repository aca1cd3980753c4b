import { execFile } from 'node:child_process'
import { globSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import { endAll, newDirectory, startProcess } from '#e2e/harness/process.ts'
import { defaultOrigin } from '#e2e/harness/start-default-site.ts'

const run = promisify(execFile)
const MAX_BYTES = 150e6
/** It takes seconds, and much longer where others are at work too. */
const PACKAGE_LIMIT_MS = 180_000
/** Compilers, tests and the tools of both; what only a debugger reads. */
const NOT_NEEDED =
  /\.test\.|\.map$|\.d\.ts$|\.nft\.json$|node_modules\/(?:typescript|@swc\/core|@next\/swc|playwright|vitest|@biomejs)|\.next\/cache|^e2e\//

/** What any environment may leave out. */
const BARE = { NODE_ENV: '', NODE_OPTIONS: '', CONTENT_DIR: '' }

/** What open tabs of the build before may ask for. */
const OLD_FILES = ['.next/static/chunks/0ld.js', 'public/fonts/old.0a1b2c3d.woff2']

let folder: string

beforeAll(async () => {
  const parent = await newDirectory()
  folder = join(parent, 'site')
  const previous = join(parent, 'previous')
  for (const file of ['.next/BUILD_ID', ...OLD_FILES]) {
    mkdirSync(dirname(join(previous, file)), { recursive: true })
    writeFileSync(join(previous, file), 'old')
  }
  const args = [folder, '--previous', previous]
  await run(process.execPath, ['scripts/package/write-package.ts', ...args])
}, PACKAGE_LIMIT_MS)
afterAll(endAll)

test('the package holds what the site needs, and no tools', () => {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  expect(paths.filter((path) => NOT_NEEDED.test(path))).toEqual([])
  const bytes = paths.reduce((sum, path) => sum + lstatSync(join(folder, path)).size, 0)
  expect(bytes).toBeLessThan(MAX_BYTES)
})

test('the bill of materials names every package that is in it', async () => {
  const { stdout } = await run(process.execPath, ['scripts/sbom.ts'])
  const sbom: { components: { name: string; version: string }[] } = JSON.parse(stdout)
  const named = new Set(sbom.components.map(({ name, version }) => `${name}@${version}`))
  const inside = globSync('node_modules/{,**/node_modules/}{*,@*/*}/package.json', { cwd: folder })
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .filter(({ name, version }) => name && version)
    .map(({ name, version }) => `${name}@${version}`)
  expect(inside.length).toBeGreaterThan(20)
  expect(inside.filter((name) => !named.has(name))).toEqual([])
})

test('it runs by itself, from anywhere, and writes nothing into its folder', async () => {
  const before = stateOf(folder)
  const site = await startProcess('by itself', {
    entry: join(folder, 'server.js'),
    cwd: tmpdir(),
    // What is loaded only then is there too; nobody listens.
    settings: { ...BARE, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' },
  })
  const origin = `http://127.0.0.1:${await site.listening()}`
  const addresses = [
    ...['/', '/ru/vacancies?page=2', '/staff/nanny', '/share.png?of=%2Fvacancies', '/sitemap.xml'],
    ...['/ru/blog/rss.xml', '/api/countries', '/favicon.ico', '/apple-icon.png', '/readyz'],
  ]
  for (const address of addresses) {
    const [here, there] = [await ask(origin, address), await ask(defaultOrigin(), address)]
    expect([here.status, here.headers['content-type']], address).toEqual([
      ...[200, there.headers['content-type']],
    ])
    // Pictures are packed by another library where that is at hand.
    if (!address.includes('.png')) {
      expect(Math.abs(here.text.length - there.text.length), address).toBeLessThan(500)
    }
  }
  expect((await ask(origin, '/ru/nothing-here')).status).toBe(404)
  for (const file of OLD_FILES) {
    const { text, headers } = await ask(origin, file.replace(/^(\.next|public)/, toAddress))
    expect([text, headers['cache-control']]).toEqual(['old', 'public, max-age=31536000, immutable'])
  }
  site.signal('SIGTERM')
  expect((await site.ended).status).toBe(0)
  expect(site.stderr()).toBe('')
  expect(stateOf(folder)).toEqual(before)
})

test('the commands of the office and the operator go along', async () => {
  const env = { ...process.env, DATA_DIR: folder, PORT: '' }
  for (const [command, output] of [
    [['enquiries.ts', 'help'], /erase/],
    [['settings.ts'], /^PORT=3000/],
    [['content.ts', 'check'], /No faults/],
  ] as const) {
    const [script, ...args] = command
    const { stdout } = await run(process.execPath, [`scripts/${script}`, ...args], {
      cwd: folder,
      env,
    })
    expect(stdout).toMatch(output)
  }
})

function toAddress(part: string): string {
  return part === 'public' ? '' : '/_next'
}

function stateOf(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => {
    const { size, mtimeMs } = lstatSync(join(root, path))
    return `${path} ${size} ${mtimeMs}`
  })
}
