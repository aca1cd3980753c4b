import { parseReference } from '#lib/enquiries/reference.ts'
import { findByKey, findByReference } from '#lib/enquiries/store/admin-queries.ts'
import { type EnquiryRecord, findRecord } from '#lib/enquiries/store/enquiry-record.ts'
import type { Store } from '#lib/enquiries/store/open-store.ts'
import { UsageError } from './arguments.ts'

/** What names an enquiry whose reference cannot be read. */
export function nameOf({ id, reference }: EnquiryRecord): string {
  return parseReference(reference) ? reference : `id:${id}`
}

/** The enquiries of a reference, or the one of a key or an id. Throws a UsageError where there is none. */
export function findNamed(store: Store, name: string): EnquiryRecord[] {
  const id = /^id:(\d{1,15})$/i.exec(name)?.[1]
  const reference = parseReference(name)
  const found = store.read((db) => {
    if (id) return [findRecord(db, Number(id)) ?? []].flat()
    return reference ? findByReference(db, reference) : findByKey(db, name.toLowerCase())
  })
  if (found.length === 0) throw new UsageError(`There is no enquiry ${name}.`)
  return found
}

/** The one enquiry of a name. Throws a UsageError where there is none, or more than one. */
export function getNamed(store: Store, name: string): EnquiryRecord {
  const [record, ...others] = findNamed(store, name)
  if (!record) throw new UsageError(`There is no enquiry ${name}.`)
  if (others.length === 0) return record
  const keys = [record, ...others].map(
    ({ key, createdAt }) => `  ${key}  ${createdAt?.toISOString() ?? ''}`,
  )
  throw new UsageError(
    `${name} is the reference of several enquiries; name one by its key:\n${keys.join('\n')}`,
  )
}
