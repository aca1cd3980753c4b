import { MAX_TIME_MS } from '#lib/enquiries/stored-enquiry.ts'
import type { Database } from './database.ts'
import { findStatus, IS_REAL, type SyntheticStatus } from './synthetic-queries.ts'

/** How the enquiries and their deliveries stand, without anything of what is in them. */
export interface Figures {
  enquiries: { state: string; count: number }[]
  deliveries: { target: string; state: string; count: number }[]
  /** When the oldest came that nobody has taken yet. */
  untakenSince?: Date
  /** Since when the oldest delivery waits. */
  undeliveredSince?: Date
  synthetic: SyntheticStatus
}

export async function readFigures(db: Database): Promise<Figures> {
  const [enquiries, deliveries, untaken, undelivered] = [
    await db.all(ENQUIRIES),
    await db.all(DELIVERIES),
    await db.get(UNTAKEN),
    await db.get(UNDELIVERED),
  ]
  return {
    enquiries: enquiries.map(({ state, count }) => ({
      state: String(state),
      count: Number(count),
    })),
    deliveries: deliveries.map(({ target, state, count }) => ({
      target: String(target),
      state: String(state),
      count: Number(count),
    })),
    untakenSince: toDate(untaken?.since),
    undeliveredSince: toDate(undelivered?.since),
    synthetic: await findStatus(db),
  }
}

function toDate(since: unknown): Date | undefined {
  return since === null || since === undefined ? undefined : new Date(Number(since))
}

const ENQUIRIES = `SELECT state, count(*) AS count FROM (
    SELECT CASE WHEN answered_at IS NOT NULL THEN 'answered'
      WHEN taken_at IS NOT NULL THEN 'taken' ELSE 'waiting' END AS state
    FROM enquiries WHERE ${IS_REAL}
  ) AS states GROUP BY state`

// The site's own are told of by themselves.
const IS_OF_A_REAL_ONE = `EXISTS (SELECT 1 FROM enquiries
  WHERE enquiries.id = deliveries.enquiry_id AND ${IS_REAL})`

const DELIVERIES = `SELECT target, state, count(*) AS count FROM deliveries
  WHERE ${IS_OF_A_REAL_ONE} GROUP BY target, state ORDER BY target, state`

// What a robot has sent waits for nobody; a time that is none must not hide the others.
const UNTAKEN = `SELECT min(created_at) AS since FROM enquiries
  WHERE taken_at IS NULL AND answered_at IS NULL AND is_suspicious = 0 AND ${IS_REAL}
    AND created_at BETWEEN 0 AND ${MAX_TIME_MS}`

const UNDELIVERED = `SELECT min(queued_at) AS since FROM deliveries
  WHERE state IN ('pending', 'dead', 'needs-attention', 'unreadable') AND ${IS_OF_A_REAL_ONE}
    AND queued_at BETWEEN 0 AND ${MAX_TIME_MS}`
