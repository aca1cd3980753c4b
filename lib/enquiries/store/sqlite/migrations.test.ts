import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startRetention } from '#lib/enquiries/deliver/retention.ts'
import { recordedLog, tempDir, testStore } from '#lib/enquiries/fixture-enquiries.ts'
import { findRecord } from '#lib/enquiries/store/enquiry-record.ts'
import { toConnection } from './connection.ts'
import { MIGRATIONS, migrate } from './migrations.ts'

/** For a disk that others keep busy. */
const PATIENT = { timeout: 10_000 }

const HASH = 'a-hash-of-the-address-that-anybody-can-make'

/** A store as the site left it when its schema was of a version. */
function oldStore(version: number): string {
  const dir = tempDir()
  const connection = new DatabaseSync(join(dir, 'enquiries.db'))
  connection.exec('PRAGMA journal_mode = WAL; PRAGMA secure_delete = ON')
  migrate(toConnection(connection), MIGRATIONS.slice(0, version))
  connection.exec(`INSERT INTO enquiries
    (key, body_hash, sender_hash, reference, form, service, path, locale, fields, is_suspicious, created_at)
    VALUES ('k', 'b', '${HASH}', 'A-4F7K', 'apply', 'jobs', '/api/vacancies/17/apply', 'ru', '{"name":"Ann"}', 0, 0)`)
  connection.exec(
    `INSERT INTO deliveries (enquiry_id, target, queued_at, next_at) VALUES (1, 'email', 0, 0)`,
  )
  connection.close()
  return dir
}

const bytesIn = (dir: string) =>
  Buffer.concat(readdirSync(dir).map((name) => readFileSync(join(dir, name))))

test('a hash of an address without a key leaves the store, and its files with the start', async () => {
  const dir = oldStore(1)
  expect(bytesIn(dir).includes(HASH)).toBe(true)
  const store = testStore({ dir })
  expect(await store.read((db) => db.get('SELECT sender_hash FROM enquiries'))).toEqual({
    sender_hash: null,
  })
  const retention = startRetention({
    store,
    retentionDays: 9_999_999,
    undeliveredRetentionDays: 9_999_999,
    log: recordedLog(),
  })
  onTestFinished(retention.stop)
  await vi.waitFor(async () => expect(bytesIn(dir).includes(HASH)).toBe(false), PATIENT)
  expect(bytesIn(dir).includes('Ann')).toBe(true)
})

test('what a receiver refused needs attention, whatever it was called then', async () => {
  const dir = oldStore(3)
  const connection = new DatabaseSync(join(dir, 'enquiries.db'))
  connection.exec("UPDATE deliveries SET state = 'parked'")
  connection.close()
  const store = testStore({ dir })
  expect(await store.read((db) => findRecord(db, 1))).toMatchObject({ state: 'needs-attention' })
})

test('migrations are what was released: a store that has had one never gets another', () => {
  const digests = MIGRATIONS.map((sql) => createHash('sha256').update(sql).digest('hex'))
  expect(digests.map((digest) => digest.slice(0, 16))).toEqual([
    'c2dbd97b8a05c561',
    'a27d2106f7877478',
    'b6dfca6af3ecdac5',
    '614847d9e9305f5b',
    '6f2dbdde40bb756c',
    '153398aa4e4d6d9a',
    'd9fc0e0fb58c92fc',
    '4ce0b4b5d633e201',
    '8b4d71156a5123aa',
  ])
})
