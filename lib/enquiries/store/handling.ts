import type { CallOutcome, CHANNELS, Enquiry } from '#lib/enquiries/stored-enquiry.ts'
import type { Database } from './database.ts'
import { findEnquiry } from './enquiry-record.ts'
import { eraseEnquiry } from './erasures.ts'
import { announce, type ChangeKind, concernedBy } from './notices.ts'

/** Gone: there is no such enquiry, or none any more. Unchanged: it was so already. */
export type Change = 'done' | 'unchanged' | 'gone'

interface Act {
  now: number
}

/**
 * Somebody of the enquiry's office sees to it. The first who says so has it; each function here is
 * to be run in a commit, where no other process can be between its look and its change.
 */
export function take(
  db: Database,
  id: number,
  { now, via }: Act & { via: (typeof CHANNELS)[number] },
): Promise<Change> {
  return change(db, id, 'taken', now, async ({ takenAt, office }) => {
    if (takenAt) return false
    await db.run(TAKE, { id, now, office, via })
    return true
  })
}

/**
 * The visitor was called. Whoever has called has taken it as well. A later word corrects what
 * became of the call; the time stays that of the first.
 */
export function answer(
  db: Database,
  id: number,
  { now, via, outcome }: Act & { via: (typeof CHANNELS)[number]; outcome: CallOutcome },
): Promise<Change> {
  return change(db, id, 'answered', now, async (enquiry) => {
    if (enquiry.outcome === outcome) return false
    if (!enquiry.takenAt) await db.run(TAKE, { id, now, office: enquiry.office, via })
    await db.run(ANSWER, { id, now, outcome })
    return true
  })
}

/** Gives an enquiry to another office, which has to take it anew where nobody has called yet. */
export function assign(
  db: Database,
  id: number,
  { now, office, dueAt }: Act & { office: string; dueAt: Date | null },
): Promise<Change> {
  return change(db, id, 'assigned', now, async (enquiry) => {
    if (enquiry.office === office) return false
    await db.run(ASSIGN, { id, office, dueAt: dueAt?.getTime() ?? null })
    if (!enquiry.answeredAt) await db.run(UNTAKE, { id })
    return true
  })
}

/** Puts another number in place of the one that was sent; `phone` is one as it is stored. */
export function correctPhone(
  db: Database,
  id: number,
  { now, phone }: Act & { phone: string },
): Promise<Change> {
  return change(db, id, 'phone-corrected', now, async ({ fields }) => {
    if (fields.phone === phone) return false
    await db.run(SET_FIELDS, { id, fields: JSON.stringify({ ...fields, phone }) })
    return true
  })
}

/** Notes when the visitor would rather be called, in the visitor's words; empty: as promised. */
export function setBetterTime(
  db: Database,
  id: number,
  { now, betterTime }: Act & { betterTime: string },
): Promise<Change> {
  return change(db, id, 'better-time', now, async (enquiry) => {
    if ((enquiry.betterTime ?? '') === betterTime) return false
    await db.run(SET_BETTER_TIME, { id, betterTime: betterTime || null })
    return true
  })
}

/**
 * The visitor wants it forgotten: it is erased, and whoever may have it is told to do the same.
 * Its bytes leave the files with `takeOutOfFiles`, outside of the commit.
 */
export function withdraw(db: Database, id: number, { now }: Act): Promise<Change> {
  return change(db, id, 'withdrawn', now, async () => {
    await eraseEnquiry(db, id, now)
    return true
  })
}

/** Whoever has the enquiry is told of what has changed, in the same commit. */
async function change(
  db: Database,
  id: number,
  kind: ChangeKind,
  now: number,
  act: (enquiry: Enquiry) => Promise<boolean>,
): Promise<Change> {
  await db.lock(`enquiry ${id}`)
  const enquiry = await findEnquiry(db, id)
  if (!enquiry) return 'gone'
  const targets = await concernedBy(db, kind, id)
  if (!(await act(enquiry))) return 'unchanged'
  await announce(db, { kind, enquiry, targets, now })
  return 'done'
}

const TAKE = `UPDATE enquiries SET taken_at = :now, taken_by = :office, taken_via = :via
  WHERE id = :id`
const ANSWER = `UPDATE enquiries SET answered_at = coalesce(answered_at, :now), outcome = :outcome
  WHERE id = :id`
const ASSIGN = 'UPDATE enquiries SET office = :office, due_at = :dueAt WHERE id = :id'
const UNTAKE = `UPDATE enquiries SET taken_at = NULL, taken_by = NULL, taken_via = NULL
  WHERE id = :id`
const SET_FIELDS = 'UPDATE enquiries SET fields = :fields WHERE id = :id'
const SET_BETTER_TIME = 'UPDATE enquiries SET better_time = :betterTime WHERE id = :id'
