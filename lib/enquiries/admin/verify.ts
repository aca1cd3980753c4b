import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Store } from '#lib/enquiries/store/database.ts'
import { STATES } from '#lib/enquiries/store/enquiry-record.ts'
import { readList } from '#lib/enquiries/store/erasure-list.ts'
import { findErased, listErasures } from '#lib/enquiries/store/erasures.ts'
import { readFigures } from '#lib/enquiries/store/figures.ts'
import { findDamageIn, listWork } from '#lib/enquiries/store/sqlite/backup.ts'
import { STORE_FILE } from '#lib/enquiries/store/sqlite/store-files.ts'
import { describeError } from '#lib/enquiries/store/store-error.ts'
import { FaultError, UsageError } from './arguments.ts'
import { inBackup } from './backup.ts'
import { nameOf, recordsOf } from './find-records.ts'
import { tableOf } from './plain-text.ts'
import type { AdminContext } from './run-admin.ts'

interface Findings {
  lines: string[][]
  faults: string[]
}

/** Looks whether all that is stored can be read, here or in a backup. */
export async function verify(admin: AdminContext, [file, ...others]: string[]): Promise<void> {
  if (others.length > 0) throw new UsageError('verify looks at one file')
  const { lines, faults } = await (file === undefined
    ? verifyStores(admin)
    : inBackup(admin, file, (from) => verifyBackup(from)))
  admin.write(`${tableOf(lines)}\n`)
  if (faults.length > 0) throw new FaultError(faults.map((fault) => `FAULT  ${fault}`).join('\n'))
}

async function verifyStores({ store, spool, dataDir }: AdminContext): Promise<Findings> {
  const found = await attempt(() => verifyRows(store))
  const { lines, faults } = found
  if (spool && !existsSync(join(dataDir, STORE_FILE))) return found
  const left = listWork(dataDir).map(
    (name) => `${join(dataDir, name)} is of an import that runs, or was killed: then delete it`,
  )
  const damage = [...findDamageIn(dataDir), ...left]
  if (!spool) return { lines, faults: [...damage, ...faults] }
  const waiting = await attempt(async () => {
    const ids = await spool.read((db) => db.ids('SELECT id FROM enquiries'))
    return { lines: [['waiting for the database', String(ids.length)]], faults: [] }
  })
  return {
    lines: [...lines, ...waiting.lines],
    faults: [...faults, ...damage.map((one) => `${dataDir}: ${one}`), ...waiting.faults],
  }
}

async function verifyBackup(from: Store): Promise<Findings> {
  const damage = await attempt(async () => {
    await from.check('whole')
    return { lines: [], faults: [] }
  })
  const { lines, faults } = await attempt(() => verifyRows(from))
  return { lines, faults: [...damage.faults, ...faults] }
}

async function attempt(look: () => Promise<Findings>): Promise<Findings> {
  try {
    return await look()
  } catch (error) {
    return { lines: [], faults: [describeError(error)] }
  }
}

async function verifyRows(store: Store): Promise<Findings> {
  const { version, known } = await store.schema()
  const records = await Array.fromAsync(recordsOf(store, {}))
  const { deliveries } = await store.read(readFigures)
  const erasures = await store.read(listErasures)
  const listed = store.erasureList === undefined ? [] : readList(store.erasureList)
  const back = await findErased(store, [...erasures, ...listed])
  const aside = await store.read((db) => db.all(SET_ASIDE))
  const states = STATES.map((state) => {
    const count = records.filter((record) => record.state === state).length
    return [`enquiries ${state}`, String(count)]
  })
  return {
    lines: [
      ['schema', `${version}, known up to ${known}`],
      ['enquiries', String(records.length)],
      ...states,
      ...deliveries.map(({ target, state, count }) => [`${target} ${state}`, String(count)]),
      ['erased, remembered', String(erasures.length)],
    ],
    faults: [
      ...records.flatMap((record) =>
        record.unreadable ? `${nameOf(record)} cannot be read: ${record.unreadable.reason}` : [],
      ),
      ...aside.map(({ table, id }) => `${table} ${id} is set aside: it could not be read`),
      ...back.map((id) => `id:${id} had been erased and is there again; a start erases it`),
    ],
  }
}

const SET_ASIDE = `SELECT 'delivery' AS "table", id FROM deliveries WHERE state = 'unreadable'
  UNION ALL SELECT 'notice' AS "table", id FROM notices WHERE state = 'unreadable'`
