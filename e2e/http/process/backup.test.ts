import { execFile, execFileSync } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import { findPrograms, startPostgres } from '#e2e/harness/postgres.ts'
import { endAll, newDirectory } from '#e2e/harness/process.ts'
import { type Site, startSite } from '#e2e/harness/site.ts'

const run = promisify(execFile)
/** Each command starts a process of its own, beside other tests. */
const PATIENT = { timeout: 120_000 }
const KEYS = 'SELECT key FROM enquiries ORDER BY key'

afterAll(endAll)

/** The command line of the office on a store. */
async function admin(settings: Record<string, string>, ...args: string[]): Promise<string> {
  const env = { ...process.env, PORT: '', LOG_LEVEL: 'error', ...settings }
  return (await run(process.execPath, ['scripts/enquiries.ts', ...args], { env })).stdout
}

/** Each of somebody else: the same sent again is no other enquiry. */
async function send({ origin }: Site): Promise<string> {
  const key = crypto.randomUUID()
  const fields = { type: 'staff', name: `Ann ${key}`, phone: '+447700900123', page: '', link: '' }
  const { status } = await ask(origin, '/api/form-staff', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(fields),
  })
  if (status !== 202) throw new Error(`answered ${status}`)
  return key
}

test.concurrent(
  'a backup under a stream of enquiries holds all that was accepted before it, but for who was erased',
  PATIENT,
  async ({ expect }) => {
    const site = await startSite({ RATE_LIMIT: 'off' })
    const here = { DATA_DIR: site.dataDir }
    const first = await send(site)
    const before = await Promise.all([send(site), send(site), send(site)])
    const all = [first, ...before]
    let isDone = false
    const writing = (async () => {
      while (!isDone) all.push(await send(site))
    })()
    const file = join(await newDirectory(), 'backup.db')
    await admin(here, 'backup', file)
    isDone = true
    await writing
    await admin(here, 'erase', first, '--yes')
    // Into the site that runs, and has all of it but for what was erased.
    expect(await admin(here, 'import', file)).toMatch(/Imported: 0\..* Erased since: 1\./)

    const there = { DATA_DIR: await newDirectory() }
    copyFileSync(join(site.dataDir, 'erased.txt'), join(there.DATA_DIR, 'erased.txt'))
    await site.stop()
    await admin(there, 'import', file)
    const database = new DatabaseSync(join(there.DATA_DIR, 'enquiries.db'))
    const keys = database
      .prepare(KEYS)
      .all()
      .map(({ key }) => String(key))
    database.close()
    expect(keys).toEqual(expect.arrayContaining(before))
    expect(keys).not.toContain(first)
    expect(keys.filter((key) => !all.includes(key))).toEqual([])
  },
)

test.concurrent(
  'a dump of the database that is put back brings nobody back',
  PATIENT,
  async ({ expect }) => {
    const database = await startPostgres()
    const settings = {
      DATABASE_URL: database.url,
      DATA_DIR: await newDirectory(),
      RATE_LIMIT: 'off',
    }
    const keysThere = async () => {
      const client = new pg.Client(database.url)
      await client.connect()
      const { rows } = await client.query(KEYS)
      await client.end()
      return rows.map(({ key }) => key)
    }
    try {
      const site = await startSite(settings)
      const [first, second] = [await send(site), await send(site)]
      const dump = join(await newDirectory(), 'site.dump')
      await expect(admin(settings, 'backup', dump)).rejects.toThrow(/pg_dump --format=custom/)
      const program = (name: string) => join(findPrograms(), name)
      execFileSync(program('pg_dump'), [
        ...['--format=custom', '--no-owner', '--no-unlogged-table-data'],
        ...[`--dbname=${database.url}`, `--file=${dump}`],
      ])
      await admin(settings, 'erase', first, '--yes')
      expect(await keysThere()).toEqual([second])
      await site.stop()
      execFileSync(program('pg_restore'), [
        ...['--clean', '--if-exists', '--no-owner', '--single-transaction'],
        ...[`--dbname=${database.url}`, dump],
      ])
      expect(await keysThere()).toEqual([first, second].toSorted())
      const again = await startSite(settings)
      await expect.poll(keysThere).toEqual([second])
      await send(again)
      await again.stop()
    } finally {
      await database.stop()
    }
  },
)
