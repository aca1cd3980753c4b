import { z } from 'zod'
import { referenceOf } from '#lib/domain/reference'
import type { NewEnquiry, TargetName } from '../enquiry.ts'
import type { Database } from './database.ts'

/** A form without a key is one submission while the same is sent within this time. */
const SAME_SUBMISSION_MS = 10 * 60_000

/** What the visitor was told at first, where that is more than that the enquiry is accepted. */
const firstAnswerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('accepted'), status: z.number().int(), body: z.unknown() }),
  z.object({
    kind: z.literal('rejected'),
    message: z.string().optional(),
    errors: z.record(z.string(), z.array(z.string())),
  }),
])
export type FirstAnswer = z.output<typeof firstAnswerSchema>

export interface Known {
  bodyHash: string
  reference: string
  answer: FirstAnswer | undefined
}

/** A delivery to be made, `delayMs` from now; held while its holder makes it at once. */
export interface Plan {
  target: TargetName
  delayMs: number
  lease?: { owner: string; ms: number }
}

export interface Stored {
  id: number
  reference: string
  deliveries: ReadonlyMap<TargetName, number>
}

/** An enquiry that is the same submission: by its key or, where it has none, by its sender. */
export function findKnown(
  db: Database,
  { key, senderHash }: Pick<NewEnquiry, 'key' | 'senderHash'>,
  now: number,
): Known | undefined {
  const row = senderHash
    ? db.get(BY_SENDER, { senderHash, ...sameTime(now) })
    : db.get(BY_KEY, { key })
  return row && knownSchema.parse(row)
}

export function insertEnquiry(
  db: Database,
  enquiry: NewEnquiry,
  plans: readonly Plan[],
  now: number,
): Stored {
  const { isSuspicious, fields, senderHash = null, ...columns } = enquiry
  const reference = referenceOf(enquiry.key)
  const id = db.run(INSERT_ENQUIRY, {
    ...columns,
    senderHash,
    reference,
    fields: JSON.stringify(fields),
    isSuspicious: isSuspicious ? 1 : 0,
    now,
  })
  const deliveries = plans.map(({ target, delayMs, lease }): [TargetName, number] => {
    const values = { id, target, now, nextAt: now + delayMs }
    const owner = lease?.owner ?? null
    const until = lease ? now + lease.ms : null
    return [target, db.run(INSERT_DELIVERY, { ...values, owner, until, attempts: lease ? 1 : 0 })]
  })
  return { id, reference, deliveries: new Map(deliveries) }
}

/** Both ways, since the clock may have been set back since then. */
export function sameTime(now: number): { after: number; before: number } {
  return { after: now - SAME_SUBMISSION_MS, before: now + SAME_SUBMISSION_MS }
}

const knownSchema = z
  .object({ body_hash: z.string(), reference: z.string(), answer: z.string().nullable() })
  .transform(
    ({ body_hash, reference, answer }): Known => ({
      bodyHash: body_hash,
      reference,
      answer: answer === null ? undefined : readAnswer(answer),
    }),
  )

/** One that this version does not understand takes nothing from it that the enquiry is stored. */
function readAnswer(text: string): FirstAnswer | undefined {
  try {
    return firstAnswerSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

const BY_KEY = 'SELECT body_hash, reference, answer FROM enquiries WHERE key = :key'

const BY_SENDER = `SELECT body_hash, reference, answer FROM enquiries
  WHERE sender_hash = :senderHash AND created_at BETWEEN :after AND :before
  ORDER BY id DESC LIMIT 1`

const INSERT_ENQUIRY = `INSERT INTO enquiries
  (key, body_hash, sender_hash, reference, form, service, path, locale, fields, is_suspicious, created_at)
  VALUES (:key, :bodyHash, :senderHash, :reference, :form, :service, :path, :locale, :fields, :isSuspicious, :now)`

const INSERT_DELIVERY = `INSERT INTO deliveries
  (enquiry_id, target, attempts, queued_at, next_at, lease_owner, lease_until)
  VALUES (:id, :target, :attempts, :now, :nextAt, :owner, :until)`
