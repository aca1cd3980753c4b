import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Enquiry, TargetName } from '#lib/enquiries/stored-enquiry.ts'
import type { Database } from './database.ts'

/** What can happen to an enquiry once it is accepted. */
export type ChangeKind =
  | ('taken' | 'answered' | 'assigned')
  | ('phone-corrected' | 'better-time' | 'withdrawn')

/** What the office learns by mail: what it has not done itself. */
const MAILED: readonly ChangeKind[] = ['assigned', 'phone-corrected', 'better-time', 'withdrawn']

const targetsSchema = z.array(
  z.object({ target: z.string(), attempts: z.number(), last_failure: z.string().nullable() }),
)

/**
 * Who is to hear of a change. Of an enquiry that is withdrawn only those whom it may have reached:
 * there is nothing to tell the others of any more.
 */
export async function concernedBy(
  db: Database,
  kind: ChangeKind,
  enquiryId: number,
): Promise<string[]> {
  const mail: TargetName = 'email'
  return targetsSchema
    .parse(await db.all(TARGETS, { enquiryId }))
    .filter(({ attempts, last_failure }) => kind !== 'withdrawn' || attempts > 0 || last_failure)
    .map(({ target }) => target)
    .filter((target) => target !== mail || MAILED.includes(kind))
}

interface News {
  kind: ChangeKind
  enquiry: Pick<Enquiry, 'id' | 'key' | 'reference' | 'office'>
  targets: readonly string[]
  now: number
}

/** Plans to tell of a change. What is told of an enquiry that is gone is its names alone. */
export async function announce(db: Database, { kind, enquiry, targets, now }: News): Promise<void> {
  const { id, key, reference, office } = enquiry
  for (const target of targets) {
    await db.run(INSERT, {
      dedupeKey: `${kind}:${target}:${randomUUID()}`,
      ...{ kind, target, key, reference, office, now },
      enquiryId: kind === 'withdrawn' ? null : id,
    })
  }
}

const TARGETS = `SELECT target, attempts, last_failure FROM deliveries
  WHERE enquiry_id = :enquiryId AND state NOT IN ('rejected', 'cancelled') ORDER BY id`

const INSERT = `INSERT INTO notices
  (dedupe_key, kind, target, enquiry_id, enquiry_key, reference, office, queued_at, next_at)
  VALUES (:dedupeKey, :kind, :target, :enquiryId, :key, :reference, :office, :now, :now)`
