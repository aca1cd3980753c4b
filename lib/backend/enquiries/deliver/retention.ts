import type { Log } from '#lib/config/log'
import type { Store } from '../store/open-store.ts'
import { countUnsettled, purgeBefore } from '../store/retention-queries.ts'
import { describeError } from '../store/sqlite-error.ts'

const DAY_MS = 24 * 3_600_000
const CHECK_EVERY_MS = 3_600_000
const WARN_EVERY_MS = DAY_MS
const CHUNK = 200

export interface RetentionOptions {
  store: Store
  retentionDays: number
  log: Log
}

/** Erases what is delivered and old, and warns of what is old and not delivered. */
export function startRetention(options: RetentionOptions): { stop(): void } {
  let warnedAt = Number.NEGATIVE_INFINITY
  const check = async () => {
    try {
      await purgeDelivered(options)
      if (performance.now() - warnedAt < WARN_EVERY_MS) return
      warnedAt = performance.now()
      warnOfOld(options)
    } catch (error) {
      options.log.error({ reason: describeError(error) }, 'old enquiries could not be erased')
    }
  }
  const timer = setInterval(check, CHECK_EVERY_MS)
  timer.unref()
  check()
  return { stop: () => clearInterval(timer) }
}

/** Returns how many were erased. */
export async function purgeDelivered({
  store,
  retentionDays,
  log,
}: RetentionOptions): Promise<number> {
  const before = store.clock().getTime() - retentionDays * DAY_MS
  const erased = await eraseDoneBefore(store, before)
  if (erased > 0) log.info({ erased, retentionDays }, 'old enquiries were erased')
  return erased
}

/** A little at a time, so that nobody who sends an enquiry has to wait for all of it. */
export async function eraseDoneBefore(store: Store, before: number): Promise<number> {
  let erased = 0
  for (;;) {
    const count = await store.commit((db) => purgeBefore(db, before, CHUNK))
    erased += count
    if (count < CHUNK) return erased
  }
}

function warnOfOld({ store, log }: RetentionOptions): void {
  const now = store.clock().getTime()
  const { count, oldestAt } = store.read((db) => countUnsettled(db, now - DAY_MS))
  if (count === 0) return
  const oldestDays = Math.floor((now - oldestAt) / DAY_MS)
  log.warn({ count, oldestDays }, 'enquiries of more than a day have not been delivered')
}
