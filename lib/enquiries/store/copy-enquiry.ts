import type { Database, Row, Store, Values } from './database.ts'
import { isErased } from './erasures.ts'

/** Known: it was there already, and stays as it is. */
export type Copied = 'copied' | 'known' | 'erased' | 'gone'

interface CopyOptions {
  from: Store
  to: Store
  /** Keeps its number where that is free: the links that were sent name it. */
  keepsNumber?: boolean
}

/** Copies an enquiry into another store, with all that is known of it, once. */
export async function copyEnquiry(
  { from, to, keepsNumber = false }: CopyOptions,
  id: number,
): Promise<Copied> {
  const { enquiry, parts } = await from.read(async (db) => ({
    enquiry: await db.get('SELECT * FROM enquiries WHERE id = :id', { id }),
    parts: await Promise.all(
      PARTS.map((table) => db.all(`SELECT * FROM ${table} WHERE enquiry_id = :id`, { id })),
    ),
  }))
  if (!enquiry) return 'gone'
  const key = String(enquiry.key)
  return to.commit(async (db): Promise<Copied> => {
    await db.lock(key)
    if (await db.get(BY_KEY, { key })) return 'known'
    // Looked at last: what has gone since the look before has left its trace here.
    if (await isErased(db, key)) return 'erased'
    const numbered = keepsNumber && !(await db.get(BY_ID, { id })) ? enquiry : without(enquiry)
    const newId = await db.insert(
      `${insertOf('enquiries', numbered)} RETURNING id`,
      toValues(numbered),
    )
    for (const [index, table] of PARTS.entries()) {
      for (const part of parts[index] ?? []) {
        await copyRow(db, table, { ...part, enquiry_id: newId })
      }
    }
    return 'copied'
  })
}

/** Copies a row that is not there yet; whoever was at work on it is so no more. */
export async function copyRow(db: Database, table: string, row: Row): Promise<void> {
  const free = 'lease_owner' in row ? { ...row, lease_owner: null, lease_until: null } : row
  const unnumbered = without(free)
  await db.run(`${insertOf(table, unnumbered)} ON CONFLICT DO NOTHING`, toValues(unnumbered))
}

/** What belongs to an enquiry, by its tables. */
const PARTS = ['deliveries', 'enquiry_keys', 'notices'] as const

/** Every column but the number, which each store gives by itself. */
function without({ id: _id, ...row }: Row): Row {
  return row
}

function insertOf(table: string, row: Row): string {
  const columns = Object.keys(row)
  return `INSERT INTO ${table} (${columns.join(', ')})
    VALUES (${columns.map((name) => `:${name}`).join(', ')})`
}

function toValues(row: Row): Values {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'number' || typeof value === 'string' ? value : null,
    ]),
  )
}

const BY_KEY = `SELECT id FROM enquiries
  WHERE key = :key OR id = (SELECT enquiry_id FROM enquiry_keys WHERE key = :key)`
const BY_ID = 'SELECT 1 FROM enquiries WHERE id = :id'
