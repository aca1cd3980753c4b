import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { tempDir, testStore } from '#lib/enquiries/fixture-enquiries.ts'
import { createGroupCommit } from './group-commit.ts'
import { MIGRATIONS, migrate } from './migrations.ts'
import { openDatabase } from './open-database.ts'

const insert = (value: string) => `INSERT INTO enquiries
  (key, body_hash, reference, form, service, path, locale, fields, is_suspicious, created_at)
  VALUES ('${value}', '', '', '', '', '', '', '', 0, 0)`

const countIn = async (store: ReturnType<typeof testStore>) =>
  await store.read((db) => db.get('SELECT count(*) AS count FROM enquiries'))

function open(dir: string) {
  const db = openDatabase(dir)
  onTestFinished(() => db.close())
  return db
}

describe('the file', () => {
  test('is not touched before it is used', async () => {
    const dir = join(tempDir(), 'data')
    const store = testStore({ dir })
    expect(existsSync(dir)).toBe(false)
    await store.read((db) => db.get('SELECT 1'))
    expect(existsSync(join(dir, 'enquiries.db'))).toBe(true)
  })

  test('is for its owner alone', () => {
    const dir = join(tempDir(), 'deep', 'data')
    open(dir).run(insert('a'))
    expect(statSync(dir).mode & 0o777).toBe(0o700)
    for (const name of ['enquiries.db', 'enquiries.db-wal']) {
      expect(statSync(join(dir, name)).mode & 0o777).toBe(0o600)
    }
  })

  test('is written so that a commit outlives a loss of power', () => {
    const db = open(tempDir())
    expect(db.get('PRAGMA journal_mode')).toEqual({ journal_mode: 'wal' })
    expect(db.get('PRAGMA synchronous')).toEqual({ synchronous: 2 })
    expect(db.get('PRAGMA foreign_keys')).toEqual({ foreign_keys: 1 })
  })

  test('that cannot be used says why', async () => {
    await expect(testStore({ dir: '/dev/null/data' }).read(async () => 0)).rejects.toThrow(
      /ENOTDIR|not a dir/i,
    )
  })
})

describe('the schema', () => {
  const MORE = [...MIGRATIONS, 'ALTER TABLE enquiries ADD COLUMN extra TEXT']

  test('is brought up to date with what is in it kept', () => {
    const db = open(tempDir())
    db.run(insert('a'))
    migrate(db, MORE)
    migrate(db, MORE)
    expect(db.get('SELECT key, extra FROM enquiries')).toEqual({ key: 'a', extra: null })
    expect(db.get('PRAGMA user_version')).toEqual({ user_version: MORE.length })
  })

  test('stays as it was where a migration fails', () => {
    const db = open(tempDir())
    expect(() => migrate(db, [...MORE, 'nonsense'])).toThrow('syntax error')
    expect(db.get('PRAGMA user_version')).toEqual({ user_version: MIGRATIONS.length })
    expect(() => db.get('SELECT extra FROM enquiries')).toThrow('no such column')
  })

  test('of a newer site is refused', () => {
    const dir = tempDir()
    migrate(open(dir), MORE)
    const known = MIGRATIONS.length
    const reason = `schema ${known + 1}, this version of the site knows ${known}`
    expect(() => openDatabase(dir)).toThrow(reason)
  })
})

describe('a commit', () => {
  test('takes all that comes in one turn together', async () => {
    const db = open(tempDir())
    const exec = vi.fn(db.exec)
    const { commit } = createGroupCommit({
      connect: () => ({ ...db, exec }),
      drop: () => {},
      verify: () => {},
      exclusive: (work) => work(),
    })
    const writes = Array.from({ length: 400 }, (_, index) =>
      commit((inside) => inside.run(insert(String(index)))),
    )
    expect(await Promise.all(writes)).toHaveLength(400)
    expect(exec.mock.calls).toEqual([['BEGIN IMMEDIATE'], ['COMMIT']])
    expect(db.get('SELECT count(*) AS count FROM enquiries')).toEqual({ count: 400 })
  })

  test('is durable before anybody hears of it', async () => {
    const dir = tempDir()
    const store = testStore({ dir })
    await store.commit((db) => db.run(insert('a')))
    const other = new DatabaseSync(join(dir, 'enquiries.db'))
    expect(other.prepare('SELECT key FROM enquiries').all()).toEqual([{ key: 'a' }])
    other.close()
  })

  test('that fails takes no other with it, and leaves nothing behind', async () => {
    const store = testStore()
    const outcomes = await Promise.allSettled([
      store.commit((db) => db.run(insert('a'))),
      store.commit(async (db) => {
        await db.run(insert('b'))
        throw new Error('of no use')
      }),
      store.commit((db) => db.run(insert('a'))),
      store.commit((db) => db.run(insert('c'))),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ])
    expect(await store.read((db) => db.all('SELECT key FROM enquiries ORDER BY key'))).toEqual([
      { key: 'a' },
      { key: 'c' },
    ])
  })

  test('waits while another process writes', async () => {
    const dir = tempDir()
    const store = testStore({ dir })
    await store.read((db) => db.get('SELECT 1'))
    const other = open(dir)
    other.exec('BEGIN IMMEDIATE')
    const commit = store.commit((db) => db.run(insert('a')))
    setTimeout(() => other.exec('COMMIT'), 400)
    await expect(commit).resolves.toBeUndefined()
  })

  test('without room fails, and succeeds when there is room again', async () => {
    const store = testStore()
    const pages = Number((await store.read((db) => db.get('PRAGMA page_count')))?.page_count)
    const fill = (name: string) => store.commit((db) => db.run(insert(name.padEnd(20_000))))
    await store.read((db) => db.get(`PRAGMA max_page_count = ${pages + 2}`))
    await expect(fill('a')).rejects.toThrow('full')
    expect(await countIn(store)).toEqual({ count: 0 })
    await store.read((db) => db.get('PRAGMA max_page_count = 100000'))
    await expect(fill('a')).resolves.toBeUndefined()
    expect(await countIn(store)).toEqual({ count: 1 })
  })

  test('that waits is made when the store is closed', async () => {
    const dir = tempDir()
    const store = testStore({ dir })
    const commit = store.commit((db) => db.run(insert('a')))
    await store.close()
    await commit
    expect(open(dir).get('SELECT key FROM enquiries')).toEqual({ key: 'a' })
  })
})
