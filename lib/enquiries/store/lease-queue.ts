import { MAX_PAUSE_MS, type Settlement } from '#lib/enquiries/deliver/retry-policy.ts'
import type { TargetName } from '#lib/enquiries/stored-enquiry.ts'
import type { Database } from './database.ts'
import { reasonUnreadable } from './store-error.ts'

export interface Job {
  id: number
  /** The one that has just been claimed included. */
  attempts: number
  queuedAt: number
}

interface Lease {
  owner: string
  ms: number
}

export interface Claimed<J> {
  jobs: J[]
  /** Due ones that cannot be read: they wait for a person, and hold up no other. */
  setAside: { enquiryId: number; reason: string }[]
}

/** Rows of a table that are to be done once, by whichever process is there. */
export interface LeaseQueue<J extends Job> {
  /** Whether something is due, which costs no write. */
  isAnyDue(db: Database, target: TargetName, lease: Lease, now: number): Promise<boolean>
  /** Takes up to `limit` jobs that are due; nobody else gets them before the lease ends. */
  claimDue(
    db: Database,
    options: { target: TargetName; lease: Lease; limit: number; now: number },
  ): Promise<Claimed<J>>
  /**
   * Writes down what became of an attempt. Delivered is delivered whoever says so; any other news
   * of a job that somebody else has claimed since is theirs to tell.
   */
  settle(
    db: Database,
    result: { id: number; owner: string; settlement: Settlement; now: number },
  ): Promise<void>
}

interface QueueOptions<J extends Job> {
  table: 'deliveries' | 'notices'
  /** Rejects where the row cannot be read. */
  read: (db: Database, id: number) => Promise<J>
  /** What has to wait although it is due, as SQL that holds for it. */
  waiting?: string
  /** Whether there is still a reason to do it. */
  isWanted?: (job: J, now: number) => boolean
}

/** Another process may have read the clock this much later and have written before. */
const SLACK_MS = 60_000

export function createLeaseQueue<J extends Job>(options: QueueOptions<J>): LeaseQueue<J> {
  const { table, read, waiting, isWanted = () => true } = options
  // A time further ahead than any that is ever set was set before the clock went back.
  const due = `FROM ${table}
    WHERE target = :target AND state = 'pending'
      AND (next_at <= :now OR next_at > :farAhead)
      AND (lease_owner IS NULL OR lease_until <= :now OR lease_until > :leaseAhead)
      ${waiting ? `AND NOT (${waiting})` : ''}`
  const claim = `UPDATE ${table}
    SET lease_owner = :owner, lease_until = :until, attempts = attempts + 1 WHERE id = :id`
  const end = `UPDATE ${table}
    SET state = :state, settled_at = :now, lease_owner = NULL, lease_until = NULL,
      last_failure = :reason
    WHERE id = :id`
  const fail = `UPDATE ${table}
    SET state = :state, next_at = :nextAt,
      settled_at = :settledAt,
      lease_owner = NULL, lease_until = NULL, last_failure = :reason
    WHERE id = :id AND state = 'pending' AND lease_owner = :owner`

  return {
    isAnyDue: async (db, target, lease, now) =>
      (await db.get(`SELECT 1 ${due} LIMIT 1`, dueValues(target, lease, now))) !== undefined,
    claimDue: async (db, { target, lease, limit, now }) => {
      const ids = await db.ids(`SELECT id ${due} ORDER BY next_at LIMIT :limit ${db.skipLocked}`, {
        ...dueValues(target, lease, now),
        limit,
      })
      const claimed: Claimed<J> = { jobs: [], setAside: [] }
      for (const id of ids) {
        await db.run(claim, { id, owner: lease.owner, until: now + lease.ms })
        try {
          const job = await read(db, id)
          if (isWanted(job, now)) claimed.jobs.push(job)
          else await db.run(end, { id, now, state: 'cancelled', reason: null })
        } catch (error) {
          const reason = reasonUnreadable(error)
          await db.run(end, { id, now, state: 'unreadable', reason })
          claimed.setAside.push({ enquiryId: await enquiryOf(db, table, id), reason })
        }
      }
      return claimed
    },
    settle: async (db, { id, owner, settlement, now }) => {
      const { state } = settlement
      if (state === 'delivered') {
        await db.run(end, { id, now, state, reason: null })
      } else {
        const isPending = settlement.state === 'pending'
        const nextAt = isPending ? settlement.nextAt : now
        const settledAt = isPending ? null : now
        await db.run(fail, { id, owner, settledAt, state, nextAt, reason: settlement.reason })
      }
    },
  }
}

async function enquiryOf(db: Database, table: string, id: number): Promise<number> {
  const row = await db.get(`SELECT enquiry_id FROM ${table} WHERE id = :id`, { id })
  return Number(row?.enquiry_id)
}

function dueValues(target: TargetName, lease: Lease, now: number) {
  const ahead = now + SLACK_MS
  return { target, now, farAhead: ahead + MAX_PAUSE_MS, leaseAhead: ahead + lease.ms }
}
