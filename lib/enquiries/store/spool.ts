import type { Log } from '#lib/log/log.ts'
import { idsAfter } from './admin-queries.ts'
import { copyEnquiry } from './copy-enquiry.ts'
import type { Store } from './database.ts'
import { describeError } from './store-error.ts'

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

/**
 * Moves what was accepted here while the shared store was away, or before there was one, each with
 * all that is known of it. Ended in the middle, the same is found there by its key and not moved
 * twice.
 */
export function startMoving(options: MovingOptions): { stop(): Promise<void> } {
  const { from, to, log, onMoved, pollMs = 1_000 } = options
  let isStopped = false
  let lastReason = ''
  let underWay: Promise<void> | undefined

  async function moveAll(): Promise<void> {
    const ids = await from.read((db) => idsAfter(db, 0, BATCH))
    if (ids.length === 0) return
    for (const id of ids) {
      if (isStopped) return
      await moveOne({ from, to }, id)
    }
    await from.eraseTraces('for good')
    log.info({ moved: ids.length }, 'enquiries of this instance were moved to the database')
    onMoved()
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
