import { z } from 'zod'
import { UNPROMISED_MS } from '#lib/enquiries/office/promise-rules.ts'
import {
  ENQUIRY_COLUMNS,
  type Enquiry,
  enquirySchema,
  timeSchema,
} from '#lib/enquiries/stored-enquiry.ts'
import type { Database, Values } from './database.ts'
import { readEach } from './enquiry-record.ts'
import { IS_REAL } from './synthetic-queries.ts'

/**
 * Due between two moments and not answered, the most urgent first; unreadable ones left out. What
 * has no time to be called by is due a day after it came, so that it is not forgotten.
 */
export async function listUnanswered(
  db: Database,
  { from, to }: { from: number; to: number },
): Promise<Enquiry[]> {
  const unpromised = { cameFrom: from - UNPROMISED_MS, cameTo: to - UNPROMISED_MS }
  const ids = await db.ids(
    `SELECT id FROM enquiries
       WHERE answered_at IS NULL AND (due_at BETWEEN :from AND :to
           OR (due_at IS NULL AND created_at BETWEEN :cameFrom AND :cameTo))
         AND ${IS_TO_BE_CALLED}
       ORDER BY coalesce(due_at, created_at), id`,
    { from, to, ...unpromised },
  )
  const rows = await readEach(db, ENQUIRY, ids)
  return rows.flatMap((row) => enquirySchema.safeParse(row).data ?? [])
}

/** When a promise was made, and what became of it; nothing of the visitor. */
export interface PromiseTimes {
  office: string | null
  createdAt: Date
  dueAt: Date | null
  takenAt: Date | null
  answeredAt: Date | null
}

/** Those of the promises that were due between two moments, the second excluded. */
export async function listPromises(
  db: Database,
  { from, to, office }: { from: number; to: number; office?: string },
): Promise<PromiseTimes[]> {
  const where = office === undefined ? '' : 'AND office = :office'
  const values: Values = { from, to, ...(office !== undefined && { office }) }
  const ids = await db.ids(
    `SELECT id FROM enquiries
       WHERE due_at >= :from AND due_at < :to ${where} AND ${IS_TO_BE_CALLED} ORDER BY due_at, id`,
    values,
  )
  const rows = await readEach(db, PROMISE, ids)
  return rows.flatMap((row) => promiseSchema.safeParse(row).data ?? [])
}

const ENQUIRY = `SELECT ${ENQUIRY_COLUMNS} FROM enquiries WHERE id = :id`
const PROMISE = `SELECT office, created_at, due_at, taken_at, answered_at FROM enquiries
  WHERE id = :id`

// What the backend has found not valid was never promised anything.
const IS_TO_BE_CALLED = `${IS_REAL} AND NOT EXISTS (SELECT 1 FROM deliveries
  WHERE deliveries.enquiry_id = enquiries.id AND deliveries.state = 'rejected')`

const momentSchema = timeSchema.transform((time) => new Date(time))

const promiseSchema = z
  .object({
    office: z.string().nullable(),
    created_at: momentSchema,
    due_at: momentSchema.nullable(),
    taken_at: momentSchema.nullable(),
    answered_at: momentSchema.nullable(),
  })
  .transform(({ office, created_at, due_at, taken_at, answered_at }): PromiseTimes => {
    return {
      office,
      createdAt: created_at,
      dueAt: due_at,
      takenAt: taken_at,
      answeredAt: answered_at,
    }
  })
