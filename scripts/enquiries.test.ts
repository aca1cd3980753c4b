import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { toConnection } from '#lib/enquiries/store/sqlite/connection.ts'
import { MIGRATIONS, migrate } from '#lib/enquiries/store/sqlite/migrations.ts'

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

  it('backs up a store of an earlier version and leaves it to that', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'earlier-store-'))
    const earlier = MIGRATIONS.length - 1
    const store = new DatabaseSync(join(dataDir, 'enquiries.db'))
    migrate(toConnection(store), MIGRATIONS.slice(0, earlier))
    const file = join(dataDir, 'backup.db')
    expect(run(['backup', file], dataDir).status).toBe(0)
    for (const database of [store, new DatabaseSync(file)]) {
      expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: earlier })
      database.close()
    }
  })
})

function run(args: string[], dataDir = mkdtempSync(join(tmpdir(), 'no-store-'))) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/enquiries.ts', ...args],
    { encoding: 'utf8', env: { ...process.env, DATA_DIR: dataDir } },
  )
  return { status, stdout, stderr, dataDir }
}
