import type { Database } from './database.ts'

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
