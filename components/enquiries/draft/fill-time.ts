/** Nobody fills in a form for longer; a number above it was kept by something that went wrong. */
const MAX_MS = 30 * 24 * 60 * 60 * 1_000

/**
 * Measures how long a form is being filled in, in milliseconds, by a clock that nobody sets back:
 * what went by before a reload, and the time since `openedAt` of the page's own clock. What cannot
 * be is not known.
 */
export function startFillTime(openedAt: number, beforeMs = 0): () => number | undefined {
  return () => {
    const elapsed = Math.round(performance.now() - openedAt)
    const parts = [beforeMs, elapsed, beforeMs + elapsed]
    return parts.every((ms) => ms >= 0 && ms <= MAX_MS) ? beforeMs + elapsed : undefined
  }
}
