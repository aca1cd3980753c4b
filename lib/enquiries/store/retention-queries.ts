import { z } from 'zod'
import { sameTime } from './accept.ts'
import type { Database } from './database.ts'
import { eraseEnquiry } from './erasures.ts'
import { IS_REAL } from './synthetic-queries.ts'

// An enquiry is done with when nothing is left to do for it. One that had nowhere to go is as final
// as one that has arrived; a state that this version does not know is never taken for final.
const IS_DONE = `NOT EXISTS (
    SELECT 1 FROM deliveries
    WHERE enquiry_id = enquiries.id AND state NOT IN ('delivered', 'rejected', 'cancelled'))`

export interface Limits {
  /** What is done with is erased where it is older. */
  done: number
  /** And all else, but for what has no time that can be read. */
  any: number
}

/** Erases up to `limit` enquiries that are too old; returns how many. */
export async function purgeBefore(
  db: Database,
  before: Limits,
  { limit, now }: { limit: number; now: number },
): Promise<number> {
  const ids = await db.ids(
    `SELECT id FROM enquiries WHERE (created_at >= 0 AND created_at < :any) OR (created_at < :done AND ${IS_DONE})
     ORDER BY id LIMIT :limit`,
    { done: before.done, any: before.any, limit },
  )
  for (const id of ids) await eraseEnquiry(db, id, now)
  return ids.length
}

/** Whether the sender of an enquiry is kept for longer than it is asked for. */
export async function isAnySenderOld(db: Database, now: number): Promise<boolean> {
  return (
    (await db.get(`SELECT 1 FROM enquiries ${OLD_SENDERS} LIMIT 1`, sameTime(now))) !== undefined
  )
}

export async function forgetSenders(db: Database, now: number): Promise<void> {
  await db.run(`UPDATE enquiries SET sender_hash = NULL ${OLD_SENDERS}`, sameTime(now))
}

const OLD_SENDERS = 'WHERE sender_hash IS NOT NULL AND created_at NOT BETWEEN :after AND :before'

/** The enquiries older than `before` that have not reached everybody they should. */
export async function countUnsettled(
  db: Database,
  before: number,
): Promise<{ count: number; oldestAt: number }> {
  const row = await db.get(
    `SELECT count(*) AS count, CAST(min(created_at) AS DOUBLE PRECISION) AS oldest_at FROM enquiries
     WHERE created_at < :before AND ${IS_REAL} AND NOT (${IS_DONE})`,
    { before },
  )
  return z
    .object({
      count: z.number(),
      oldest_at: z
        .number()
        .nullable()
        .transform((at) => at ?? 0),
    })
    .transform(({ count, oldest_at }) => ({ count, oldestAt: oldest_at }))
    .parse(row)
}
