import type { Log } from '#lib/log/log.ts'
import { idsAfter } from './admin-queries.ts'
import type { Database, Row, Store, Values } from './database.ts'
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
  const { enquiry, parts } = await from.read(async (db) => ({
    enquiry: await db.get('SELECT * FROM enquiries WHERE id = :id', { id }),
    parts: await Promise.all(
      PARTS.map((table) => db.all(`SELECT * FROM ${table} WHERE enquiry_id = :id`, { id })),
    ),
  }))
  if (!enquiry) return
  await to.commit(async (db) => {
    const key = String(enquiry.key)
    await db.lock(key)
    if (await db.get('SELECT id FROM enquiries WHERE key = :key', { key })) return
    const newId = await db.insert(
      `${insertOf('enquiries', enquiry)} RETURNING id`,
      toValues(enquiry),
    )
    for (const [index, table] of PARTS.entries()) {
      for (const part of parts[index] ?? [])
        await copyPart(db, table, { ...part, enquiry_id: newId })
    }
  })
  await from.commit((db) => db.run('DELETE FROM enquiries WHERE id = :id', { id }))
}

/** What belongs to an enquiry, by its tables. */
const PARTS = ['deliveries', 'enquiry_keys', 'notices'] as const

async function copyPart(db: Database, table: string, part: Row): Promise<void> {
  const free = 'lease_owner' in part ? { ...part, lease_owner: null, lease_until: null } : part
  await db.run(`${insertOf(table, free)} ON CONFLICT DO NOTHING`, toValues(free))
}

/** Every column but the number, which each store gives by itself. */
function insertOf(table: string, row: Row): string {
  const columns = Object.keys(row).filter((name) => name !== 'id')
  return `INSERT INTO ${table} (${columns.join(', ')})
    VALUES (${columns.map((name) => `:${name}`).join(', ')})`
}

function toValues({ id: _id, ...row }: Row): Values {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'number' || typeof value === 'string' ? value : null,
    ]),
  )
}
