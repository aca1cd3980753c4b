import { z } from 'zod'
import type { Database, Store } from './database.ts'

/** What is kept of a form that was sent without script, for the page that comes next. */
export interface KeptFlash {
  id: string
  /** What only the browser that sent the form holds. */
  token: string
  /** Whose flashes are counted together; nothing that names anybody. */
  sender: string
  content: string
  /** Milliseconds. */
  expiresAt: number
}

/** Keeps a flash for all instances; of one sender `max` at the most, the newest. */
export function putFlash(store: Store, flash: KeptFlash, max: number): Promise<void> {
  const { sender } = flash
  return store.commit(async (db) => {
    await db.run(INSERT, { ...flash })
    await db.run(DELETE_OLDEST, { sender, max })
    await forgetExpired(db, store)
  })
}

/** One that has not expired, whoever asks. */
export async function findFlash(store: Store, id: string): Promise<KeptFlash | undefined> {
  const now = store.clock().getTime()
  const row = await store.read((db) => db.get(FIND, { id, now }))
  return row && flashSchema.parse(row)
}

/** Takes a flash out: of several who come for it at once, one has it. */
export async function takeFlash(store: Store, id: string): Promise<boolean> {
  const rows = await store.commit(async (db) => {
    await forgetExpired(db, store)
    return db.all('DELETE FROM flashes WHERE id = :id RETURNING id', { id })
  })
  return rows.length > 0
}

function forgetExpired(db: Database, { clock }: Store): Promise<void> {
  return db.run('DELETE FROM flashes WHERE expires_at <= :now', { now: clock().getTime() })
}

const flashSchema = z
  .object({
    id: z.string(),
    token: z.string(),
    sender: z.string(),
    content: z.string(),
    expires_at: z.number(),
  })
  .transform(({ expires_at, ...flash }): KeptFlash => ({ ...flash, expiresAt: expires_at }))

const INSERT = `INSERT INTO flashes (id, token, sender, content, expires_at)
  VALUES (:id, :token, :sender, :content, :expiresAt)`

const FIND = `SELECT id, token, sender, content, expires_at FROM flashes
  WHERE id = :id AND expires_at > :now`

const DELETE_OLDEST = `DELETE FROM flashes WHERE id IN (
    SELECT id FROM flashes WHERE sender = :sender ORDER BY expires_at DESC, id OFFSET :max)`
