import { statSync } from 'node:fs'
import { join } from 'node:path'

export const STORE_FILE = 'enquiries.db'
/** The log, which alone holds the newest commits, and what connections agree by. */
const BESIDE = ['-wal', '-shm']

/** What is written to files that have lost their names is gone when the process ends. */
class StoreLostError extends Error {
  constructor() {
    super(
      'the files of the enquiry store were deleted, moved or replaced while they were in use: ' +
        'nothing is taken until they are back in their place, or the site is started again',
    )
    this.name = 'StoreLostError'
  }
}

export interface StoreFiles {
  /** @throws {StoreLostError} where any of them is not the one that was opened */
  check(): void
  /** The same for the database alone: what is beside it goes with the last connection. */
  checkDatabase(): void
}

/**
 * Remembers the files that a connection has just opened. SQLite goes on writing to them when
 * their names are gone, and says nothing.
 */
export function rememberFiles(dir: string): StoreFiles {
  const database = join(dir, STORE_FILE)
  const beside = BESIDE.map((suffix) => database + suffix)
  const opened = identityOf(database)
  const openedBeside = beside.map(identityOf)
  const checkDatabase = () => {
    if (!opened || identityOf(database) !== opened) throw new StoreLostError()
  }
  return {
    checkDatabase,
    check: () => {
      checkDatabase()
      const isSame = beside.every((file, index) => identityOf(file) === openedBeside[index])
      if (!isSame) throw new StoreLostError()
    },
  }
}

/** No other file is given the inode while this process has it open. An empty one was emptied. */
function identityOf(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false })
  const isEmptied = found?.size === 0n && file.endsWith(STORE_FILE)
  return found && !isEmptied ? `${found.dev}:${found.ino}` : undefined
}
