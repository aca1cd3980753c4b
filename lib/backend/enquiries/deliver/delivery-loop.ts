import type { Log } from '#lib/config/log'
import { claimDue, type Delivery, isAnyDue, settle } from '../store/delivery-queue.ts'
import type { Store } from '../store/open-store.ts'
import { describeError } from '../store/sqlite-error.ts'
import { type Outcome, settlementOf } from './outcome.ts'
import { type DeliveryTarget, leaseMs } from './target.ts'

export interface LoopOptions {
  store: Store
  target: DeliveryTarget
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

/** Delivers to one target for as long as it runs. Targets do not wait for each other. */
export function startDeliveryLoop(options: LoopOptions): DeliveryLoop {
  const { store, target, owner, log, pollMs = 1_000, concurrency = 4 } = options
  const { random = Math.random } = options
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
      for (const delivery of await claim()) start(delivery)
      isStoreDown = false
    } catch (error) {
      if (!isStoreDown) log.error({ reason: describeError(error) }, 'the enquiry store is unusable')
      isStoreDown = true
    } finally {
      isLooking = false
    }
  }

  async function claim(): Promise<Delivery[]> {
    const limit = concurrency - underWay.size
    const nowMs = () => store.clock().getTime()
    if (limit <= 0 || !store.read((db) => isAnyDue(db, target.name, lease, nowMs()))) return []
    return store.commit((db) => claimDue(db, { target: target.name, lease, limit, now: nowMs() }))
  }

  function start(delivery: Delivery): void {
    const attempt = attemptOnce(delivery).finally(() => {
      underWay.delete(attempt)
      look()
    })
    underWay.add(attempt)
  }

  async function attemptOnce(delivery: Delivery): Promise<void> {
    const outcome = await target.deliver(delivery, abort.signal)
    await record(delivery, outcome)
  }

  /** What cannot be written down is tried again under the same key when the lease has ended. */
  async function record(delivery: Delivery, outcome: Outcome): Promise<void> {
    const now = store.clock().getTime()
    const settlement = settlementOf(outcome, delivery, now, random())
    report(delivery, outcome, settlement.state)
    try {
      await store.commit((db) => settle(db, { id: delivery.id, owner, settlement, now }))
    } catch (error) {
      log.error({ reason: describeError(error) }, 'a delivery could not be written down')
    }
  }

  function report({ enquiry, attempts }: Delivery, outcome: Outcome, state: string): void {
    if (outcome.kind === 'delivered') return
    const { reference } = enquiry
    const fields = { reference, target: target.name, attempts, state, reason: outcome.reason }
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
