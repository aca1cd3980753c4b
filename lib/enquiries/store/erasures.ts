import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Database, Store } from './database.ts'

/**
 * That an enquiry was erased, so that no copy which is older than that brings it back. A key is
 * random, so its hash tells nothing of whom it was.
 */
export interface Erasure {
  fingerprint: string
  /** Milliseconds. */
  erasedAt: number
}

const PAGE = 500

/** Erases an enquiry with all that belongs to it. Its bytes leave the files with `takeOutOfFiles`. */
export async function eraseEnquiry(db: Database, id: number, now: number): Promise<void> {
  const row = await db.get('SELECT key FROM enquiries WHERE id = :id', { id })
  if (!row) return
  await db.run(INSERT, { fingerprint: fingerprintOf(String(row.key)), now })
  await db.run('DELETE FROM enquiries WHERE id = :id', { id })
}

export async function isErased(db: Database, key: string): Promise<boolean> {
  const fingerprint = fingerprintOf(key)
  return (await db.get(FIND, { fingerprint })) !== undefined
}

export async function listErasures(db: Database): Promise<Erasure[]> {
  return z.array(erasureSchema).parse(await db.all(LIST))
}

/** Takes over what another copy of the store knew, and erases it here as well; returns how many. */
export async function eraseAgain(store: Store, erasures: readonly Erasure[]): Promise<number> {
  const known = new Set((await store.read(listErasures)).map(({ fingerprint }) => fingerprint))
  const missing = erasures.filter(({ fingerprint }) => !known.has(fingerprint))
  if (missing.length === 0) return 0
  await store.commit(async (db) => {
    for (const { fingerprint, erasedAt } of missing) {
      await db.run(INSERT, { fingerprint, now: erasedAt })
    }
  })
  const ids = await findErased(store, missing)
  for (const id of ids) {
    await store.commit((db) => db.run('DELETE FROM enquiries WHERE id = :id', { id }))
  }
  return ids.length
}

/** The ids of enquiries that are there although they were erased. */
export async function findErased(store: Store, erasures: readonly Erasure[]): Promise<number[]> {
  const erased = new Set(erasures.map(({ fingerprint }) => fingerprint))
  const found: number[] = []
  for (let afterId = 0; erased.size > 0; ) {
    const rows = await store.read((db) => db.all(KEYS, { afterId, limit: PAGE }))
    for (const { id, key } of rows) {
      if (erased.has(fingerprintOf(String(key)))) found.push(Number(id))
    }
    if (rows.length < PAGE) break
    afterId = Number(rows.at(-1)?.id)
  }
  return found
}

/** Forgets what was erased so long ago that age erases the same from any copy. */
export async function forgetErasures(db: Database, before: number): Promise<void> {
  await db.run('DELETE FROM erasures WHERE erased_at < :before', { before })
}

function fingerprintOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

const erasureSchema = z
  .object({ fingerprint: z.string(), erased_at: z.number() })
  .transform(({ fingerprint, erased_at }): Erasure => ({ fingerprint, erasedAt: erased_at }))

const INSERT = `INSERT INTO erasures (fingerprint, erased_at) VALUES (:fingerprint, :now)
  ON CONFLICT DO NOTHING`
const FIND = 'SELECT 1 FROM erasures WHERE fingerprint = :fingerprint'
const LIST = 'SELECT fingerprint, erased_at FROM erasures ORDER BY erased_at, fingerprint'
const KEYS = 'SELECT id, key FROM enquiries WHERE id > :afterId ORDER BY id LIMIT :limit'
