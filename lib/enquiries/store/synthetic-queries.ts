import { z } from 'zod'
import type { Database } from './database.ts'

/** What every list, count and reminder of the office says of the rows of `enquiries`. */
export const IS_REAL = 'enquiries.is_synthetic = 0'

/** How the last synthetic checks fared. */
export interface SyntheticStatus {
  succeededAt?: Date
  /** From sending to the last receiver's acceptance, of the last that arrived. */
  delayMs?: number
  /** Why the last one did not arrive. */
  failure?: string
}

/** Another process may have read the clock this much later and have written before. */
const SLACK_MS = 60_000

interface Due {
  now: number
  everyMs: number
}

/** Takes a check that is due; false where another process has it, or none is due. */
export async function claimCheck(db: Database, due: Due): Promise<boolean> {
  await db.lock('synthetic check')
  if (!(await isCheckDue(db, due))) return false
  await db.run(
    `INSERT INTO synthetic_checks (id, started_at) VALUES (1, :now)
     ON CONFLICT (id) DO UPDATE SET started_at = :now`,
    { now: due.now },
  )
  return true
}

export async function isCheckDue(db: Database, { now, everyMs }: Due): Promise<boolean> {
  const startedAt = (await db.get('SELECT started_at FROM synthetic_checks WHERE id = 1'))
    ?.started_at
  if (typeof startedAt !== 'number') return true
  // A time ahead was written before the clock went back.
  return now >= startedAt + everyMs || startedAt >= now + SLACK_MS
}

export async function recordSuccess(
  db: Database,
  { now, delayMs }: { now: number; delayMs: number },
): Promise<void> {
  await db.run(
    `INSERT INTO synthetic_checks (id, started_at, succeeded_at, delay_ms)
     VALUES (1, :now, :now, :delayMs)
     ON CONFLICT (id) DO UPDATE SET succeeded_at = :now, delay_ms = :delayMs, failure = NULL`,
    { now, delayMs },
  )
}

export async function recordFailure(
  db: Database,
  { now, failure }: { now: number; failure: string },
): Promise<void> {
  await db.run(
    `INSERT INTO synthetic_checks (id, started_at, failure) VALUES (1, :now, :failure)
     ON CONFLICT (id) DO UPDATE SET failure = :failure`,
    { now, failure },
  )
}

const statusSchema = z
  .object({
    succeeded_at: z.number().nullable(),
    delay_ms: z.number().nullable(),
    failure: z.string().nullable(),
  })
  .transform(({ succeeded_at, delay_ms, failure }): SyntheticStatus => {
    return {
      succeededAt: succeeded_at === null ? undefined : new Date(succeeded_at),
      delayMs: delay_ms ?? undefined,
      failure: failure ?? undefined,
    }
  })

export async function findStatus(db: Database): Promise<SyntheticStatus> {
  const row = await db.get(
    'SELECT succeeded_at, delay_ms, failure FROM synthetic_checks WHERE id = 1',
  )
  return row ? statusSchema.parse(row) : {}
}

const arrivalSchema = z.array(
  z.object({ target: z.string(), state: z.string(), last_failure: z.string().nullable() }),
)

/** How far the deliveries of one are; undefined while it is not in this store. */
export async function findArrival(db: Database, key: string) {
  const row = await db.get('SELECT id FROM enquiries WHERE key = :key', { key })
  if (!row) return undefined
  const deliveries = await db.all(
    'SELECT target, state, last_failure FROM deliveries WHERE enquiry_id = :id ORDER BY id',
    { id: Number(row.id) },
  )
  return arrivalSchema.parse(deliveries)
}

export async function eraseCheck(db: Database, key: string): Promise<void> {
  await db.run('DELETE FROM enquiries WHERE key = :key AND is_synthetic = 1', { key })
}

/** What a process that was ended in the middle has left. */
export async function eraseChecksBefore(db: Database, before: number): Promise<void> {
  await db.run('DELETE FROM enquiries WHERE is_synthetic = 1 AND created_at < :before', { before })
}
