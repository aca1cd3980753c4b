import type { Clock } from '../../clock.ts'
import type { Database } from './database.ts'
import { type Commit, createGroupCommit } from './group-commit.ts'
import { openDatabase } from './open-database.ts'

/** The one connection of a process to the enquiry store. */
export interface Store {
  clock: Clock
  commit: Commit
  /** Throws where the store cannot be opened. */
  read<T>(query: (db: Database) => T): T
  /** Commits what waits and closes; a later use opens it again. */
  close(): void
}

/** Touches no file until the first use: a build makes the same modules and must leave no store. */
export function openStore({ dir, clock }: { dir: string; clock: Clock }): Store {
  let db: Database | undefined
  const connect = () => {
    db ??= openDatabase(dir)
    return db
  }
  const drop = () => {
    const dropped = db
    db = undefined
    dropped?.close()
  }
  const { commit, flush } = createGroupCommit({ connect, drop })
  return {
    clock,
    commit,
    read: (query) => query(connect()),
    close: () => {
      flush()
      drop()
    },
  }
}
