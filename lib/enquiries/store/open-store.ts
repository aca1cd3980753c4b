import type { Clock } from '#lib/config/clock.ts'
import { type Database, emptyLog } from './database.ts'
import { type Commit, createGroupCommit } from './group-commit.ts'
import { openDatabase } from './open-database.ts'
import { rememberFiles, type StoreFiles, StoreLostError } from './store-files.ts'

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
  let isLogSaved = false
  const connect = () => {
    if (db) {
      verify()
      return db
    }
    if (files && files.lookAtDatabase() !== 'in place') throw new StoreLostError()
    db = openDatabase(dir)
    files = rememberFiles(dir)
    return db
  }
  const verify = () => {
    const state = files?.look() ?? 'in place'
    if (state === 'in place') {
      isLogSaved = false
      return
    }
    if (state === 'elsewhere' && !isLogSaved) isLogSaved = saveLog(db)
    throw new StoreLostError()
  }
  const close = () => {
    const closed = db
    db = undefined
    closed?.close()
  }
  const drop = () => {
    // The connection is all that is left of files without a name.
    if (!files || files.look() === 'in place') close()
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

/**
 * What the log alone holds goes to the database that it belongs to, wherever that is now. Left in
 * its place, the log would be taken for that of whatever store is put there.
 */
function saveLog(db: Database | undefined): boolean {
  try {
    return db !== undefined && emptyLog(db)
  } catch {
    return false
  }
}
