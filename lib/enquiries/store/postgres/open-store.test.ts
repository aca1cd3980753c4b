import { expect, inject, onTestFinished, test } from 'vitest'
import { startPostgres } from '#e2e/harness/postgres.ts'
import { START, tempDir } from '#lib/enquiries/fixture-enquiries.ts'
import { openStore } from '#lib/enquiries/store/sqlite/open-store.ts'
import { toNumbered } from './connection.ts'
import { migrate } from './migrations.ts'
import { openPostgresStore } from './open-store.ts'

const clock = () => START
const insert = `INSERT INTO enquiries
  (key, body_hash, reference, form, service, path, locale, fields, is_suspicious, created_at)
  VALUES (:key, '', '', '', '', '', '', '', 0, 0)`

/** A store with tables of its own, as another instance has it too. */
function openAt(schema: string, url = inject('databaseUrl') ?? '') {
  const store = openPostgresStore({ url, clock, schema })
  onTestFinished(() => store.close())
  return store
}

test('values by name become values by number, and casts stay', () => {
  expect(toNumbered('SELECT :a::text, :b, :a')).toEqual({
    text: 'SELECT $1::text, $2, $1',
    names: ['a', 'b'],
  })
})

test('instances that start at once make the tables once', async () => {
  const stores = Array.from({ length: 8 }, () => openAt('at-once'))
  await Promise.all(stores.map((store) => store.check('whole')))
  await Promise.all(
    stores.map((store, index) => store.commit((db) => db.run(insert, { key: String(index) }))),
  )
  expect(await stores[0]?.read((db) => db.all('SELECT id FROM enquiries'))).toHaveLength(8)
})

test('a schema of a newer site is refused, and a migration that fails leaves nothing', async () => {
  const store = openAt('newer')
  const { known } = await store.schema()
  const migrations = Array(known).fill('')
  await store.commit((db) => migrate(db, [...migrations, 'CREATE TABLE later (id INTEGER)']))
  await expect(openAt('newer').check('whole')).rejects.toThrow(
    `schema ${known + 1}, this version of the site knows ${known}`,
  )
  const other = openAt('failing')
  const failing = [...migrations, 'CREATE TABLE half (id INTEGER)', 'nonsense']
  await expect(other.commit((db) => migrate(db, failing))).rejects.toThrow('syntax error')
  expect(await other.schema()).toEqual({ version: known, known })
  await expect(other.read((db) => db.get('SELECT * FROM half'))).rejects.toThrow('does not exist')
})

test('a transaction that fails leaves nothing, and one that another has made is looked at anew', async () => {
  const [one, two] = [openAt('transactions'), openAt('transactions')]
  await expect(
    one.commit(async (db) => {
      await db.run(insert, { key: 'a' })
      throw new Error('of no use')
    }),
  ).rejects.toThrow('of no use')
  const putOnce = (store: typeof one) =>
    store.commit(async (db) => {
      const known = await db.get('SELECT id FROM enquiries WHERE key = :key', { key: 'b' })
      if (!known) await db.run(insert, { key: 'b' })
      return known ? 'known' : 'made'
    })
  expect((await Promise.all([putOnce(one), putOnce(two)])).toSorted()).toEqual(['known', 'made'])
  expect(await one.read((db) => db.all('SELECT key FROM enquiries'))).toEqual([{ key: 'b' }])
})

test('what was acknowledged outlives the server, which is used again when it is back', async () => {
  const server = await startPostgres({ isDurable: true })
  onTestFinished(server.stop)
  const store = openAt('public', server.url)
  await store.commit((db) => db.run(insert, { key: 'a' }))
  await server.kill()
  await expect(store.commit((db) => db.run(insert, { key: 'b' }))).rejects.toThrow()
  await server.start()
  expect(await store.read((db) => db.all('SELECT key FROM enquiries'))).toEqual([{ key: 'a' }])
  await store.commit((db) => db.run(insert, { key: 'b' }))
}, 60_000)

test('has the tables and columns that the other engine has', async () => {
  const here = await openAt('columns').read((db) =>
    db.all(`SELECT table_name || '.' || column_name AS name FROM information_schema.columns
      WHERE table_schema = 'columns' AND table_name NOT IN ('schema_version', 'flashes', 'rate_limits')`),
  )
  const sqlite = openStore({ dir: tempDir(), clock })
  onTestFinished(() => sqlite.close())
  const there = await sqlite.read((db) =>
    db.all(`SELECT tables.name || '.' || columns.name AS name
      FROM sqlite_schema AS tables JOIN pragma_table_info(tables.name) AS columns
      WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite%'`),
  )
  const namesOf = (rows: typeof here) => rows.map(({ name }) => String(name)).toSorted()
  expect(namesOf(here)).toEqual(namesOf(there))
})
