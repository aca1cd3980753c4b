import type { Store } from '#lib/enquiries/store/database.ts'
import type { Claimed, Job, LeaseQueue } from '#lib/enquiries/store/lease-queue.ts'
import { describeError } from '#lib/enquiries/store/store-error.ts'
import type { Log } from '#lib/log/log.ts'
import { inSpan } from '#lib/log/tracing.ts'
import type { Outcome } from './outcome.ts'
import { settlementOf } from './retry-policy.ts'
import { leaseMs, type Target } from './target.ts'

export interface LoopOptions<J extends Job> {
  store: Store
  queue: LeaseQueue<J>
  target: Target<J>
  /** What a job is called in the log. */
  nameOf: (job: J) => Record<string, string | null>
  /** The trace of the enquiry that it is about. */
  traceOf?: (job: J) => string | null | undefined
  owner: string
  log: Log
  random?: () => number
  pollMs?: number
  concurrency?: number
}

export interface DeliveryLoop {
  /** Looks for due deliveries now. */
  wake(): void
  /** Takes no more; waits for the attempts under way, and breaks them off after `graceMs`. */
  stop(graceMs: number): Promise<void>
}

const UNREADABLE = 'an enquiry cannot be read, and is set aside until a person has looked at it'

/** Does the jobs of one target for as long as it runs. Targets do not wait for each other. */
export function startDeliveryLoop<J extends Job>(options: LoopOptions<J>): DeliveryLoop {
  const { store, queue, target, nameOf, owner, log, pollMs = 1_000, concurrency = 4 } = options
  const { random = Math.random, traceOf } = options
  const lease = { owner, ms: leaseMs(target) }
  const underWay = new Set<Promise<void>>()
  const abort = new AbortController()
  let isStopped = false
  let isLooking = false
  let isStoreDown = false

  async function look(): Promise<void> {
    if (isLooking || isStopped) return
    isLooking = true
    try {
      let claimed: Claimed<J>
      do {
        claimed = await claim()
        for (const delivery of claimed.jobs) start(delivery)
        for (const aside of claimed.setAside) {
          log.error(
            { enquiry: `id:${aside.enquiryId}`, target: target.name, reason: aside.reason },
            UNREADABLE,
          )
        }
      } while (claimed.setAside.length > 0)
      isStoreDown = false
    } catch (error) {
      if (!isStoreDown) log.error({ reason: describeError(error) }, 'the enquiry store is unusable')
      isStoreDown = true
    } finally {
      isLooking = false
    }
  }

  async function claim(): Promise<Claimed<J>> {
    const limit = concurrency - underWay.size
    const nowMs = () => store.clock().getTime()
    const isDue = () => store.read((db) => queue.isAnyDue(db, target.name, lease, nowMs()))
    if (limit <= 0 || !(await isDue())) {
      return { jobs: [], setAside: [] }
    }
    return store.commit((db) =>
      queue.claimDue(db, { target: target.name, lease, limit, now: nowMs() }),
    )
  }

  function start(job: J): void {
    const attempt = attemptOnce(job).finally(() => {
      underWay.delete(attempt)
      look()
    })
    underWay.add(attempt)
  }

  async function attemptOnce(job: J): Promise<void> {
    const named = Object.entries(nameOf(job)).map(([name, value]) => [`site.${name}`, value ?? ''])
    const outcome = await inSpan(
      {
        name: `deliver to ${target.name}`,
        kind: 'client',
        attributes: { ...Object.fromEntries(named), 'site.attempt': job.attempts },
        parent: traceOf?.(job),
      },
      () => deliver(job),
      ({ kind }) => ({ 'site.outcome': kind }),
    )
    await record(job, outcome)
  }

  /** A target never rejects; where one does, that enquiry must not be all that it ever does. */
  async function deliver(job: J): Promise<Outcome> {
    try {
      return await target.deliver(job, abort.signal)
    } catch (error) {
      const { name } = Object(error)
      return { kind: 'refused', reason: `a fault of the site: ${name ?? 'unknown'}` }
    }
  }

  /** What cannot be written down is tried again under the same key when the lease has ended. */
  async function record(job: J, outcome: Outcome): Promise<void> {
    const now = store.clock().getTime()
    const settlement = settlementOf(outcome, job, now, random())
    report(job, outcome, settlement.state)
    try {
      await store.commit((db) => queue.settle(db, { id: job.id, owner, settlement, now }))
    } catch (error) {
      log.error({ reason: describeError(error) }, 'a delivery could not be written down')
    }
  }

  function report(job: J, outcome: Outcome, state: string): void {
    if (outcome.kind === 'delivered') return
    const { attempts } = job
    const about = { ...nameOf(job), target: target.name }
    const fields = { ...about, attempts, state, reason: outcome.reason }
    if (state === 'pending') log.warn(fields, 'an enquiry could not be delivered yet')
    else log.error(fields, 'an enquiry needs a person: it is delivered no more')
  }

  const timer = setInterval(look, pollMs)
  look()

  return {
    wake: look,
    stop: async (graceMs) => {
      isStopped = true
      clearInterval(timer)
      const grace = setTimeout(() => abort.abort(new Error('the process is stopping')), graceMs)
      await Promise.all(underWay)
      clearTimeout(grace)
      await target.close()
    },
  }
}
