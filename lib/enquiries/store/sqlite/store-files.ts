import { statSync } from 'node:fs'
import { join } from 'node:path'

export const STORE_FILE = 'enquiries.db'
/** The log, which alone holds the newest commits, and what connections agree by. */
const BESIDE = ['-wal', '-shm']

/** What is written to files that have lost their names is gone when the process ends. */
export class StoreLostError extends Error {
  constructor() {
    super(
      'the files of the enquiry store were deleted, moved or replaced while they were in use: ' +
        'nothing is taken until they are back in their place, or the site is started again',
    )
    this.name = 'StoreLostError'
  }
}

/** Emptied: the same file without what was in it, which never comes back. */
type FilesState = 'in place' | 'elsewhere' | 'emptied'

export interface StoreFiles {
  look(): FilesState
  /** The same for the database alone: what is beside it goes with the last connection. */
  lookAtDatabase(): FilesState
}

/**
 * Remembers the files that a connection has just opened. SQLite goes on writing to them when
 * their names are gone, and says nothing.
 */
export function rememberFiles(dir: string): StoreFiles {
  const database = join(dir, STORE_FILE)
  const beside = BESIDE.map((suffix) => database + suffix)
  const opened = find(database)?.identity
  const openedBeside = beside.map((file) => find(file)?.identity)
  let isEmptied = false
  const lookAtDatabase = () => {
    const found = find(database)
    const isSame = found !== undefined && found.identity === opened
    isEmptied ||= isSame && found.isEmpty
    if (isEmptied) return 'emptied'
    return isSame ? 'in place' : 'elsewhere'
  }
  return {
    lookAtDatabase,
    look: () => {
      const state = lookAtDatabase()
      if (state !== 'in place') return state
      const isSame = beside.every((file, index) => find(file)?.identity === openedBeside[index])
      return isSame ? 'in place' : 'elsewhere'
    },
  }
}

/** No other file is given the inode while this process has it open. */
function find(file: string): { identity: string; isEmpty: boolean } | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false })
  return found && { identity: `${found.dev}:${found.ino}`, isEmpty: found.size === 0n }
}
