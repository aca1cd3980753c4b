import type { TargetName } from '#lib/enquiries/stored-enquiry.ts'
import type { Database, Values } from './database.ts'
import { type EnquiryRecord, findRecord } from './enquiry-record.ts'

/** Ids of enquiries after an id, oldest first. */
export function idsAfter(db: Database, afterId: number, limit: number): number[] {
  return db.ids('SELECT id FROM enquiries WHERE id > :afterId ORDER BY id LIMIT :limit', {
    afterId,
    limit,
  })
}

export function findByReference(db: Database, reference: string): EnquiryRecord[] {
  return select(db, 'reference = :reference', { reference })
}

export function findByKey(db: Database, key: string): EnquiryRecord[] {
  return select(db, 'key = :key', { key })
}

/** Those that a number has sent, and those that cannot be read and name it anywhere. */
export function findByPhone(db: Database, phone: string): EnquiryRecord[] {
  const naming = select(db, 'instr(fields, :phone) > 0', { phone })
  const isNamed = (text: string) => new RegExp(`\\${phone}(?!\\d)`).test(text)
  return naming.filter(({ fields, unreadable }) =>
    unreadable ? isNamed(unreadable.row.fields ?? '') : fields.phone === phone,
  )
}

export function erase(db: Database, id: number): void {
  db.run('DELETE FROM enquiries WHERE id = :id', { id })
}

/** Makes what has not been delivered due now, with all its time before it. */
export function retry(db: Database, id: number, now: number): void {
  db.run(RETRY, { id, now })
}

/** Plans deliveries to targets that an enquiry had not when it was accepted. */
export function addTargets(
  db: Database,
  id: number,
  targets: readonly TargetName[],
  now: number,
): void {
  for (const target of targets) db.run(ADD_TARGET, { id, target, now })
}

function select(db: Database, where: string, values: Values): EnquiryRecord[] {
  const ids = db.ids(`SELECT id FROM enquiries WHERE ${where} ORDER BY id`, values)
  return ids.flatMap((id) => findRecord(db, id) ?? [])
}

// What is under way is left to the process that is at it.
const RETRY = `UPDATE deliveries
  SET state = 'pending', attempts = 0, queued_at = :now, next_at = :now, settled_at = NULL
  WHERE enquiry_id = :id AND lease_owner IS NULL AND state IN ('pending', 'needs-attention', 'dead', 'unreadable')`

const ADD_TARGET = `INSERT OR IGNORE INTO deliveries (enquiry_id, target, queued_at, next_at)
  VALUES (:id, :target, :now, :now)`
