import { officeWindow } from '#lib/enquiries/office/working-time.ts'
import type { Database } from '#lib/enquiries/store/database.ts'
import { answer, assign, type Change, take } from '#lib/enquiries/store/handling.ts'
import { type Options, UsageError } from './arguments.ts'
import { getNamed, nameOf } from './find-records.ts'
import type { AdminContext } from './run-admin.ts'

const SAID: Record<Change, string> = {
  done: 'done',
  unchanged: 'it was so already',
  gone: 'it cannot be read, or has been erased',
}

export async function takeThem(admin: AdminContext, names: string[]): Promise<void> {
  await changeAll(admin, names, (db, id, now) => take(db, id, { now, via: 'command' }))
}

export async function answerThem(
  admin: AdminContext,
  names: string[],
  { outcome }: Options,
): Promise<void> {
  if (!outcome) throw new UsageError('answer needs --outcome reached, no_reply or wrong_number')
  await changeAll(admin, names, (db, id, now) => answer(db, id, { now, via: 'command', outcome }))
}

/** Gives enquiries to another office, which has its own promise to keep from now on. */
export async function assignThem(
  admin: AdminContext,
  names: string[],
  { office: slug }: Options,
): Promise<void> {
  const offices = await admin.listOffices()
  const known = offices.map(({ countrySlug }) => countrySlug)
  const office = offices.find(({ countrySlug }) => countrySlug === slug)
  if (!office) throw new UsageError(`assign needs --office, one of ${known.join(', ')}`)
  const by = officeWindow(office, admin.store.clock())?.by
  const dueAt = by === undefined ? null : new Date(by)
  await changeAll(admin, names, (db, id, now) =>
    assign(db, id, { now, office: office.countrySlug, dueAt }),
  )
}

async function changeAll(
  { store, write }: AdminContext,
  names: string[],
  change: (db: Database, id: number, now: number) => Promise<Change>,
): Promise<void> {
  // All are found before the first is changed: a name that is mistyped must not leave half done.
  const records = await Promise.all(names.map((name) => getNamed(store, name)))
  const now = store.clock().getTime()
  for (const record of records) {
    const done = await store.commit((db) => change(db, record.id, now))
    write(`${nameOf(record)}: ${SAID[done]}\n`)
  }
}
