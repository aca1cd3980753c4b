import { z } from 'zod'
import {
  ENQUIRY_COLUMNS,
  type Enquiry,
  enquirySchema,
  TARGETS,
  type TargetName,
} from '../enquiry.ts'
import type { Database, Values } from './database.ts'

export const STATES = ['waiting', 'delivered', 'parked', 'dead', 'rejected'] as const
export type EnquiryState = (typeof STATES)[number]

const deliveriesSchema = z.array(
  z.object({
    target: z.enum(TARGETS),
    state: z.enum(['pending', 'delivered', 'parked', 'dead', 'rejected', 'cancelled']),
    attempts: z.number(),
    next_at: z.number(),
    last_failure: z.string().nullable(),
  }),
)

type DeliveryRecord = z.output<typeof deliveriesSchema>[number]

/** An enquiry with what became of it. */
export interface EnquiryRecord extends Enquiry {
  state: EnquiryState
  deliveries: DeliveryRecord[]
}

/** Enquiries after an id, oldest first. */
export function listAfter(db: Database, afterId: number, limit: number): EnquiryRecord[] {
  return select(db, 'WHERE enquiries.id > :afterId ORDER BY enquiries.id LIMIT :limit', {
    afterId,
    limit,
  })
}

export function findByReference(db: Database, reference: string): EnquiryRecord[] {
  return select(db, 'WHERE reference = :reference ORDER BY enquiries.id', { reference })
}

export function findByKey(db: Database, key: string): EnquiryRecord[] {
  return select(db, 'WHERE key = :key', { key })
}

export function findByPhone(db: Database, phone: string): EnquiryRecord[] {
  return select(db, "WHERE fields ->> 'phone' = :phone ORDER BY enquiries.id", { phone })
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
  const rows = db.all(`SELECT ${ENQUIRY_COLUMNS}, ${DELIVERIES} FROM enquiries ${where}`, values)
  return rows.map((row) => {
    const deliveries = deliveriesSchema.parse(JSON.parse(String(row.deliveries)))
    return { ...enquirySchema.parse(row), deliveries, state: stateOf(deliveries) }
  })
}

/** What most wants somebody's attention says what an enquiry is. */
function stateOf(deliveries: readonly DeliveryRecord[]): EnquiryState {
  const states = new Set(deliveries.map(({ state }) => state))
  if (states.has('dead')) return 'dead'
  if (states.has('parked')) return 'parked'
  if (states.has('pending') || states.size === 0) return 'waiting'
  return states.has('rejected') ? 'rejected' : 'delivered'
}

const DELIVERIES = `(
  SELECT json_group_array(json_object('target', target, 'state', state, 'attempts', attempts,
    'next_at', next_at, 'last_failure', last_failure))
  FROM deliveries WHERE enquiry_id = enquiries.id) AS deliveries`

// What is under way is left to the process that is at it.
const RETRY = `UPDATE deliveries
  SET state = 'pending', attempts = 0, queued_at = :now, next_at = :now, settled_at = NULL
  WHERE enquiry_id = :id AND lease_owner IS NULL AND state IN ('pending', 'parked', 'dead')`

const ADD_TARGET = `INSERT OR IGNORE INTO deliveries (enquiry_id, target, queued_at, next_at)
  VALUES (:id, :target, :now, :now)`
