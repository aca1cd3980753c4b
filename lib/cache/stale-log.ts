import type { Log } from '#lib/log/log.ts'

export interface StaleAnswer {
  endpoint: string
  ageMs: number
  reason: string
}

const PAUSE_MS = 60_000

/** Logs that old content was served, once per endpoint and minute. */
export function createStaleLog(clock: () => number, log: Log): (answer: StaleAnswer) => void {
  // Keyed by the endpoint's pattern, not by the address: it cannot grow.
  const loggedAt = new Map<string, number>()
  return (answer) => {
    const last = loggedAt.get(answer.endpoint)
    if (last !== undefined && clock() - last < PAUSE_MS) return
    loggedAt.set(answer.endpoint, clock())
    log.warn(answer, 'stale: the last good version is served')
  }
}
