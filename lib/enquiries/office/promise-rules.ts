import type { Enquiry } from '#lib/enquiries/stored-enquiry.ts'

const MINUTE_MS = 60_000
/** So long before it is due an office is reminded of what nobody has taken. */
export const REMIND_BEFORE_MS = 15 * MINUTE_MS
/** Who has taken an enquiry may be on the telephone still. */
const GRACE_MS = 60 * MINUTE_MS
/** What is older stands in the digest, and would come in a flood when mails begin to be sent. */
export const ESCALATE_FOR_MS = 3 * 24 * 60 * MINUTE_MS

/** Where nobody could say when the office opens, somebody should have called by then. */
export const UNPROMISED_MS = 24 * 60 * MINUTE_MS

type Promised = Pick<Enquiry, 'createdAt' | 'dueAt' | 'takenAt' | 'answeredAt'>

/** A promise that is shorter than the reminder comes early needs none: the mail has just been sent. */
export function isReminderDue(enquiry: Promised, now: number): boolean {
  const { createdAt, dueAt, takenAt, answeredAt } = enquiry
  if (!dueAt || takenAt || answeredAt) return false
  const remindAt = dueAt.getTime() - REMIND_BEFORE_MS
  return createdAt.getTime() < remindAt && remindAt <= now && now < dueAt.getTime()
}

/** Due and not taken, or taken and an hour later still without an answer. */
export function isEscalationDue(enquiry: Promised, now: number): boolean {
  const { createdAt, dueAt, takenAt, answeredAt } = enquiry
  if (answeredAt) return false
  const due = dueAt?.getTime() ?? createdAt.getTime() + UNPROMISED_MS
  const lateAt = due + (takenAt ? GRACE_MS : 0)
  return lateAt <= now && now < due + ESCALATE_FOR_MS
}

/** The promise is a call, so it is kept by who has called in time. */
export function isKept({ dueAt, answeredAt }: Promised): boolean {
  return dueAt !== null && answeredAt !== null && answeredAt <= dueAt
}
