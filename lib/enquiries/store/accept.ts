import { z } from 'zod'
import { referenceOf } from '#lib/enquiries/reference.ts'
import type { NewEnquiry, Responsibility, TargetName } from '#lib/enquiries/stored-enquiry.ts'
import type { Database } from './database.ts'

/** It is one submission while the same is sent from the same address within this time. */
const SAME_SUBMISSION_MS = 10 * 60_000
/** Without script a button pressed twice sends twice, and the second answer is the one that is seen. */
const PRESSED_TWICE_MS = 30_000

/** What the visitor was told at first, where that is more than that the enquiry is accepted. */
const firstAnswerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('accepted'), status: z.number().int() }),
  z.object({
    kind: z.literal('rejected'),
    message: z.string().optional(),
    errors: z.record(z.string(), z.array(z.string())),
  }),
])
export type FirstAnswer = z.output<typeof firstAnswerSchema>

export interface Known {
  id: number
  /** Whether it is known under this very key; else it is the same content from the same sender. */
  isSameKey: boolean
  /** Whether it comes from whoever sent it first, as far as can be told: the same is easily written again. */
  isFirstSender: boolean
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

/**
 * An enquiry that is the same submission: by its key, or else by its content and its sender. One
 * that the backend has rejected may be sent again as it is, under a new key.
 */
export async function findKnown(
  db: Database,
  { key, senderHash, isKeyStated }: Pick<NewEnquiry, 'key' | 'senderHash' | 'isKeyStated'>,
  now: number,
): Promise<Known | undefined> {
  const sameKey = await db.get(BY_KEY, { key })
  if (sameKey) {
    const { firstKey, createdAt: _createdAt, ...known } = knownSchema.parse(sameKey)
    return { ...known, isSameKey: true, isFirstSender: firstKey === key }
  }
  const sameSender = (await db.all(BY_SENDER, { senderHash, ...sameTime(now) }))
    .map((row) => knownSchema.parse(row))
    .find(({ answer }) => answer?.kind !== 'rejected')
  if (!sameSender) return undefined
  const { firstKey: _firstKey, createdAt, ...known } = sameSender
  const isFirstSender = !isKeyStated && Math.abs(now - createdAt) < PRESSED_TWICE_MS
  return { ...known, isSameKey: false, isFirstSender }
}

/** Lets an enquiry be known under one more key. */
export async function addKey(db: Database, id: number, key: string): Promise<void> {
  await db.run('INSERT INTO enquiry_keys (key, enquiry_id) VALUES (:key, :id)', { id, key })
}

export async function insertEnquiry(
  db: Database,
  enquiry: NewEnquiry & Partial<Responsibility>,
  plans: readonly Plan[],
  now: number,
): Promise<Stored> {
  const { isSuspicious, isSynthetic, isKeyStated, fields, office = null, ...rest } = enquiry
  const { dueAt, terms, traceParent = null, ...columns } = rest
  const reference = referenceOf(enquiry.key)
  const id = await db.insert(INSERT_ENQUIRY, {
    ...columns,
    reference,
    fields: JSON.stringify(fields),
    isSuspicious: isSuspicious ? 1 : 0,
    isSynthetic: isSynthetic ? 1 : 0,
    traceParent,
    office,
    dueAt: dueAt?.getTime() ?? null,
    terms: terms ? JSON.stringify(terms) : null,
    now,
  })
  const deliveries = new Map<TargetName, number>()
  for (const { target, delayMs, lease } of plans) {
    const values = { id, target, now, nextAt: now + delayMs, attempts: lease ? 1 : 0 }
    const owner = lease?.owner ?? null
    const until = lease ? now + lease.ms : null
    deliveries.set(target, await db.insert(INSERT_DELIVERY, { ...values, owner, until }))
  }
  return { id, reference, deliveries }
}

/** Both ways, since the clock may have been set back since then. */
export function sameTime(now: number): { after: number; before: number } {
  return { after: now - SAME_SUBMISSION_MS, before: now + SAME_SUBMISSION_MS }
}

const knownSchema = z
  .object({
    id: z.number(),
    key: z.string(),
    created_at: z.coerce.number(),
    body_hash: z.string(),
    reference: z.string(),
    answer: z.string().nullable(),
  })
  .transform(({ id, key, created_at, body_hash, reference, answer }) => ({
    id,
    firstKey: key,
    createdAt: created_at,
    bodyHash: body_hash,
    reference,
    answer: answer === null ? undefined : readAnswer(answer),
  }))

/** One that this version does not understand takes nothing from it that the enquiry is stored. */
function readAnswer(text: string): FirstAnswer | undefined {
  try {
    return firstAnswerSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

const BY_KEY = `SELECT id, key, created_at, body_hash, reference, answer FROM enquiries
  WHERE key = :key OR id = (SELECT enquiry_id FROM enquiry_keys WHERE key = :key)`

const BY_SENDER = `SELECT id, key, created_at, body_hash, reference, answer FROM enquiries
  WHERE sender_hash = :senderHash AND created_at BETWEEN :after AND :before
  ORDER BY id DESC`

const INSERT_ENQUIRY = `INSERT INTO enquiries
  (key, body_hash, sender_hash, reference, form, service, path, locale, fields, is_suspicious, created_at,
    office, due_at, terms, is_synthetic, trace_parent)
  VALUES (:key, :bodyHash, :senderHash, :reference, :form, :service, :path, :locale, :fields,
    :isSuspicious, :now, :office, :dueAt, :terms, :isSynthetic, :traceParent)
  RETURNING id`

const INSERT_DELIVERY = `INSERT INTO deliveries
  (enquiry_id, target, attempts, queued_at, next_at, lease_owner, lease_until)
  VALUES (:id, :target, :attempts, :now, :nextAt, :owner, :until)
  RETURNING id`
