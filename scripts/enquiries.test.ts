import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

describe('npm run enquiries', () => {
  it.each([[], ['help'], ['--help']])('explains itself before there is a store: %s', (...args) => {
    const { status, stdout } = run(args)
    expect(stdout).toContain('npm run enquiries -- list')
    expect(status).toBe(0)
  })

  it('says where it has looked for the store', () => {
    const { status, stderr, dataDir } = run(['list'])
    expect(stderr).toContain(dataDir)
    expect(status).toBe(1)
  })
})

function run(args: string[]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'no-store-'))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/enquiries.ts', ...args],
    { encoding: 'utf8', env: { ...process.env, DATA_DIR: dataDir } },
  )
  return { status, stdout, stderr, dataDir }
}
