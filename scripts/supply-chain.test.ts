import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      dev: z.boolean().default(false),
      inBundle: z.boolean().default(false),
      hasInstallScript: z.boolean().default(false),
      bin: z.record(z.string(), z.string()).optional(),
    }),
  ),
})
const packageSchema = z.object({
  engines: z.object({ node: z.string() }),
  dependencies: z.record(z.string(), z.string()),
  optionalDependencies: z.record(z.string(), z.string()),
  allowScripts: z.record(z.string(), z.boolean()),
})
const sbomSchema = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.object({ name: z.string(), version: z.string(), purl: z.string() })),
})

const lock = Object.entries(lockSchema.parse(readJson('package-lock.json')).packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ ...entry, name: path.replace(/^.*node_modules\//, '') }))
const described = packageSchema.parse(readJson('package.json'))

describe('what is installed', () => {
  test('is held to its hash, whatever server it comes from', () => {
    const loose = lock.filter(
      ({ integrity = '', inBundle }) => !inBundle && !integrity.startsWith('sha512-'),
    )
    expect(loose.map(({ name }) => name)).toEqual([])
  })

  test('runs nothing while it is installed', () => {
    const scripted = lock.filter(({ hasInstallScript }) => hasInstallScript)
    expect(scripted.length).toBeGreaterThan(0)
    expect(scripted.filter(({ name }) => described.allowScripts[name] !== false)).toEqual([])
  })

  test('is named to the version', () => {
    const { dependencies, optionalDependencies } = described
    const versions = Object.values({ ...dependencies, ...optionalDependencies })
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  })
})

test('the Node that runs the site is held to its hash like everything else', () => {
  const pinned = lock.filter(({ bin }) => bin?.node !== undefined)
  expect(pinned.map(({ name }) => name)).toEqual(Object.keys(described.optionalDependencies))
  expect(new Set(pinned.map(({ version }) => version)).size).toBe(1)
  expect(pinned.every(({ hasInstallScript }) => !hasInstallScript)).toBe(true)
  const [version = ''] = pinned.map((entry) => entry.version)
  const [, wanted = ''] = /^>=(\S+)$/.exec(described.engines.node) ?? []
  expect(version.localeCompare(wanted, 'en', { numeric: true })).toBeGreaterThanOrEqual(0)
  expect(version.split('.')[0]).toBe(readFileSync('.node-version', 'utf8').trim())
  // The commands take this one, unless the machine's own is as new.
  expect(readFileSync('scripts/toolbox.mjs', 'utf8')).toContain(`WANTED_NODE = '${wanted}'`)
  const told = execFileSync('node_modules/.bin/node', ['--version'], { encoding: 'utf8' })
  expect(told.trim()).toBe(`v${version}`)
})

test('the bill of materials names every package that may run in production', () => {
  const text = execFileSync(process.execPath, ['scripts/sbom.ts'], { encoding: 'utf8' })
  const { components } = sbomSchema.parse(JSON.parse(text))
  const named = new Set(components.map(({ name, version }) => `${name}@${version}`))
  const needed = lock.filter(({ dev }) => !dev).map(({ name, version }) => `${name}@${version}`)
  expect(needed.length).toBeGreaterThan(150)
  expect(needed.filter((name) => !named.has(name))).toEqual([])
  expect(named.has(`react@${described.dependencies.react}`)).toBe(true)
  expect([...named].filter((name) => /^(?:vitest|typescript)@/.test(name))).toEqual([])
  expect(components.filter(({ purl }) => !purl.startsWith('pkg:npm/'))).toEqual([])
})

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
