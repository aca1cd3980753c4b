import { setTimeout as pause } from 'node:timers/promises'
import { forgetAudit } from '#lib/enquiries/store/audit-queries.ts'
import type { Store } from '#lib/enquiries/store/database.ts'
import { agreeOnErasures } from '#lib/enquiries/store/erasure-list.ts'
import {
  countUnsettled,
  forgetSenders,
  isAnySenderOld,
  type Limits,
  purgeBefore,
} from '#lib/enquiries/store/retention-queries.ts'
import { describeError } from '#lib/enquiries/store/store-error.ts'
import { eraseChecksBefore } from '#lib/enquiries/store/synthetic-queries.ts'
import type { Log } from '#lib/log/log.ts'

const DAY_MS = 24 * 3_600_000
const CHECK_EVERY_MS = 3_600_000
const FORGET_EVERY_MS = 60_000
const WARN_EVERY_MS = DAY_MS
const CHUNK = 200

const BUSY_PAUSE_MS = 200
const BUSY_ATTEMPTS = 15

export interface RetentionOptions {
  store: Store
  retentionDays: number
  /** Of what has not reached everybody it should. */
  undeliveredRetentionDays: number
  log: Log
}

/** Erases what is old, the sooner where it is done with, and warns of what is old and not delivered. */
export function startRetention(options: RetentionOptions): { stop(): void } {
  let warnedAt = Number.NEGATIVE_INFINITY
  // A process may have been ended between the two, and a migration erases as well.
  let isTraceLeft = true
  let isForgetting = true
  const check = async () => {
    try {
      if ((await purgeOld(options)) > 0) isTraceLeft = true
      if ((await eraseWhatCameBack(options)) > 0) isTraceLeft = true
      if (performance.now() - warnedAt >= WARN_EVERY_MS) {
        warnedAt = performance.now()
        await warnOfOld(options)
      }
      if (isTraceLeft) await takeOutOfFiles(options.store)
      isTraceLeft = false
    } catch (error) {
      options.log.error(
        { reason: describeError(error) },
        'old enquiries could not be erased for good',
      )
    }
  }
  const forget = async () => {
    try {
      await forgetOldSenders(options.store)
      isForgetting = true
    } catch (error) {
      const reason = describeError(error)
      if (isForgetting) options.log.error({ reason }, 'old senders could not be forgotten')
      isForgetting = false
    }
  }
  const timers = [setInterval(check, CHECK_EVERY_MS), setInterval(forget, FORGET_EVERY_MS)]
  for (const timer of timers) timer.unref()
  check()
  forget()
  return {
    stop: () => {
      for (const timer of timers) clearInterval(timer)
    },
  }
}

/** Returns how many were erased. */
export async function purgeOld(options: RetentionOptions): Promise<number> {
  const { store, retentionDays, undeliveredRetentionDays, log } = options
  const now = store.clock().getTime()
  const erased = await eraseBefore(store, {
    done: now - retentionDays * DAY_MS,
    any: now - undeliveredRetentionDays * DAY_MS,
  })
  // What was done to enquiries is of no use longer than the oldest of them.
  await store.commit(async (db) => {
    await forgetAudit(db, now - undeliveredRetentionDays * DAY_MS)
    await eraseChecksBefore(db, now - CHECK_EVERY_MS)
  })
  if (erased > 0) log.info({ erased, retentionDays }, 'old enquiries were erased')
  return erased
}

/** What had been erased is there again where an older copy of the store was put back. */
export async function eraseWhatCameBack({
  store,
  log,
}: Pick<RetentionOptions, 'store' | 'log'>): Promise<number> {
  const erased = await agreeOnErasures(store)
  if (erased > 0) log.warn({ erased }, 'enquiries that had been erased were there again')
  return erased
}

/** A little at a time, so that nobody who sends an enquiry has to wait for all of it. */
export async function eraseBefore(store: Store, before: Limits): Promise<number> {
  let erased = 0
  for (;;) {
    const now = store.clock().getTime()
    const count = await store.commit((db) => purgeBefore(db, before, { limit: CHUNK, now }))
    erased += count
    if (count < CHUNK) return erased
  }
}

/**
 * After this, no file of the store holds what was erased, and the list beside it names it. Throws
 * where another process keeps the files in use.
 */
export async function takeOutOfFiles(store: Store): Promise<void> {
  for (let attempt = 0; attempt < BUSY_ATTEMPTS; attempt += 1) {
    if (await store.eraseTraces('for good')) {
      await agreeOnErasures(store)
      return
    }
    await pause(BUSY_PAUSE_MS)
  }
  throw new Error('another process keeps the files in use')
}

/** Who sent an enquiry is kept for no longer than the same may not be sent again. */
export async function forgetOldSenders(store: Store): Promise<void> {
  const now = store.clock().getTime()
  if (!(await store.read((db) => isAnySenderOld(db, now)))) return
  await store.commit((db) => forgetSenders(db, now))
  await store.eraseTraces('soon')
}

async function warnOfOld({ store, log }: RetentionOptions): Promise<void> {
  const now = store.clock().getTime()
  const { count, oldestAt } = await store.read((db) => countUnsettled(db, now - DAY_MS))
  if (count === 0) return
  const oldestDays = Math.floor((now - oldestAt) / DAY_MS)
  log.warn({ count, oldestDays }, 'enquiries of more than a day have not been delivered')
}
