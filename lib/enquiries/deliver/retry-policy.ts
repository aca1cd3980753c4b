import type { Outcome } from './outcome.ts'

export interface Attempted {
  /** This attempt included. */
  attempts: number
  queuedAt: number
}

export type Settlement =
  | { state: 'delivered' }
  | { state: 'pending'; nextAt: number; reason: string }
  | { state: 'needs-attention' | 'dead'; reason: string }

const MIN_PAUSE_MS = 5_000
export const MAX_PAUSE_MS = 3_600_000
const GIVE_UP_AFTER_MS = 72 * 3_600_000
/** A process that was off for days, or a clock set forward, must not use up the time by itself. */
const GIVE_UP_ATTEMPTS = 20

/** What a delivery becomes after an attempt; `random` is from 0 to 1. */
export function settlementOf(
  outcome: Outcome,
  { attempts, queuedAt }: Attempted,
  now: number,
  random: number,
): Settlement {
  if (outcome.kind === 'delivered') return { state: 'delivered' }
  const { reason } = outcome
  if (outcome.kind === 'refused') return { state: 'needs-attention', reason }
  if (now - queuedAt >= GIVE_UP_AFTER_MS && attempts >= GIVE_UP_ATTEMPTS) {
    return { state: 'dead', reason }
  }
  const asked = Math.min(outcome.retryAfterMs ?? 0, MAX_PAUSE_MS)
  return { state: 'pending', nextAt: now + Math.max(pauseMs(attempts, random), asked), reason }
}

/** Doubles with each attempt from 5 s to 1 h, less up to a half, so that not all come back at once. */
function pauseMs(attempts: number, random: number): number {
  const full = Math.min(MAX_PAUSE_MS, 2 * MIN_PAUSE_MS * 2 ** Math.min(attempts - 1, 20))
  return Math.round(full / 2 + (full / 2) * random)
}
