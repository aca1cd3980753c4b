import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import { eraseBefore, takeOutOfFiles } from '#lib/enquiries/deliver/retention.ts'
import { idsAfter } from '#lib/enquiries/store/admin-queries.ts'
import { copyAudit } from '#lib/enquiries/store/audit-queries.ts'
import { type Copied, copyEnquiry, copyRow } from '#lib/enquiries/store/copy-enquiry.ts'
import type { Store } from '#lib/enquiries/store/database.ts'
import { agreeOnErasures } from '#lib/enquiries/store/erasure-list.ts'
import { eraseAgain, listErasures } from '#lib/enquiries/store/erasures.ts'
import { keepSecret } from '#lib/enquiries/store/secrets.ts'
import { backUp, withBackup } from '#lib/enquiries/store/sqlite/backup.ts'
import { isDamaged, isFull } from '#lib/enquiries/store/sqlite/sqlite-error.ts'
import { describeError, reasonUnreadable } from '#lib/enquiries/store/store-error.ts'
import { FaultError, type Options, UsageError } from './arguments.ts'
import type { AdminContext } from './run-admin.ts'

const DAY_MS = 24 * 3_600_000
const PAGE = 500
/** Of what could not be read. */
const LISTED = 20

const DUMP = `The enquiries are in PostgreSQL (DATABASE_URL), whose own program copies them while sites run:
  umask 077; pg_dump --format=custom --no-owner --no-unlogged-table-data --dbname="$DATABASE_URL" --file=FILE`
const RESTORE = `It is a dump of PostgreSQL. With all instances stopped:
  pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$DATABASE_URL" FILE`
/** How such a file begins. */
const DUMP_MAGIC = 'PGDMP'

export async function makeBackup(
  admin: AdminContext,
  file: string,
  { force }: Options,
): Promise<void> {
  if (admin.spool) throw new UsageError(DUMP)
  if (existsSync(file) && !force) {
    throw new UsageError(`${file} is there already; say --force to put this backup in its place.`)
  }
  try {
    await backUp(admin.dataDir, file)
  } catch (error) {
    const reason = isFull(error) ? 'there is no room for it' : describeError(error)
    throw new FaultError(`${file} was not written: ${reason}`)
  }
  admin.write(`Written to ${file}: ${Math.ceil(statSync(file).size / 1_024)} KB\n`)
}

export async function importBackup(admin: AdminContext, file: string): Promise<void> {
  const { store, dataDir, write } = admin
  const magic = beginningOf(file)
  if (magic === DUMP_MAGIC) throw new UsageError(RESTORE)
  await store.check('writable')
  const { tally, unreadable } = await inBackup(admin, file, (from) => takeOver(from, admin))
  await takeOutOfFiles(store)
  write(`Imported: ${tally.copied}. There already: ${tally.known}. Erased since: ${tally.erased}. `)
  write(`Too old: ${tally.old}.\n`)
  if (unreadable.length === 0) return
  const rows = unreadable.slice(0, LISTED).map(({ id, reason }) => `  id:${id}  ${reason}`)
  const more = unreadable.length > LISTED ? `\n  and ${unreadable.length - LISTED} more` : ''
  throw new FaultError(
    `Could not be read and were left out (${dataDir} has the others):\n${rows.join('\n')}${more}`,
  )
}

/** @throws {FaultError} where the file is no backup that this version can read */
export async function inBackup<T>(
  { dataDir, store }: AdminContext,
  file: string,
  work: (from: Store) => Promise<T>,
): Promise<T> {
  try {
    return await withBackup({ file, dir: dataDir, clock: store.clock }, work)
  } catch (error) {
    const reason = isFull(error) ? `there is no room in ${dataDir}` : describeError(error)
    throw new FaultError(`${file}: ${reason}`)
  }
}

type Tally = Record<Copied | 'old', number>

/** Takes what is missing out of another copy of the store, which loses what is too old in it. */
async function takeOver(from: Store, admin: AdminContext) {
  const { store: to, retentionDays, undeliveredRetentionDays } = admin
  await eraseAgain(to, await from.read(listErasures))
  await agreeOnErasures(to)
  const now = to.clock().getTime()
  const before = {
    done: now - retentionDays * DAY_MS,
    any: now - undeliveredRetentionDays * DAY_MS,
  }
  const tally: Tally = { copied: 0, known: 0, erased: 0, gone: 0, old: 0 }
  // From a damaged file nothing can be taken out; what is too old then goes by itself, later.
  tally.old = await eraseBefore(from, before).catch(forgiveDamage)
  const lastId = await findLastId(from)
  await to.commit((db) => db.reserve('enquiries', lastId))
  const unreadable: { id: number; reason: string }[] = []
  for await (const id of idsIn(from, lastId)) {
    try {
      tally[await copyEnquiry({ from, to, keepsNumber: true }, id)] += 1
    } catch (error) {
      unreadable.push({ id, reason: reasonUnreadable(error) })
    }
  }
  await takeOverRest(from, to)
  return { tally, unreadable }
}

/** What belongs to no enquiry: whom to tell that one was withdrawn, and what was told already. */
async function takeOverRest(from: Store, to: Store): Promise<void> {
  const { notices, secrets, audit } = await from.read(async (db) => ({
    notices: await db.all(NOTICES),
    secrets: await db.all('SELECT name, value FROM secrets'),
    audit: await db.all('SELECT at, who, command FROM audit_events ORDER BY id'),
  }))
  await to.commit(async (db) => {
    for (const notice of notices) await copyRow(db, 'notices', notice)
    for (const { name, value } of secrets) await keepSecret(db, String(name), String(value))
    for (const event of audit) await copyAudit(db, event)
  })
}

/** Where the file is damaged, each number that has been given is asked for by itself. */
async function* idsIn(store: Store, lastId: number): AsyncGenerator<number> {
  let afterId = 0
  try {
    for (;;) {
      const ids = await store.read((db) => idsAfter(db, afterId, PAGE))
      yield* ids
      const last = ids.at(-1)
      if (last === undefined) return
      afterId = last
    }
  } catch (error) {
    forgiveDamage(error)
    for (let id = afterId + 1; id <= lastId; id += 1) yield id
  }
}

/** The last number that the file has given to an enquiry. */
async function findLastId(store: Store): Promise<number> {
  const row = await store.read((db) =>
    db.get("SELECT seq FROM sqlite_sequence WHERE name = 'enquiries'"),
  )
  return Number(row?.seq ?? 0)
}

function forgiveDamage(error: unknown): 0 {
  if (!isDamaged(error)) throw error
  return 0
}

function beginningOf(file: string): string {
  try {
    const descriptor = openSync(file, 'r')
    const bytes = Buffer.alloc(DUMP_MAGIC.length)
    readSync(descriptor, bytes)
    closeSync(descriptor)
    return bytes.toString('latin1')
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${describeError(error)}`)
  }
}

// A digest that was due when the backup was made is of no use any more.
const NOTICES = `SELECT * FROM notices
  WHERE enquiry_id IS NULL AND (kind = 'withdrawn' OR state <> 'pending')`
