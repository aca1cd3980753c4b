import { parseReference } from '#lib/domain/reference'
import { type EnquiryRecord, findByKey, findByReference } from '../store/office-queries.ts'
import type { Store } from '../store/open-store.ts'
import { UsageError } from './arguments.ts'

/** The enquiries of a reference, or the one of a key. Throws a UsageError where there is none. */
export function findNamed(store: Store, name: string): EnquiryRecord[] {
  const reference = parseReference(name)
  const found = store.read((db) =>
    reference ? findByReference(db, reference) : findByKey(db, name.toLowerCase()),
  )
  if (found.length === 0) throw new UsageError(`There is no enquiry ${name}.`)
  return found
}

/** The one enquiry of a name. Throws a UsageError where there is none, or more than one. */
export function getNamed(store: Store, name: string): EnquiryRecord {
  const [record, ...others] = findNamed(store, name)
  if (!record) throw new UsageError(`There is no enquiry ${name}.`)
  if (others.length === 0) return record
  const keys = [record, ...others].map(
    ({ key, createdAt }) => `  ${key}  ${createdAt.toISOString()}`,
  )
  throw new UsageError(
    `${name} is the reference of several enquiries; name one by its key:\n${keys.join('\n')}`,
  )
}
