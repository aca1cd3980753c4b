import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { isEscalationDue, isReminderDue } from '#lib/enquiries/office/promise-rules.ts'
import type { Enquiry, TargetName } from '#lib/enquiries/stored-enquiry.ts'
import type { Database } from './database.ts'
import { getEnquiry } from './enquiry-record.ts'
import { createLeaseQueue, type Job } from './lease-queue.ts'

/** What can happen to an enquiry once it is accepted. */
export const CHANGE_KINDS = [
  ...(['taken', 'answered', 'assigned'] as const),
  ...(['phone-corrected', 'better-time', 'withdrawn'] as const),
] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** What the site tells by itself when time passes. */
const WATCH_KINDS = ['reminder', 'escalation', 'digest'] as const

/** Something to tell to one receiver, once. */
export interface Notice extends Job {
  kind: ChangeKind | (typeof WATCH_KINDS)[number]
  /** The same at each attempt: a receiver knows by it what it has been told already. */
  dedupeKey: string
  /** Absent of a digest, and of what has been withdrawn. */
  enquiry: Enquiry | undefined
  enquiryKey: string | null
  reference: string | null
  office: string | null
}

// What is told of an enquiry makes no sense to a receiver that has not got it yet.
export const noticeQueue = createLeaseQueue<Notice>({
  table: 'notices',
  read: readNotice,
  waiting: `EXISTS (SELECT 1 FROM deliveries WHERE deliveries.enquiry_id = notices.enquiry_id
    AND deliveries.target = notices.target AND deliveries.state = 'pending')`,
  isWanted: ({ kind, enquiry }, now) => {
    if (kind === 'reminder') return enquiry !== undefined && isReminderDue(enquiry, now)
    if (kind === 'escalation') return enquiry !== undefined && isEscalationDue(enquiry, now)
    return true
  },
})

/** Plans a mail that no process has planned yet. */
export async function planWatch(
  db: Database,
  { kind, dedupeKey, enquiry, office, now }: Watch,
): Promise<void> {
  await db.run(INSERT, {
    ...{ dedupeKey, kind, office, now, nextAt: now },
    target: 'email' satisfies TargetName,
    enquiryId: enquiry?.id ?? null,
    key: enquiry?.key ?? null,
    reference: enquiry?.reference ?? null,
  })
}

interface Watch {
  kind: (typeof WATCH_KINDS)[number]
  dedupeKey: string
  enquiry?: Pick<Enquiry, 'id' | 'key' | 'reference'>
  office: string | null
  now: number
}

export async function isPlanned(db: Database, dedupeKey: string): Promise<boolean> {
  return (await db.get(PLANNED, { dedupeKey })) !== undefined
}

/** Forgets what was told before; what could still be planned once more is never that old. */
export async function forgetNotices(db: Database, before: number): Promise<void> {
  await db.run(
    "DELETE FROM notices WHERE state IN ('delivered', 'cancelled') AND settled_at < :before",
    { before },
  )
}

/** What the office learns by mail: what it has not done itself. */
const MAILED: readonly ChangeKind[] = ['assigned', 'phone-corrected', 'better-time', 'withdrawn']

const targetsSchema = z.array(
  z.object({
    target: z.string(),
    attempts: z.number(),
    last_failure: z.string().nullable(),
    lease_until: z.number().nullable(),
  }),
)

interface Concerned {
  target: string
  /** Until then it may be on its way there: who is told to erase it must not get it after that. */
  busyUntil: number
  /** Who had a mail of it before it went to its present office; null is the head office. */
  formerOffices: (string | null)[]
}

/**
 * Who is to hear of a change. Of an enquiry that is withdrawn only those whom it may have reached:
 * there is nothing to tell the others of any more.
 */
export async function concernedBy(
  db: Database,
  kind: ChangeKind,
  enquiryId: number,
): Promise<Concerned[]> {
  const mail: TargetName = 'email'
  const former = kind === 'withdrawn' ? await findFormerOffices(db, enquiryId) : []
  return targetsSchema
    .parse(await db.all(TARGETS, { enquiryId }))
    .filter(({ attempts, last_failure }) => kind !== 'withdrawn' || attempts > 0 || last_failure)
    .filter(({ target }) => target !== mail || MAILED.includes(kind))
    .map(({ target, lease_until }) => ({
      target,
      busyUntil: lease_until ?? 0,
      formerOffices: target === mail ? former : [],
    }))
}

/** Those from which it was taken away, and the head office where it was told that it is overdue. */
async function findFormerOffices(db: Database, enquiryId: number): Promise<(string | null)[]> {
  const rows = await db.all(FORMER_OFFICES, { enquiryId })
  return rows.map(({ kind, office }) => (kind === 'assigned' ? String(office) : null))
}

interface News {
  kind: ChangeKind
  enquiry: Pick<Enquiry, 'id' | 'key' | 'reference' | 'office'>
  targets: readonly Concerned[]
  now: number
}

/** Plans to tell of a change. What is told of an enquiry that is gone is its names alone. */
export async function announce(db: Database, { kind, enquiry, targets, now }: News): Promise<void> {
  const { id, key, reference, office } = enquiry
  for (const { target, busyUntil, formerOffices } of targets) {
    for (const told of new Set([office, ...formerOffices])) {
      await db.run(INSERT, {
        dedupeKey: `${kind}:${target}:${randomUUID()}`,
        ...{ kind, target, key, reference, office: told, now },
        nextAt: kind === 'withdrawn' ? Math.max(now, busyUntil) : now,
        enquiryId: kind === 'withdrawn' ? null : id,
      })
    }
  }
}

const FORMER_OFFICES = `SELECT DISTINCT kind, office FROM notices
  WHERE enquiry_id = :enquiryId AND target = 'email' AND office IS NOT NULL
    AND (kind = 'assigned' OR (kind = 'escalation' AND attempts > 0))`

const noticeSchema = z.object({
  kind: z.enum([...CHANGE_KINDS, ...WATCH_KINDS]),
  attempts: z.number(),
  queued_at: z.number(),
  dedupe_key: z.string(),
  enquiry_id: z.number().nullable(),
  enquiry_key: z.string().nullable(),
  reference: z.string().nullable(),
  office: z.string().nullable(),
})

async function readNotice(db: Database, id: number): Promise<Notice> {
  const row = noticeSchema.parse(await db.get(NOTICE, { id }))
  const { queued_at, dedupe_key, enquiry_id, enquiry_key, ...same } = row
  return {
    ...same,
    id,
    queuedAt: queued_at,
    dedupeKey: dedupe_key,
    enquiryKey: enquiry_key,
    enquiry: enquiry_id === null ? undefined : await getEnquiry(db, enquiry_id),
  }
}

const NOTICE = `SELECT kind, attempts, queued_at, dedupe_key, enquiry_id, enquiry_key, reference, office
  FROM notices WHERE id = :id`

const PLANNED = 'SELECT 1 FROM notices WHERE dedupe_key = :dedupeKey'

const TARGETS = `SELECT target, attempts, last_failure, lease_until FROM deliveries
  WHERE enquiry_id = :enquiryId AND state NOT IN ('rejected', 'cancelled') ORDER BY id`

const INSERT = `INSERT INTO notices
  (dedupe_key, kind, target, enquiry_id, enquiry_key, reference, office, queued_at, next_at)
  VALUES (:dedupeKey, :kind, :target, :enquiryId, :key, :reference, :office, :now, :nextAt)
  ON CONFLICT DO NOTHING`
