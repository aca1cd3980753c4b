import type { Span } from './call-window.ts'

export interface OpenState {
  isOpen: boolean
  /** When that changes next; undefined where it does not for a day or longer, or is not known. */
  changesAt?: number
}

const DAY_MS = 86_400_000

/**
 * Whether an office works at a moment, holidays and closures left out as its spans leave them out.
 * Spans that meet count as one; they are in the order of their beginnings.
 */
export function openStateAt(spans: readonly Span[], now: number): OpenState {
  const opening = spans.find(({ start }) => start > now)
  const closing = spans.reduce(
    (until, { start, end }) => (start <= until ? Math.max(until, end) : until),
    now,
  )
  if (closing === now) return { isOpen: false, changesAt: opening?.start }
  return { isOpen: true, changesAt: closing - now < DAY_MS ? closing : undefined }
}
