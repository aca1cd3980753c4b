import type { Log } from '#lib/log/log.ts'
import { idsAfter } from './admin-queries.ts'
import { copyEnquiry } from './copy-enquiry.ts'
import type { Store } from './database.ts'
import { describeError, reasonUnreadable } from './store-error.ts'

export interface MovingOptions {
  /** The store of this instance, and the one that all share. */
  from: Store
  to: Store
  log: Log
  /** Called when something has arrived. */
  onMoved: () => void
  pollMs?: number
}

const BATCH = 100
const UNREADABLE = 'an enquiry of this instance cannot be read, and waits for a person'

/**
 * Moves what was accepted here while the shared store was away, or before there was one, each with
 * all that is known of it. Ended in the middle, the same is found there by its key and not moved
 * twice.
 */
export function startMoving(options: MovingOptions): { stop(): Promise<void> } {
  const { from, to, log, onMoved, pollMs = 1_000 } = options
  /** What cannot be read stays here, and holds up no other. */
  const setAside = new Set<number>()
  let isStopped = false
  let lastReason = ''
  let underWay: Promise<void> | undefined

  async function moveAll(): Promise<void> {
    let moved = 0
    for (let afterId = 0; ; ) {
      const ids = await from.read((db) => idsAfter(db, afterId, BATCH))
      for (const id of ids) {
        if (isStopped) return
        if (await tryToMove(id)) moved += 1
      }
      const last = ids.at(-1)
      if (last === undefined) break
      afterId = last
    }
    if (moved === 0) return
    await from.eraseTraces('for good')
    log.info({ moved }, 'enquiries of this instance were moved to the database')
    onMoved()
  }

  async function tryToMove(id: number): Promise<boolean> {
    try {
      await moveOne({ from, to }, id)
      return true
    } catch (error) {
      const reason = reasonUnreadable(error)
      if (!setAside.has(id)) log.error({ enquiry: `id:${id}`, reason }, UNREADABLE)
      setAside.add(id)
      return false
    }
  }

  const look = () => {
    underWay ??= moveAll()
      .then(() => {
        lastReason = ''
      })
      .catch((error: unknown) => {
        const reason = describeError(error)
        if (reason !== lastReason) log.error({ reason }, 'enquiries wait on this instance')
        lastReason = reason
      })
      .finally(() => {
        underWay = undefined
      })
  }
  const timer = setInterval(look, pollMs)
  look()
  return {
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await underWay
    },
  }
}

async function moveOne({ from, to }: Pick<MovingOptions, 'from' | 'to'>, id: number) {
  await copyEnquiry({ from, to }, id)
  await from.commit((db) => db.run('DELETE FROM enquiries WHERE id = :id', { id }))
}
