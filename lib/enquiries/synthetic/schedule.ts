import { describeError } from '#lib/enquiries/store/store-error.ts'
import { claimCheck, isCheckDue } from '#lib/enquiries/store/synthetic-queries.ts'
import type { Log } from '#lib/log/log.ts'
import { type CheckOptions, runSyntheticCheck } from './run-check.ts'

interface ScheduleOptions extends Omit<CheckOptions, 'signal'> {
  everyMs: number
  log: Log
  lookEveryMs?: number
}

const LOOK_EVERY_MS = 5_000

/** Makes a synthetic check as often as is wished; of several processes with one store, one does. */
export function startSyntheticChecks(options: ScheduleOptions): { stop(): Promise<void> } {
  const { store, everyMs, log, lookEveryMs = LOOK_EVERY_MS } = options
  const stopping = new AbortController()
  let underWay: Promise<void> | undefined
  let lastReason = ''

  async function look(): Promise<void> {
    const due = { now: store.clock().getTime(), everyMs }
    if (!(await store.read((db) => isCheckDue(db, due)))) return
    const isMine = await store.commit((db) => claimCheck(db, due))
    if (!isMine || stopping.signal.aborted) return
    const result = await runSyntheticCheck({ ...options, signal: stopping.signal })
    if (stopping.signal.aborted) return
    const { kind, ...fields } = result
    if (kind === 'failed') log.error(fields, 'a synthetic check failed')
    else log.info(fields, 'a synthetic check arrived')
  }

  const timer = setInterval(() => {
    underWay ??= look()
      .then(() => {
        lastReason = ''
      })
      .catch((error: unknown) => {
        const reason = describeError(error)
        if (reason !== lastReason) log.error({ reason }, 'a synthetic check could not be made')
        lastReason = reason
      })
      .finally(() => {
        underWay = undefined
      })
  }, lookEveryMs)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      stopping.abort()
      await underWay
    },
  }
}
