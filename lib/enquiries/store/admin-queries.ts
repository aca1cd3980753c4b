import type { TargetName } from '#lib/enquiries/stored-enquiry.ts'
import type { Database, Values } from './database.ts'
import { type EnquiryRecord, findRecords } from './enquiry-record.ts'
import { IS_REAL } from './synthetic-queries.ts'

/** Ids of enquiries after an id, oldest first. */
export async function idsAfter(db: Database, afterId: number, limit: number): Promise<number[]> {
  return await db.ids('SELECT id FROM enquiries WHERE id > :afterId ORDER BY id LIMIT :limit', {
    afterId,
    limit,
  })
}

/** The same of those that visitors have sent. */
export async function realIdsAfter(
  db: Database,
  afterId: number,
  limit: number,
): Promise<number[]> {
  return await db.ids(
    `SELECT id FROM enquiries WHERE id > :afterId AND ${IS_REAL} ORDER BY id LIMIT :limit`,
    { afterId, limit },
  )
}

export async function findByReference(db: Database, reference: string): Promise<EnquiryRecord[]> {
  return select(db, 'reference = :reference', { reference })
}

export async function findByKey(db: Database, key: string): Promise<EnquiryRecord[]> {
  return select(db, 'key = :key', { key })
}

/** Makes what has not been delivered due now, with all its time before it. */
export async function retry(db: Database, id: number, now: number): Promise<void> {
  await db.run(RETRY, { id, now })
}

/** Plans deliveries to targets that an enquiry had not when it was accepted. */
export async function addTargets(
  db: Database,
  id: number,
  targets: readonly TargetName[],
  now: number,
): Promise<void> {
  for (const target of targets) await db.run(ADD_TARGET, { id, target, now })
}

async function select(db: Database, where: string, values: Values): Promise<EnquiryRecord[]> {
  const ids = await db.ids(`SELECT id FROM enquiries WHERE ${where} ORDER BY id`, values)
  return findRecords(db, ids)
}

// What is under way is left to the process that is at it.
const RETRY = `UPDATE deliveries
  SET state = 'pending', attempts = 0, queued_at = :now, next_at = :now, settled_at = NULL
  WHERE enquiry_id = :id AND lease_owner IS NULL AND state IN ('pending', 'needs-attention', 'dead', 'unreadable')`

const ADD_TARGET = `INSERT INTO deliveries (enquiry_id, target, queued_at, next_at)
  VALUES (:id, :target, :now, :now) ON CONFLICT DO NOTHING`
