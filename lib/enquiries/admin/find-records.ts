import { parseReference } from '#lib/enquiries/reference.ts'
import { findByKey, findByReference, realIdsAfter } from '#lib/enquiries/store/admin-queries.ts'
import type { Store } from '#lib/enquiries/store/database.ts'
import { type EnquiryRecord, findRecords, progressOf } from '#lib/enquiries/store/enquiry-record.ts'
import { type Options, UsageError } from './arguments.ts'

export interface Filter {
  state?: Options['state']
  isSuspicious?: boolean
  since?: Date
  office?: string
  dueBefore?: Date
  /** One of these. */
  phones?: readonly string[]
}

const PAGE = 500

/** The enquiries that a filter lets through, oldest first, read a page at a time. */
export async function* recordsOf(store: Store, filter: Filter): AsyncGenerator<EnquiryRecord> {
  let afterId = 0
  for (;;) {
    const ids = await store.read((db) => realIdsAfter(db, afterId, PAGE))
    const page = await store.read((db) => findRecords(db, ids))
    yield* page.filter((record) => isWanted(record, filter))
    const last = ids.at(-1)
    if (last === undefined) return
    afterId = last
  }
}

function isWanted(record: EnquiryRecord, filter: Filter): boolean {
  const { state, isSuspicious, since, office, dueBefore, phones } = filter
  if (state && state !== record.state && state !== progressOf(record)) return false
  if (phones && !phones.some((phone) => isFrom(record, phone))) return false
  if (isSuspicious && !record.isSuspicious) return false
  if (office && record.office !== office) return false
  if (dueBefore && (!record.dueAt || record.dueAt > dueBefore)) return false
  return !since || !record.createdAt || record.createdAt >= since
}

/** One that cannot be read is from a number that it names anywhere. */
function isFrom({ fields, unreadable }: EnquiryRecord, phone: string): boolean {
  if (!unreadable) return fields.phone === phone
  return new RegExp(`\\${phone}(?!\\d)`).test(unreadable.row.fields ?? '')
}

/** What names an enquiry whose reference cannot be read. */
export function nameOf({ id, reference }: EnquiryRecord): string {
  return parseReference(reference) ? reference : `id:${id}`
}

/** The enquiries of a reference, or the one of a key or an id. Throws a UsageError where there is none. */
export async function findNamed(store: Store, name: string): Promise<EnquiryRecord[]> {
  const id = /^id:(\d{1,15})$/i.exec(name)?.[1]
  const reference = parseReference(name)
  const found = await store.read((db) => {
    if (id) return findRecords(db, [Number(id)])
    return reference ? findByReference(db, reference) : findByKey(db, name.toLowerCase())
  })
  if (found.length === 0) throw new UsageError(`There is no enquiry ${name}.`)
  return found
}

/** The one enquiry of a name. Throws a UsageError where there is none, or more than one. */
export async function getNamed(store: Store, name: string): Promise<EnquiryRecord> {
  const [record, ...others] = await findNamed(store, name)
  if (!record) throw new UsageError(`There is no enquiry ${name}.`)
  if (others.length === 0) return record
  const keys = [record, ...others].map(
    ({ key, createdAt }) => `  ${key}  ${createdAt?.toISOString() ?? ''}`,
  )
  throw new UsageError(
    `${name} is the reference of several enquiries; name one by its key:\n${keys.join('\n')}`,
  )
}
