import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  DatabaseSync,
  type SQLInputValue,
  type SQLOutputValue,
  type StatementSync,
} from 'node:sqlite'
import { migrate } from './migrations.ts'

export type Values = Record<string, SQLInputValue>
type Row = Record<string, SQLOutputValue>

export interface Database {
  all(sql: string, values?: Values): Row[]
  /** The column `id` of each row. */
  ids(sql: string, values?: Values): number[]
  get(sql: string, values?: Values): Row | undefined
  /** Returns the id of the row that was inserted last. */
  run(sql: string, values?: Values): number
  exec(sql: string): void
  /** Undoes a transaction, where SQLite has not done so by itself. */
  rollback(): void
  close(): void
}

export const STORE_FILE = 'enquiries.db'
/** Blocks the process while it waits, so longer waits are made of several. */
const BUSY_TIMEOUT_MS = 250

/** Opens the store in a folder, both made where missing, with a schema that is up to date. */
export function openDatabase(dir: string): Database {
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
      PRAGMA journal_size_limit = 67108864;
    `)
    const db = wrap(connection)
    migrate(db)
    return db
  } catch (error) {
    connection.close()
    throw error
  }
}

function wrap(connection: DatabaseSync): Database {
  const statements = new Map<string, StatementSync>()
  const prepare = (sql: string) => {
    const known = statements.get(sql)
    if (known) return known
    const statement = connection.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
  return {
    all: (sql, values = {}) => prepare(sql).all(values),
    ids: (sql, values = {}) =>
      prepare(sql)
        .all(values)
        .map(({ id }) => Number(id)),
    get: (sql, values = {}) => prepare(sql).get(values),
    run: (sql, values = {}) => Number(prepare(sql).run(values).lastInsertRowid),
    exec: (sql) => connection.exec(sql),
    rollback: () => {
      if (connection.isTransaction) connection.exec('ROLLBACK')
    },
    close: () => connection.close(),
  }
}

/** A folder whose own entry is not on the disk yet would take all that is in it along. */
function makeFolder(dir: string): void {
  const first = mkdirSync(dir, { recursive: true, mode: 0o700 })
  if (!first) return
  const parent = openSync(dirname(first), 'r')
  fsyncSync(parent)
  closeSync(parent)
}
