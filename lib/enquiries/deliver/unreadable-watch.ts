import { setImmediate as turn } from 'node:timers/promises'
import { idsAfter } from '#lib/enquiries/store/admin-queries.ts'
import type { Store } from '#lib/enquiries/store/database.ts'
import { findUnreadable } from '#lib/enquiries/store/enquiry-record.ts'
import { describeError } from '#lib/enquiries/store/store-error.ts'
import type { Log } from '#lib/log/log.ts'

const EVERY_MS = 3_600_000
const PAGE = 100

interface WatchOptions {
  store: Store
  log: Log
  /** Called after each look. */
  onCounted: (count: number) => void
}

/** Looks at the start, and every hour, whether there is an enquiry that this version cannot read. */
export function startUnreadableWatch({ store, log, onCounted }: WatchOptions): { stop(): void } {
  const abort = new AbortController()
  const known = new Set<number>()
  const look = async () => {
    try {
      const ids = await lookThrough(store, abort.signal)
      for (const id of ids) {
        if (!known.has(id)) log.error({ enquiry: `id:${id}` }, 'an enquiry cannot be read')
        known.add(id)
      }
      onCounted(ids.length)
    } catch (error) {
      if (abort.signal.aborted) return
      log.error({ reason: describeError(error) }, 'the enquiries could not be looked through')
    }
  }
  const timer = setInterval(look, EVERY_MS)
  timer.unref()
  look()
  return {
    stop: () => {
      clearInterval(timer)
      abort.abort()
    },
  }
}

/** A little at a time: there may be tens of thousands, and visitors wait for none of it. */
async function lookThrough(store: Store, signal: AbortSignal): Promise<number[]> {
  const found: number[] = []
  for (let afterId = 0; ; ) {
    signal.throwIfAborted()
    const ids = await store.read((db) => idsAfter(db, afterId, PAGE))
    found.push(...(await store.read((db) => findUnreadable(db, ids))))
    const last = ids.at(-1)
    if (last === undefined) return found
    afterId = last
    await turn()
  }
}
