import type { Clock } from '#lib/i18n/dates.ts'

export type Values = Readonly<Record<string, string | number | null>>
export type Row = Record<string, unknown>

/**
 * What the enquiries are kept in, asked in the SQL that each engine understands, with values by
 * name: `WHERE id = :id`. Nothing else is awaited between two questions of one transaction.
 */
export interface Database {
  all(sql: string, values?: Values): Promise<Row[]>
  /** The column `id` of each row. */
  ids(sql: string, values?: Values): Promise<number[]>
  get(sql: string, values?: Values): Promise<Row | undefined>
  /** The `id` that the statement returns of the row that it has inserted. */
  insert(sql: string, values?: Values): Promise<number>
  run(sql: string, values?: Values): Promise<void>
  /**
   * To the end of the transaction nobody else gets past the same name. Who looks first and then
   * changes something takes this before the look.
   */
  lock(name: string): Promise<void>
  /** The next rows of a table that get a number by themselves get one beyond this. */
  reserve(table: string, upTo: number): Promise<void>
  /** Ends a SELECT of rows to be taken: those that another process is taking are passed over. */
  skipLocked: string
}

/** The enquiry store as a process has it, whatever engine holds it. */
export interface Store {
  clock: Clock
  /** The file beside it that names what was erased, also where the store itself is lost. */
  erasureList: string | undefined
  /**
   * Runs `work` in a transaction and resolves once it will outlast a loss of power; rejects with
   * nothing kept.
   */
  commit<T>(work: (db: Database) => Promise<T>): Promise<T>
  /** Rejects where the store cannot be had. */
  read<T>(query: (db: Database) => Promise<T>): Promise<T>
  /** Rejects where the store can be read but not written, or is damaged: which takes a while. */
  check(how: 'writable' | 'whole'): Promise<void>
  /** Which schema the store has, and the latest that this version of the site knows. */
  schema(): Promise<{ version: number; known: number }>
  /**
   * Takes what was erased out of the files. False where another process is at work on them just
   * now: the same succeeds a little later.
   */
  eraseTraces(how: 'soon' | 'for good'): Promise<boolean>
  /** Commits what waits and closes; a later use opens it again. */
  close(): Promise<void>
}
