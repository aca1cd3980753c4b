import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite'

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

/** A connection that keeps its statements prepared. */
export function toDatabase(connection: DatabaseSync): Database {
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

/**
 * Takes what was erased out of the files. Erasing overwrites a row where it stands, but copies of
 * it stay in the gaps of pages that were once rearranged, and in the log; so the file is written
 * anew and the log is emptied. Returns false where another connection is at work on the log just
 * now: the same succeeds a little later.
 */
export function compact(db: Database): boolean {
  db.exec('VACUUM')
  return emptyLog(db)
}

export function emptyLog(db: Database): boolean {
  return db.get('PRAGMA wal_checkpoint(TRUNCATE)')?.busy === 0
}
