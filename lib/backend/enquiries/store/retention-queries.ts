import { z } from 'zod'
import type { Database } from './database.ts'

// An enquiry is done with when it went somewhere, or was refused at once, and nothing is left over.
const IS_DONE = `EXISTS (SELECT 1 FROM deliveries WHERE enquiry_id = enquiries.id)
  AND NOT EXISTS (
    SELECT 1 FROM deliveries
    WHERE enquiry_id = enquiries.id AND state IN ('pending', 'parked', 'dead'))`

/** Erases up to `limit` enquiries that are done with; returns how many. */
export function purgeBefore(db: Database, before: number, limit: number): number {
  const ids = db.ids(
    `SELECT id FROM enquiries WHERE created_at < :before AND ${IS_DONE} ORDER BY id LIMIT :limit`,
    { before, limit },
  )
  for (const id of ids) db.run('DELETE FROM enquiries WHERE id = :id', { id })
  return ids.length
}

/** The enquiries older than `before` that have not reached everybody they should. */
export function countUnsettled(db: Database, before: number): { count: number; oldestAt: number } {
  const row = db.get(
    `SELECT count(*) AS count, min(created_at) AS oldestAt FROM enquiries
     WHERE created_at < :before AND NOT (${IS_DONE})`,
    { before },
  )
  return z
    .object({
      count: z.number(),
      oldestAt: z
        .number()
        .nullable()
        .transform((at) => at ?? 0),
    })
    .parse(row)
}
