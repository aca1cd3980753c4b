import { z } from 'zod'
import { MAX_PAUSE_MS, type Settlement } from '#lib/enquiries/deliver/retry-policy.ts'
import {
  ENQUIRY_COLUMNS,
  type Enquiry,
  enquirySchema,
  type TargetName,
} from '#lib/enquiries/stored-enquiry.ts'
import type { FirstAnswer } from './accept.ts'
import type { Database } from './database.ts'
import { reasonUnreadable } from './store-error.ts'

export interface Delivery {
  id: number
  /** The one that has just been claimed included. */
  attempts: number
  queuedAt: number
  enquiry: Enquiry
}

export interface Lease {
  owner: string
  ms: number
}

/** Whether something is due, which costs no write. */
export async function isAnyDue(
  db: Database,
  target: TargetName,
  lease: Lease,
  now: number,
): Promise<boolean> {
  return (await db.get(`SELECT 1 ${DUE} LIMIT 1`, dueValues(target, lease, now))) !== undefined
}

export interface Claimed {
  deliveries: Delivery[]
  /** Due ones of an enquiry that cannot be read: they wait for a person, and hold up no other. */
  setAside: { enquiryId: number; reason: string }[]
}

/** Takes up to `limit` deliveries that are due; nobody else gets them before the lease ends. */
export async function claimDue(
  db: Database,
  { target, lease, limit, now }: { target: TargetName; lease: Lease; limit: number; now: number },
): Promise<Claimed> {
  const due = await db.ids(`SELECT id ${DUE} ORDER BY next_at LIMIT :limit ${db.skipLocked}`, {
    ...dueValues(target, lease, now),
    limit,
  })
  const claimed: Claimed = { deliveries: [], setAside: [] }
  for (const id of due) {
    await db.run(CLAIM, { id, owner: lease.owner, until: now + lease.ms })
    try {
      claimed.deliveries.push(toDelivery(await db.get(CLAIMED, { id })))
    } catch (error) {
      const reason = reasonUnreadable(error)
      await db.run(SET_ASIDE, { id, now, reason })
      claimed.setAside.push({ enquiryId: await enquiryOf(db, id), reason })
    }
  }
  return claimed
}

/** What another version of the site could not read is looked at once more by this one. */
export async function takeUpSetAside(db: Database, now: number): Promise<void> {
  await db.run(TAKE_UP, { now })
}

/**
 * Writes down what became of an attempt. Delivered is delivered whoever says so; any other news of
 * a delivery that somebody else has claimed since is theirs to tell.
 */
export async function settle(
  db: Database,
  {
    id,
    owner,
    settlement,
    now,
  }: { id: number; owner: string; settlement: Settlement; now: number },
): Promise<void> {
  const { state } = settlement
  if (state === 'delivered') {
    await db.run(DELIVERED, { id, now })
  } else {
    const isPending = settlement.state === 'pending'
    const nextAt = isPending ? settlement.nextAt : now
    const settledAt = isPending ? null : now
    await db.run(FAILED, { id, owner, settledAt, state, nextAt, reason: settlement.reason })
  }
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

async function enquiryOf(db: Database, deliveryId: number): Promise<number> {
  const row = await db.get('SELECT enquiry_id FROM deliveries WHERE id = :deliveryId', {
    deliveryId,
  })
  return Number(row?.enquiry_id)
}

/** Another process may have read the clock this much later and have written before. */
const SLACK_MS = 60_000

// A time further ahead than any that is ever set was set before the clock went back.
const DUE = `FROM deliveries
  WHERE target = :target AND state = 'pending'
    AND (next_at <= :now OR next_at > :farAhead)
    AND (lease_owner IS NULL OR lease_until <= :now OR lease_until > :leaseAhead)`

function dueValues(target: TargetName, lease: Lease, now: number) {
  const ahead = now + SLACK_MS
  return { target, now, farAhead: ahead + MAX_PAUSE_MS, leaseAhead: ahead + lease.ms }
}

const CLAIM = `UPDATE deliveries
  SET lease_owner = :owner, lease_until = :until, attempts = attempts + 1 WHERE id = :id`

const CLAIMED = `SELECT deliveries.id AS delivery_id, attempts, queued_at, ${ENQUIRY_COLUMNS}
  FROM deliveries JOIN enquiries ON enquiries.id = enquiry_id WHERE deliveries.id = :id`

const SET_ASIDE = `UPDATE deliveries
  SET state = 'unreadable', settled_at = :now, lease_owner = NULL, lease_until = NULL,
    last_failure = :reason
  WHERE id = :id`

const TAKE_UP = `UPDATE deliveries SET state = 'pending', next_at = :now, settled_at = NULL
  WHERE state = 'unreadable'`

const DELIVERED = `UPDATE deliveries
  SET state = 'delivered', settled_at = :now, lease_owner = NULL, lease_until = NULL,
    last_failure = NULL
  WHERE id = :id`

const FAILED = `UPDATE deliveries
  SET state = :state, next_at = :nextAt, settled_at = :settledAt,
    lease_owner = NULL, lease_until = NULL, last_failure = :reason
  WHERE id = :id AND state = 'pending' AND lease_owner = :owner`

const REJECT = `UPDATE deliveries
  SET state = CASE WHEN target = 'backend' THEN 'rejected' ELSE 'cancelled' END, settled_at = :now,
    lease_owner = NULL, lease_until = NULL
  WHERE enquiry_id = :enquiryId AND state = 'pending'`

const RELEASE = `UPDATE deliveries SET next_at = :now
  WHERE enquiry_id = :enquiryId AND state = 'pending' AND attempts = 0 AND lease_owner IS NULL`
