import type { Clock } from '../../clock.ts'
import type { Database } from './database.ts'
import { type Commit, createGroupCommit } from './group-commit.ts'
import { openDatabase } from './open-database.ts'
import { rememberFiles, type StoreFiles } from './store-files.ts'

/** The one connection of a process to the enquiry store. */
export interface Store {
  clock: Clock
  /** Rejects where the files of the store are not in their place any more. */
  commit: Commit
  /** Throws where the store cannot be opened, or its files are not in their place any more. */
  read<T>(query: (db: Database) => T): T
  /** Commits what waits and closes; a later use opens it again. */
  close(): void
}

/**
 * Touches no file until the first use: a build makes the same modules and must leave no store.
 * A store that was opened once is never made anew by the same process: an empty one in its place
 * would hide that the other is gone.
 */
export function openStore({ dir, clock }: { dir: string; clock: Clock }): Store {
  let db: Database | undefined
  let files: StoreFiles | undefined
  const connect = () => {
    if (db) return db
    files?.checkDatabase()
    db = openDatabase(dir)
    files = rememberFiles(dir)
    return db
  }
  const verify = () => files?.check()
  const close = () => {
    const closed = db
    db = undefined
    closed?.close()
  }
  const drop = () => {
    try {
      verify()
    } catch {
      // The connection is all that is left of files without a name; closing it would also delete
      // the log by name, which may be that of another store by now.
      return
    }
    close()
  }
  const { commit, flush } = createGroupCommit({ connect, drop, verify })
  return {
    clock,
    commit,
    read: (query) => {
      const value = query(connect())
      verify()
      return value
    },
    close: () => {
      flush()
      close()
    },
  }
}
