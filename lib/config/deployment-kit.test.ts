import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { environmentSchema, SECRETS } from './environment.ts'

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8')
const KNOWN = [
  ...Object.keys(environmentSchema.shape),
  ...SECRETS.map((name) => `${name}_FILE`),
  'NODE_ENV',
]

test('the deployment kit says settings that there are', () => {
  const dockerfile = read('container/Dockerfile').match(/^ENV (.*)$/m)?.[1] ?? ''
  const unit = read('systemd/site@.service').match(/^Environment=(.*)$/m)?.[1] ?? ''
  const compose =
    read('container/compose.yaml').match(/ {2}environment:\n((?: {4}.*\n)+)/)?.[1] ?? ''
  const kubernetes = [...read('kubernetes/site.yaml').matchAll(/\{ name: ([A-Z_]+), value/g)]
  const names = [
    ...`${dockerfile} ${unit}`.split(' ').map((pair) => pair.split('=')[0]),
    ...compose.split('\n').map((line) => line.trim().split(':')[0]),
    ...kubernetes.map(([, name]) => name),
  ].filter(Boolean)
  expect(names.length).toBeGreaterThan(12)
  expect(names.filter((name) => !KNOWN.includes(name ?? ''))).toEqual([])
})

test.each(['container/compose.yaml', 'kubernetes/site.yaml'])('%s can be read', (name) => {
  const documents = parseAllDocuments(read(name), { merge: true })
  for (const document of documents) expect(document.errors).toEqual([])
})

const hasSystemd = isThere('systemd-analyze')

test.runIf(hasSystemd)('the unit is one that systemd takes', () => {
  const dir = mkdtempSync(join(tmpdir(), 'unit-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const unit = join(dir, 'site@.service')
  // It asks for a command that is there.
  writeFileSync(unit, read('systemd/site@.service').replace('/usr/bin/node', process.execPath))
  const told = execFileSync('systemd-analyze', ['verify', unit], { stdio: 'pipe' })
  expect(told.toString()).toBe('')
})

function isThere(command: string): boolean {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
