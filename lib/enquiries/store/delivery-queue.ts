import { z } from 'zod'
import { ENQUIRY_COLUMNS, type Enquiry, enquirySchema } from '#lib/enquiries/stored-enquiry.ts'
import type { FirstAnswer } from './accept.ts'
import type { Database } from './database.ts'
import { createLeaseQueue, type Job } from './lease-queue.ts'

export interface Delivery extends Job {
  enquiry: Enquiry
}

export const deliveryQueue = createLeaseQueue<Delivery>({
  table: 'deliveries',
  read: async (db, id) => toDelivery(await db.get(CLAIMED, { id })),
})

/** What another version of the site could not read is looked at once more by this one. */
export async function takeUpSetAside(db: Database, now: number): Promise<void> {
  for (const table of ['deliveries', 'notices']) await db.run(`UPDATE ${table} ${TAKE_UP}`, { now })
}

/** Keeps what the visitor was told, so that the same submission is told the same. */
export async function rememberAnswer(
  db: Database,
  enquiryId: number,
  answer: FirstAnswer,
): Promise<void> {
  await db.run('UPDATE enquiries SET answer = :answer WHERE id = :enquiryId', {
    enquiryId,
    answer: JSON.stringify(answer),
  })
}

/** The backend has said at once that the enquiry is not valid: it goes nowhere. */
export async function reject(db: Database, enquiryId: number, now: number): Promise<void> {
  await db.run(REJECT, { enquiryId, now })
}

/** What was held back until the backend had answered may go. */
export async function release(db: Database, enquiryId: number, now: number): Promise<void> {
  await db.run(RELEASE, { enquiryId, now })
}

const deliverySchema = z
  .object({ delivery_id: z.number(), attempts: z.number(), queued_at: z.number() })
  .transform(({ delivery_id, queued_at, attempts }) => ({
    id: delivery_id,
    attempts,
    queuedAt: queued_at,
  }))

function toDelivery(row: unknown): Delivery {
  return { ...deliverySchema.parse(row), enquiry: enquirySchema.parse(row) }
}

const CLAIMED = `SELECT deliveries.id AS delivery_id, attempts, queued_at, ${ENQUIRY_COLUMNS}
  FROM deliveries JOIN enquiries ON enquiries.id = enquiry_id WHERE deliveries.id = :id`

const TAKE_UP = `SET state = 'pending', next_at = :now, settled_at = NULL
  WHERE state = 'unreadable'`

const REJECT = `UPDATE deliveries
  SET state = CASE WHEN target = 'backend' THEN 'rejected' ELSE 'cancelled' END, settled_at = :now,
    lease_owner = NULL, lease_until = NULL
  WHERE enquiry_id = :enquiryId AND state = 'pending'`

const RELEASE = `UPDATE deliveries SET next_at = :now
  WHERE enquiry_id = :enquiryId AND state = 'pending' AND attempts = 0 AND lease_owner IS NULL`
