import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite'
import type { Database, Values } from '#lib/enquiries/store/database.ts'

type SqliteRow = Record<string, SQLOutputValue>

/** One connection, which answers at once. */
export interface Connection {
  all(sql: string, values?: Values): SqliteRow[]
  get(sql: string, values?: Values): SqliteRow | undefined
  run(sql: string, values?: Values): void
  exec(sql: string): void
  /** Undoes a transaction, where SQLite has not done so by itself. */
  rollback(): void
  close(): void
}

/** Keeps its statements prepared. */
export function toConnection(database: DatabaseSync): Connection {
  const statements = new Map<string, StatementSync>()
  const prepare = (sql: string) => {
    const known = statements.get(sql)
    if (known) return known
    const statement = database.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
  return {
    all: (sql, values = {}) => prepare(sql).all(values),
    get: (sql, values = {}) => prepare(sql).get(values),
    run: (sql, values = {}) => {
      prepare(sql).run(values)
    },
    exec: (sql) => database.exec(sql),
    rollback: () => {
      if (database.isTransaction) database.exec('ROLLBACK')
    },
    close: () => database.close(),
  }
}

/** As the rest of the site asks it. A transaction of SQLite has the whole store to itself. */
export function toDatabase({ all, get, run }: Connection): Database {
  return {
    all: async (sql, values) => all(sql, values),
    ids: async (sql, values) => all(sql, values).map(({ id }) => Number(id)),
    get: async (sql, values) => get(sql, values),
    insert: async (sql, values) => Number(get(sql, values)?.id),
    run: async (sql, values) => run(sql, values),
    lock: async () => {},
    // It never gives a number twice, nor one below another that is there.
    reserve: async () => {},
    skipLocked: '',
  }
}

/**
 * Takes what was erased out of the files. Erasing overwrites a row where it stands, but copies of
 * it stay in the gaps of pages that were once rearranged, and in the log; so the file is written
 * anew and the log is emptied. Returns false where another connection is at work on the log just
 * now: the same succeeds a little later.
 */
export function compact(connection: Connection): boolean {
  connection.exec('VACUUM')
  return emptyLog(connection)
}

export function emptyLog(connection: Connection): boolean {
  return connection.get('PRAGMA wal_checkpoint(TRUNCATE)')?.busy === 0
}
