/** What became of one attempt. `reason` goes to logs and lists, so it names nothing of the visitor. */
export type Outcome =
  | { kind: 'delivered' }
  /** May succeed later. */
  | { kind: 'failed'; reason: string; retryAfterMs?: number }
  /** Will not succeed by itself: a person must look at it. */
  | { kind: 'refused'; reason: string }

/** How an HTTP status of a receiver is understood. */
export function outcomeOfStatus(status: number, retryAfter?: string): Outcome {
  if (status >= 200 && status < 300) return { kind: 'delivered' }
  const reason = `status ${status}`
  const isForGood = status >= 400 && status < 500 && !PASSING.has(status)
  if (isForGood) return { kind: 'refused', reason }
  const seconds = Number(retryAfter)
  return { kind: 'failed', reason, retryAfterMs: seconds > 0 ? seconds * 1_000 : undefined }
}

/** Client errors that pass: too slow, too early, too many. */
const PASSING = new Set([408, 425, 429])
