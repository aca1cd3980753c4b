import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { tempDir, testSite, testStore } from '#lib/enquiries/fixture-enquiries.ts'
import type { Store } from './database.ts'
import { deliveryQueue } from './delivery-queue.ts'
import { findRecord } from './enquiry-record.ts'
import { eraseEnquiry } from './erasures.ts'
import { answer } from './handling.ts'
import { toDatabase } from './postgres/connection.ts'
import { migrate as migratePostgres, MIGRATIONS as OF_POSTGRES } from './postgres/migrations.ts'
import { toConnection } from './sqlite/connection.ts'
import { migrate as migrateSqlite, MIGRATIONS as OF_SQLITE } from './sqlite/migrations.ts'

const url = inject('databaseUrl')
const KNOWN = (url ? OF_POSTGRES : OF_SQLITE).length

/** What a store of the first schema holds; later ones ask for no more. */
const ROWS = [
  `INSERT INTO enquiries
    (key, body_hash, sender_hash, reference, form, service, path, locale, fields, is_suspicious, created_at)
    VALUES ('00000000-0000-4000-8000-000000000001', 'b', NULL, 'A-4F7K', 'apply', 'jobs',
      '/api/vacancies/17/apply', 'ru', '{"name":"Анна","phone":"+79990000000"}', 0, 1700000000000)`,
  `INSERT INTO deliveries (enquiry_id, target, queued_at, next_at)
    VALUES (1, 'webhook', 1700000000000, 1700000000000)`,
  `INSERT INTO deliveries (enquiry_id, target, state, queued_at, next_at)
    VALUES (1, 'email', 'delivered', 1700000000000, 1700000000000)`,
]

/** A store as it was left when its schema had a version, or has one that is not known yet. */
async function storeOf(version: number): Promise<Store> {
  const dir = tempDir()
  const later = version > KNOWN ? ['CREATE TABLE later (id INTEGER)'] : []
  if (url) await makePostgres(url, basename(dir), [...OF_POSTGRES.slice(0, version), ...later])
  else makeSqlite(dir, [...OF_SQLITE.slice(0, version), ...later])
  return testStore({ dir })
}

function makeSqlite(dir: string, migrations: readonly string[]): void {
  const database = new DatabaseSync(join(dir, 'enquiries.db'))
  migrateSqlite(toConnection(database), migrations)
  for (const row of ROWS) database.exec(row)
  database.close()
}

async function makePostgres(connectionString: string, schema: string, migrations: string[]) {
  const name = pg.escapeIdentifier(schema)
  const client = new pg.Client({ connectionString, options: `-c search_path=${name}` })
  await client.connect()
  try {
    await client.query(`CREATE SCHEMA ${name}`)
    await migratePostgres(toDatabase(client), migrations)
    for (const row of ROWS) await client.query(row)
  } finally {
    await client.end()
  }
}

const versions = Array.from({ length: KNOWN }, (_, index) => index + 1)

test.each(versions)('a store of schema %i is brought up to date and works on', async (version) => {
  const store = await storeOf(version)
  expect(await store.schema()).toEqual({ version: KNOWN, known: KNOWN })
  expect(await store.read((db) => findRecord(db, 1))).toMatchObject({
    reference: 'A-4F7K',
    state: 'waiting',
    fields: { name: 'Анна', phone: '+79990000000' },
    createdAt: new Date(1_700_000_000_000),
    deliveries: [{ target: 'webhook' }, { target: 'email', state: 'delivered' }],
  })
  const now = store.clock().getTime()
  const lease = { owner: 'test', ms: 1_000 }
  const { jobs, setAside } = await store.commit((db) =>
    deliveryQueue.claimDue(db, { target: 'webhook', lease, limit: 9, now }),
  )
  expect([jobs.length, setAside]).toEqual([1, []])
  const outcome = 'reached'
  expect(await store.commit((db) => answer(db, 1, { now, via: 'command', outcome }))).toBe('done')

  const site = testSite({ store })
  const application = { name: 'Ben', phone: '+447700900123' }
  expect((await site.sendJson('/api/vacancies/17/apply', application)).status).toBe(202)
  await store.commit((db) => eraseEnquiry(db, 1, now))
  expect((await site.stored()).map(({ id }) => id)).toEqual([2])
})

test('a store of a newer schema is refused in one line, and left as it is', async () => {
  const store = await storeOf(KNOWN + 1)
  const reason = `the enquiry store has schema ${KNOWN + 1}, this version of the site knows ${KNOWN}`
  for (let count = 0; count < 2; count += 1) {
    await expect(store.check('whole')).rejects.toThrow(new Error(reason))
    await expect(store.read((db) => db.ids('SELECT id FROM enquiries'))).rejects.toThrow(reason)
  }
})
