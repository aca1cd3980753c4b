import { eraseBefore, takeOutOfFiles } from '#lib/enquiries/deliver/retention.ts'
import { addTargets, retry } from '#lib/enquiries/store/admin-queries.ts'
import type { Database } from '#lib/enquiries/store/database.ts'
import type { EnquiryRecord } from '#lib/enquiries/store/enquiry-record.ts'
import { eraseEnquiry } from '#lib/enquiries/store/erasures.ts'
import { announce, concernedBy } from '#lib/enquiries/store/notices.ts'
import { type Options, UsageError } from './arguments.ts'
import { getNamed, recordsOf } from './find-records.ts'
import { filterOf } from './list.ts'
import type { AdminContext } from './run-admin.ts'

const DAY_MS = 24 * 3_600_000
const RETRIED = ['dead', 'needs-attention', 'waiting', 'unreadable']

export async function retryThem(
  admin: AdminContext,
  names: string[],
  options: Options,
): Promise<void> {
  const { store } = admin
  const isByState = options.state && RETRIED.includes(options.state)
  if (names.length === 0 && !isByState) {
    throw new UsageError(
      'retry needs a reference, or --state dead, needs-attention, waiting or unreadable',
    )
  }
  const records =
    names.length > 0
      ? await named(admin, names)
      : await Array.fromAsync(recordsOf(store, filterOf(options, admin)))
  const now = store.clock().getTime()
  for (const { id, service, state, deliveries } of records) {
    if (state === 'rejected') continue
    const added = service && deliveries.length === 0 ? admin.targetsOf(service) : []
    await store.commit(async (db) => {
      await retry(db, id, now)
      await addTargets(db, id, added, now)
    })
  }
  admin.write(`Due now: ${records.length}. A running site delivers them within seconds.\n`)
}

export async function eraseThem(
  admin: AdminContext,
  names: string[],
  options: Options,
): Promise<void> {
  const { phone, yes } = options
  if (names.length === 0 && !phone) throw new UsageError('erase needs a reference, or --phone')
  const byPhone = phone ? await Array.fromAsync(recordsOf(admin.store, { phones: phone })) : []
  const found = [...(await named(admin, names)), ...byPhone]
  const doomed = new Map(found.map((record) => [record.id, record]))
  if (!yes) return admin.write(`Would erase: ${doomed.size}. Say --yes to do it.\n`)
  const now = admin.store.clock().getTime()
  for (const record of doomed.values()) {
    await admin.store.commit((db) => eraseAndTell(db, record, now))
  }
  await takeOutOfFiles(admin.store)
  admin.write(`Erased: ${doomed.size}\n`)
}

export async function purge(admin: AdminContext, options: Options): Promise<void> {
  const { store } = admin
  const before = store.clock().getTime() - (options.days ?? admin.retentionDays) * DAY_MS
  const isOld = ({ createdAt }: EnquiryRecord) =>
    createdAt !== undefined && createdAt.getTime() < before
  const old = (await Array.fromAsync(recordsOf(store, {}))).filter(isOld)
  const isDone = ({ state, deliveries }: EnquiryRecord) =>
    state === 'delivered' || state === 'rejected' || deliveries.length === 0
  const doomed = options.undelivered ? old : old.filter(isDone)
  if (!options.yes) return admin.write(`Would erase: ${doomed.length}. Say --yes to do it.\n`)
  // Whether one is done with is looked at once more in the write: a site may be running.
  await eraseBefore(store, { done: before, any: options.undelivered ? before : 0 })
  await takeOutOfFiles(store)
  admin.write(`Erased: ${doomed.length}\n`)
}

/** As if its sender had withdrawn it: whoever may have it is told, also where it cannot be read. */
async function eraseAndTell(db: Database, enquiry: EnquiryRecord, now: number): Promise<void> {
  const kind = 'withdrawn'
  const targets = await concernedBy(db, kind, enquiry.id)
  await eraseEnquiry(db, enquiry.id, now)
  await announce(db, { kind, enquiry, targets, now })
}

function named({ store }: AdminContext, names: string[]): Promise<EnquiryRecord[]> {
  return Promise.all(names.map((name) => getNamed(store, name)))
}
