import { performance } from 'node:perf_hooks'
import { inSpan } from '#lib/log/tracing.ts'

export interface RenderQueue {
  /**
   * Does the work as soon as there is room for it. `urgent` goes before whatever waits.
   *
   * @throws {BusyError} where too much waits already, or it has waited for too long
   */
  run<T>(work: () => Promise<T>, options?: { isUrgent?: boolean }): Promise<T>
  /** How many pages are being made, and how many wait for that. */
  state(): { inHand: number; waiting: number }
}

interface Limits {
  /** Renderings that may use the processor at the same time. */
  atOnce?: number
  /** Including those that wait for a backend. */
  inAll?: number
  maxWaiting?: number
  maxWaitMs?: number
  /** After so long it is asked whether a rendering uses the processor, or waits for a backend. */
  renderMs?: number
}

const MOSTLY_IDLE = 0.5

export class BusyError extends Error {
  constructor() {
    super('too many pages are being made')
    this.name = 'BusyError'
  }
}

/**
 * Pages are made on the thread that takes enquiries, too. Of what costs much only a little is done
 * at a time, so that everything else finds its turn in between, and no more waits than will be
 * done while somebody still wants it.
 */
export function createRenderQueue(limits: Limits = {}): RenderQueue {
  const { atOnce = 2, inAll = 64, maxWaiting = 100, maxWaitMs = 5_000, renderMs = 250 } = limits
  let rendering = 0
  let inHand = 0
  let isNextDue = false
  const waiting: (() => void)[] = []

  return {
    state: () => ({ inHand, waiting: waiting.length }),
    async run(work, { isUrgent = false } = {}) {
      if (!hasRoom() || waiting.length > 0) await turn(isUrgent)
      return hold(work)
    },
  }

  async function hold<T>(work: () => Promise<T>): Promise<T> {
    rendering += 1
    inHand += 1
    let isRendering = true
    const since = performance.eventLoopUtilization()
    const release = () => {
      if (!isRendering) return
      isRendering = false
      rendering -= 1
      beginNext()
    }
    const timer = setInterval(() => {
      // Where there is much else to do as well, a rendering that takes long is only a slow one.
      if (performance.eventLoopUtilization(since).utilization < MOSTLY_IDLE) release()
    }, renderMs)
    try {
      return await inSpan({ name: 'render' }, work)
    } finally {
      clearInterval(timer)
      inHand -= 1
      release()
      beginNext()
    }
  }

  function turn(isUrgent: boolean): Promise<void> {
    if (waiting.length >= maxWaiting && !isUrgent) throw new BusyError()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(begin), 1)
      reject(new BusyError())
    }, maxWaitMs)
    const begin = () => {
      clearTimeout(timer)
      resolve()
    }
    if (isUrgent) waiting.unshift(begin)
    else waiting.push(begin)
    beginNext()
    return promise
  }

  /** One after the other: what came in meanwhile is looked after between them. */
  function beginNext(): void {
    if (isNextDue || waiting.length === 0 || !hasRoom()) return
    isNextDue = true
    setImmediate(() => {
      isNextDue = false
      if (hasRoom()) waiting.shift()?.()
      // By then its work has begun.
      setImmediate(beginNext)
    })
  }

  function hasRoom(): boolean {
    return rendering < atOnce && inHand < inAll
  }
}
