import { randomUUID } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import {
  CALLBACK,
  DAY_MS,
  handClock,
  IN_FILES,
  tempDir,
  testOffice,
  testSite,
  testStore,
} from '#lib/enquiries/fixture-enquiries.ts'
import { createLinks } from '#lib/enquiries/links/links.ts'
import type { Store } from '#lib/enquiries/store/database.ts'
import { getEnquiry } from '#lib/enquiries/store/enquiry-record.ts'
import { take, withdraw } from '#lib/enquiries/store/handling.ts'
import { MIGRATIONS } from '#lib/enquiries/store/sqlite/migrations.ts'
import { openStore } from '#lib/enquiries/store/sqlite/open-store.ts'
import { takeOutOfFiles } from '../deliver/retention.ts'
import { runAdmin } from './run-admin.ts'

/** A site on files, which is what a backup is made of, whatever it is put back into. */
function siteOnFiles() {
  const { clock, move } = handClock()
  const dir = tempDir()
  const store = openStore({ dir, clock })
  onTestFinished(() => store.close())
  const site = testSite({ store, otherTargets: ['webhook'], offices: OFFICES })
  const send = (name: string, key = randomUUID()) =>
    site.sendJson(
      '/api/form-staff',
      { ...CALLBACK, name },
      { 'idempotency-key': key, 'x-client-address': name },
    )
  return { dir, store, send, move, clock, run: runnerOf(store, dir) }
}

/** Another host, whose store is empty, with either engine. */
function otherHost(clock: () => Date) {
  const dir = tempDir()
  const store = testStore({ dir, clock })
  const spool = IN_FILES.skip ? openStore({ dir, clock }) : undefined
  onTestFinished(() => spool?.close())
  return { dir, store, run: runnerOf(store, dir, spool) }
}

const OFFICES = {
  listOffices: async () => [testOffice()],
  describeSubject: async () => Promise.reject(new Error('not known')),
}

function runnerOf(store: Store, dataDir: string, spool?: Store) {
  return async (...args: string[]) => {
    let said = ''
    const write = (text: string) => {
      said += text
    }
    const admin = {
      ...{
        store,
        dataDir,
        write,
        spool,
        siteUrl: 'https://site.test',
        who: 'anna@test',
        isMailed: true,
      },
      ...{ retentionDays: 180, undeliveredRetentionDays: 730 },
      targetsOf: () => [],
      listOffices: OFFICES.listOffices,
    }
    const status = await runAdmin(args, admin, write)
    return { status, said }
  }
}

const TABLES = ['enquiries', 'deliveries', 'enquiry_keys', 'notices', 'secrets']

async function contentOf(store: Store) {
  const content: Record<string, unknown> = {}
  for (const table of TABLES) {
    const rows = await store.read((db) => db.all(`SELECT * FROM ${table}`))
    content[table] = rows.map((row) => JSON.stringify(row)).toSorted()
  }
  return content
}

const namesIn = async (store: Store) =>
  (await store.read((db) => db.all('SELECT fields FROM enquiries ORDER BY id')))
    .map(({ fields }) => JSON.parse(String(fields)).name)
    .toSorted()

async function eraseNamed(store: Store, name: string): Promise<void> {
  const id = await idOf(store, name)
  await store.commit((db) => withdraw(db, id, { now: store.clock().getTime() }))
  await takeOutOfFiles(store)
}

const idOf = async (store: Store, name: string) =>
  (
    await store.read((db) =>
      db.ids('SELECT id FROM enquiries WHERE fields LIKE :name', { name: `%"${name}"%` }),
    )
  )[0] ?? 0

test('a backup that was made under writes holds all that was acknowledged before, and is put back as it was', async () => {
  const { dir, store, send, run, clock } = siteOnFiles()
  for (const name of ['Ann', 'Ben', 'Cid']) await send(name)
  await store.commit(async (db) => {
    await take(db, 1, { now: 5, via: 'command' })
    await db.run("UPDATE deliveries SET state = 'delivered' WHERE enquiry_id = 1")
    await db.run("UPDATE deliveries SET lease_owner = 'gone', lease_until = 9 WHERE enquiry_id = 2")
  })
  await eraseNamed(store, 'Cid')
  const links = createLinks({ store })
  const ben = await store.read((db) => getEnquiry(db, 2))
  const link = await links.sign('follow', ben)

  const file = join(tempDir(), 'backup.db')
  let isDone = false
  const writing = (async () => {
    for (let count = 0; !isDone && count < 2_000; count += 1) await send(`Late ${count}`)
  })()
  expect(await run('backup', file)).toMatchObject({ status: 0 })
  isDone = true
  await writing
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(file, '..'))).toEqual(['backup.db'])

  const before = readFileSync(file)
  const other = otherHost(clock)
  expect((await other.run('verify', file)).status).toBe(0)
  const first = await other.run('import', file)
  expect(first.status).toBe(0)
  const names = await namesIn(other.store)
  expect(names).toEqual(expect.arrayContaining(['Ann', 'Ben']))
  expect(names).not.toContain('Cid')
  expect(first.said).toContain(`Imported: ${names.length}.`)
  expect(readFileSync(file)).toEqual(before)

  const copy = openStore({ dir: dirWith(file), clock })
  onTestFinished(() => copy.close())
  const [there, here] = [await contentOf(copy), await contentOf(other.store)]
  const withoutLease = (row: string) => row.replace('"gone"', 'null').replace(':9,', ':null,')
  for (const table of ['enquiries', 'enquiry_keys', 'secrets']) {
    expect(here[table], table).toEqual(there[table])
  }
  const fieldsOf = (rows: unknown) =>
    (rows as string[]).map((row) => JSON.stringify({ ...JSON.parse(withoutLease(row)), id: 0 }))
  for (const table of ['deliveries', 'notices']) {
    expect(fieldsOf(here[table]).toSorted()).toEqual(fieldsOf(there[table]).toSorted())
  }

  // A link of a mail leads where it did, and what comes next gets a number of its own.
  expect(await createLinks({ store: other.store }).open('follow', link)).toMatchObject({
    fields: { name: 'Ben' },
  })
  const next = testSite({ store: other.store, offices: OFFICES })
  expect((await next.sendJson('/api/form-staff', CALLBACK)).status).toBe(202)

  const again = await other.run('import', file)
  expect(again.said).toContain(`Imported: 0. There already: ${names.length}.`)
  expect(await namesIn(other.store)).toHaveLength(names.length + 1)
  const { said } = await other.run('audit')
  expect(said.match(/ backup …/g)).toHaveLength(1)
  expect((await other.run('verify')).status).toBe(0)
  expect(readdirSync(other.dir).filter((name) => name.startsWith('import-'))).toEqual([])
  expect(existsSync(dir)).toBe(true)
})

function dirWith(file: string): string {
  const dir = tempDir()
  copyFileSync(file, join(dir, 'enquiries.db'))
  return dir
}

test('what is there already is newer than a backup, and stays', async () => {
  const { store, send, run, clock, dir } = siteOnFiles()
  const key = randomUUID()
  await send('Ann', key)
  const file = join(tempDir(), 'backup.db')
  await run('backup', file)
  const other = otherHost(clock)
  await other.run('import', file)
  await other.store.commit(async (db) => {
    await take(db, 1, { now: 5, via: 'command' })
    await db.run("UPDATE deliveries SET state = 'delivered'")
  })
  const before = await contentOf(other.store)
  expect((await other.run('import', file)).said).toContain('Imported: 0. There already: 1.')
  expect(await contentOf(other.store)).toEqual(before)
  expect(await namesIn(store)).toEqual(['Ann'])
  expect(dir).not.toBe(other.dir)
})

test('who was erased after a backup stays erased: here, and where only the list is left', async () => {
  const { dir, store, send, run, clock } = siteOnFiles()
  for (const name of ['Ann', 'Ben']) await send(name)
  const file = join(tempDir(), 'backup.db')
  await run('backup', file)
  await eraseNamed(store, 'Ann')
  expect((await run('import', file)).said).toContain(
    'Imported: 0. There already: 1. Erased since: 1.',
  )
  expect(await namesIn(store)).toEqual(['Ben'])
  const list = join(dir, 'erased.txt')
  expect(statSync(list).mode & 0o777).toBe(0o600)
  expect(readFileSync(list, 'utf8')).not.toMatch(/Ann|7700900123|[A-Z]-[0-9A-Z]{4}\b.*Ann/)

  const other = otherHost(clock)
  copyFileSync(list, join(other.dir, 'erased.txt'))
  expect((await other.run('import', file)).said).toContain('Imported: 1. There already: 0. Erased')
  expect(await namesIn(other.store)).toEqual(['Ben'])

  // Another host that has the older backup already, and imports one that knows of the erasure.
  const behind = otherHost(clock)
  await behind.run('import', file)
  expect(await namesIn(behind.store)).toEqual(['Ann', 'Ben'])
  const newer = join(tempDir(), 'newer.db')
  await run('backup', newer)
  await behind.run('import', newer)
  expect(await namesIn(behind.store)).toEqual(['Ben'])
  expect(readFileSync(join(behind.dir, 'erased.txt'), 'utf8')).toContain(
    readFileSync(list, 'utf8').trim(),
  )
})

test('what was erased ten years ago is forgotten, in the store and in the list', async () => {
  const { dir, store, send, move } = siteOnFiles()
  await send('Ann')
  await eraseNamed(store, 'Ann')
  const list = join(dir, 'erased.txt')
  const linesOf = () => readFileSync(list, 'utf8').match(/^[\w-]{43} /gm) ?? []
  move(3_650 * DAY_MS)
  await send('Ben')
  await eraseNamed(store, 'Ben')
  expect(linesOf()).toHaveLength(2)
  move(20 * DAY_MS)
  await takeOutOfFiles(store)
  expect(linesOf()).toHaveLength(1)
  expect(await store.read((db) => db.all('SELECT * FROM erasures'))).toHaveLength(1)
})

test('what is too old to be kept is left out', async () => {
  const { store, send, run, move, clock } = siteOnFiles()
  await send('Done')
  await store.commit((db) => db.run("UPDATE deliveries SET state = 'delivered'"))
  await send('Waiting')
  const file = join(tempDir(), 'backup.db')
  await run('backup', file)
  move(200 * DAY_MS)
  const other = otherHost(clock)
  const { said } = await other.run('import', file)
  expect(said).toContain('Imported: 1.')
  expect(said).toContain('Too old: 1.')
  expect(await namesIn(other.store)).toEqual(['Waiting'])
})

test('a row that cannot be read by this version is imported as it is, and listed', async () => {
  const { store, send, run, clock } = siteOnFiles()
  for (const name of ['Ann', 'Ben', 'Cid']) await send(name)
  await store.commit(async (db) => {
    await db.run("UPDATE enquiries SET fields = 'no JSON' WHERE id = 1")
    await db.run('UPDATE enquiries SET created_at = 4611686018427387904 WHERE id = 2')
  })
  const file = join(tempDir(), 'backup.db')
  await run('backup', file)
  const other = otherHost(clock)
  const imported = await other.run('import', file)
  expect(imported).toMatchObject({ status: 1, said: expect.stringContaining('Imported: 2.') })
  expect(imported.said).toContain('id:2  a number that is too large')
  expect(await other.run('verify')).toMatchObject({
    status: 1,
    said: expect.stringMatching(
      /enquiries unreadable +1[\s\S]*FAULT.*cannot be read: not understood: fields/,
    ),
  })
})

test('a backup takes the place of no file unless that is said', async () => {
  const { send, run } = siteOnFiles()
  await send('Ann')
  const file = join(tempDir(), 'backup.db')
  writeFileSync(file, 'mine')
  expect(await run('backup', file)).toMatchObject({
    status: 2,
    said: expect.stringContaining('is there already'),
  })
  expect(readFileSync(file, 'utf8')).toBe('mine')
  expect((await run('backup', file, '--force')).status).toBe(0)
  expect((await run('verify', file)).said).toMatch(/enquiries +1/)
  for (const wrong of ['/no/such/folder/backup.db', '/dev/full/backup.db']) {
    expect((await run('backup', wrong)).said).toMatch(/was not written: /)
  }
  expect((await run('backup')).status).toBe(2)
})

test.for<[string, (file: string) => void, RegExp]>([
  ['is missing', () => {}, /cannot be read: ENOENT/],
  ['is no database', (file) => writeFileSync(file, 'no database'.repeat(99)), /not a database/],
  ['is empty', (file) => writeFileSync(file, ''), /it holds no enquiries/],
  [
    'is of a newer version',
    (file) => {
      const database = new DatabaseSync(file)
      database.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`)
      database.close()
    },
    /schema \d+, this version of the site knows \d+/,
  ],
  ['is a dump of PostgreSQL', (file) => writeFileSync(file, 'PGDMP…'), /pg_restore/],
])('a file that %s is not imported', async ([, make, reason]) => {
  const { dir, run } = otherHost(() => new Date())
  const file = join(tempDir(), 'file.db')
  make(file)
  const { status, said } = await run('import', file)
  expect(said).toMatch(reason)
  expect(said.trim().split('\n').length).toBeLessThan(4)
  expect(status).not.toBe(0)
  expect(readdirSync(dir).filter((name) => name.startsWith('import-'))).toEqual([])
})

test('what can still be read of a damaged store is taken after a backup', async () => {
  const { dir, store, send, run, clock } = siteOnFiles()
  for (let count = 0; count < 150; count += 1) await send(`Ann ${count}`)
  const file = join(tempDir(), 'backup.db')
  await run('backup', file)
  for (let count = 150; count < 300; count += 1) await send(`Ann ${count}`)
  await store.eraseTraces('for good')
  await send('Last')
  const damaged = join(tempDir(), 'enquiries.db')
  const bytes = readFileSync(join(dir, 'enquiries.db'))
  // Leaves of the table, among them some that are in the backup and some that are not.
  for (const page of [6, 40, 41]) bytes.fill(0xa5, page * 4_096, (page + 1) * 4_096)
  writeFileSync(damaged, bytes)
  copyFileSync(join(dir, 'enquiries.db-wal'), `${damaged}-wal`)

  const other = otherHost(clock)
  expect((await other.run('import', file)).status).toBe(0)
  const { status, said } = await other.run('import', damaged)
  expect(said).toMatch(/Imported: \d+\. There already: \d+\./)
  expect([status, said]).toEqual([1, expect.stringMatching(/id:\d+ {2}damaged in the file/)])
  const names = await namesIn(other.store)
  expect(names.length).toBeGreaterThan(200)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toContain('Last')
  expect((await other.run('verify')).status).toBe(0)
})

test('verify sees a damaged file, and what had been erased', IN_FILES, async () => {
  const { dir, store, send, run, clock } = siteOnFiles()
  for (let count = 0; count < 200; count += 1) await send(`Ann ${count}`)
  const file = join(tempDir(), 'backup.db')
  await run('backup', file)
  await eraseNamed(store, 'Ann 7')
  expect((await run('verify')).status).toBe(0)
  await store.close()
  copyFileSync(file, join(dir, 'enquiries.db'))
  const again = openStore({ dir, clock })
  onTestFinished(() => again.close())
  const found = await runnerOf(again, dir)('verify')
  expect(found).toMatchObject({ status: 1, said: expect.stringContaining('had been erased') })
  await again.close()

  mkdirSync(join(dir, 'import-killed'))
  expect((await runnerOf(again, dir)('verify')).said).toContain('import-killed is of an import')
  await again.close()
  const bytes = readFileSync(file)
  bytes.fill(0xa5, 40_960, 49_152)
  for (const path of [file, join(dir, 'enquiries.db')]) writeFileSync(path, bytes)
  const damaged = runnerOf(again, dir)
  for (const args of [['verify'], ['verify', file], ['backup', join(dir, 'copy.db')]]) {
    expect(await damaged(...args), args.join(' ')).toMatchObject({
      status: 1,
      said: expect.stringMatching(/damaged|malformed|Tree|Freelist|page/),
    })
  }
  expect(existsSync(join(dir, 'copy.db'))).toBe(false)
})
