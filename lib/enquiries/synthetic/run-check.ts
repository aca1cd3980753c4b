import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Agent } from 'undici'
import { postJson, reasonOf } from '#lib/enquiries/deliver/post-json.ts'
import { TICKED } from '#lib/enquiries/forms/definition.ts'
import { referenceOf } from '#lib/enquiries/reference.ts'
import type { Store } from '#lib/enquiries/store/database.ts'
import { describeError } from '#lib/enquiries/store/store-error.ts'
import {
  eraseCheck,
  eraseChecksBefore,
  findArrival,
  recordFailure,
  recordSuccess,
} from '#lib/enquiries/store/synthetic-queries.ts'
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts'
import { createSyntheticMarker, SYNTHETIC_HEADER } from './marker.ts'

export interface CheckOptions {
  store: Store
  /** Where the site is asked. */
  origin: string
  signal?: AbortSignal
  /** For all of it: accepted, stored, and taken by every receiver. */
  limitMs?: number
  pollMs?: number
}

export type CheckResult =
  | { kind: 'arrived'; reference: string; delayMs: number; targets: string[] }
  | { kind: 'failed'; reference: string; reason: string }

const LIMIT_MS = 60_000
const POLL_MS = 200
/** Longer than any check takes. */
const LEFT_OVER_MS = 3_600_000
const NAME = 'Synthetic check'
/** Kept free for what is made up. */
const PHONE = '+447700900000'

/**
 * Sends an enquiry of the site's own the way that visitors' go, waits until every receiver has
 * taken it, writes down how long that took, and erases it.
 */
export async function runSyntheticCheck(options: CheckOptions): Promise<CheckResult> {
  const { store, signal } = options
  const key = randomUUID()
  const startedAt = performance.now()
  const outcome = await attempt(options, key).catch((error: unknown) => describeError(error))
  const delayMs = Math.round(performance.now() - startedAt)
  const reference = referenceOf(key)
  // What the end of the process has broken off says nothing of the site.
  if (signal?.aborted) return { kind: 'failed', reference, reason: 'broken off' }
  const now = store.clock().getTime()
  await store.commit(async (db) => {
    await eraseCheck(db, key)
    await eraseChecksBefore(db, now - LEFT_OVER_MS)
    if (typeof outcome === 'string') await recordFailure(db, { now, failure: outcome })
    else await recordSuccess(db, { now, delayMs })
  })
  return typeof outcome === 'string'
    ? { kind: 'failed', reference, reason: outcome }
    : { kind: 'arrived', reference, delayMs, targets: outcome }
}

/** The receivers that have taken it, or why they have not. */
async function attempt(options: CheckOptions, key: string): Promise<string[] | string> {
  const { limitMs = LIMIT_MS, signal } = options
  const limit = AbortSignal.any([AbortSignal.timeout(limitMs), ...(signal ? [signal] : [])])
  const refusal = await send(options, key, limit)
  return refusal ?? (await waitForArrival(options, key, limit))
}

async function send(
  { store, origin, limitMs = LIMIT_MS }: CheckOptions,
  key: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const agent = new Agent()
  try {
    const { status } = await postJson({
      url: new URL('/api/form-staff', origin),
      headers: {
        'idempotency-key': key,
        'accept-language': DEFAULT_LOCALE,
        [SYNTHETIC_HEADER]: await createSyntheticMarker(store).sign(key),
      },
      body: JSON.stringify({
        ...{ type: 'staff', name: NAME, phone: PHONE, link: '', consent: TICKED },
        // No two are the same submission.
        page: `${NAME} ${key}`,
      }),
      timeoutMs: limitMs,
      ...{ signal, agent },
    })
    return status >= 200 && status <= 299 ? undefined : `the form answered with status ${status}`
  } catch (error) {
    return `the form does not answer: ${reasonOf(error)}`
  } finally {
    await agent.close()
  }
}

async function waitForArrival(
  { store, pollMs = POLL_MS }: CheckOptions,
  key: string,
  signal: AbortSignal,
): Promise<string[] | string> {
  for (;;) {
    const deliveries = await store.read((db) => findArrival(db, key))
    const open = deliveries?.filter(({ state }) => state !== 'delivered')
    if (deliveries && open?.length === 0) return deliveries.map(({ target }) => target)
    const lost = open?.find(({ state }) => state !== 'pending')
    if (lost) return `${lost.target}: ${lost.last_failure ?? lost.state}`
    if (signal.aborted) {
      const waiting = open?.map((delivery) =>
        [delivery.target, delivery.last_failure].filter(Boolean).join(': '),
      )
      return `not in time: ${waiting?.join(', ') ?? 'not in the store'}`
    }
    await pause(pollMs, undefined, { signal }).catch(() => {})
  }
}
