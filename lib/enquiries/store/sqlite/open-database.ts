import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Connection, toConnection } from './connection.ts'
import { migrate } from './migrations.ts'
import { isBusy, StoreDamagedError } from './sqlite-error.ts'
import { STORE_FILE } from './store-files.ts'

/** Blocks the process while it waits, so longer waits are made of several. */
const BUSY_TIMEOUT_MS = 250

/** Opens the store in a folder, both made where missing, with a schema that is up to date or as it is. */
export function openDatabase(dir: string, schema: 'current' | 'as it is' = 'current'): Connection {
  makeFolder(dir)
  const file = join(dir, STORE_FILE)
  const connection = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  try {
    // Names and phones: for the owner of the process alone. The other files take over its mode.
    chmodSync(file, 0o600)
    connection.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA secure_delete = ON;
      PRAGMA temp_store = MEMORY;
      PRAGMA journal_size_limit = 67108864;
    `)
    const db = toConnection(connection)
    if (schema === 'current') migrate(db)
    return db
  } catch (error) {
    connection.close()
    throw error
  }
}

/** @throws where the store is damaged, or can be read but not written */
export function assertUsable(db: Connection): void {
  const found = db.get('PRAGMA quick_check(1)')?.quick_check
  if (found !== 'ok') throw new StoreDamagedError(found)
  assertWritable(db)
}

/** @throws where the store can be read but not written; one that is being written to can be */
export function assertWritable(db: Connection): void {
  try {
    db.exec('BEGIN IMMEDIATE')
  } catch (error) {
    if (!isBusy(error)) throw error
  } finally {
    db.rollback()
  }
}

/** A folder whose own entry is not on the disk yet would take all that is in it along. */
export function makeFolder(dir: string): void {
  // Asked for all folders at once, Node tries for ever where one that is there can hold no other.
  const isParentThere = existsSync(dirname(resolve(dir)))
  if (isParentThere && existsSync(dir)) return
  const mode = 0o700
  const first = isParentThere ? resolve(dir) : mkdirSync(dir, { recursive: true, mode })
  if (isParentThere) mkdirSync(dir, { mode })
  if (!first) return
  const parent = openSync(dirname(first), 'r')
  fsyncSync(parent)
  closeSync(parent)
}
