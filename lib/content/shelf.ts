import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { deserialize, serialize } from 'node:v8'

/** What was worked out of the files of the content, on the disk: of many, memory holds little. */
export interface Shelf {
  find(key: string): unknown
  /** All of them or none; false where they could not be kept. */
  keep(entries: readonly (readonly [key: string, value: unknown])[]): boolean
  /** Lets go of everything else. */
  keepOnly(keys: ReadonlySet<string>): void
}

interface ShelfOptions {
  dir: string
  /** What another build has worked out is not taken. Absent: a file that goes with the process. */
  build: string | undefined
}

const DAY_MS = 86_400_000
const BUSY_MS = 5_000
/** SQLITE_CORRUPT, SQLITE_NOTADB. */
const DAMAGED: ReadonlySet<unknown> = new Set([11, 26])

/**
 * It may be taken away at any time: whatever it lacks is worked out again. Several processes may
 * share it, since what stands under a key never changes.
 */
export function openShelf({ dir, build }: ShelfOptions): Shelf {
  const database = (build && openIn(dir, `${build}.sqlite`)) || prepared(new DatabaseSync(''))
  const find = database.prepare('SELECT value FROM shelf WHERE key = ?')
  const keep = database.prepare('INSERT OR IGNORE INTO shelf VALUES (?, ?)')
  const count = database.prepare('SELECT count(*) AS count FROM shelf')
  const inOne = (work: () => void): boolean => {
    try {
      database.exec('BEGIN IMMEDIATE')
      work()
      database.exec('COMMIT')
      return true
    } catch {
      // A full disk, or another process that is at it for very long.
      if (database.isTransaction) database.exec('ROLLBACK')
      return false
    }
  }
  return {
    find(key) {
      try {
        const { value } = find.get(key) ?? {}
        return value instanceof Uint8Array ? deserialize(value) : undefined
      } catch {
        // It has been damaged, or taken away.
        return undefined
      }
    },
    keep: (entries) =>
      inOne(() => {
        for (const [key, value] of entries) keep.run(key, serialize(value))
      }),
    keepOnly(keys) {
      if (Number(count.get()?.count) <= keys.size) return
      inOne(() => {
        database.exec('CREATE TEMP TABLE kept (key TEXT PRIMARY KEY) WITHOUT ROWID')
        const note = database.prepare('INSERT OR IGNORE INTO kept VALUES (?)')
        for (const key of keys) note.run(key)
        database.exec('DELETE FROM shelf WHERE key NOT IN kept; DROP TABLE kept')
      })
      // Its log has them still.
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    },
  }
}

/** Undefined where nothing can be written there. */
function openIn(dir: string, name: string): DatabaseSync | undefined {
  const path = join(dir, name)
  try {
    // The folder above is the enquiry store's, which makes it so that it is on the disk for good.
    if (!existsSync(dir)) mkdirSync(dir, { mode: 0o700 })
    removeOld(dir, name)
    try {
      return prepared(new DatabaseSync(path))
    } catch (error) {
      if (!DAMAGED.has(Reflect.get(Object(error), 'errcode'))) throw error
      for (const ending of ['', '-wal', '-shm']) rmSync(path + ending, { force: true })
      return prepared(new DatabaseSync(path))
    }
  } catch {
    return undefined
  }
}

function prepared(database: DatabaseSync): DatabaseSync {
  try {
    // What is let go may be about a person who asked for it.
    database.exec(`
      PRAGMA busy_timeout = ${BUSY_MS};
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      PRAGMA secure_delete = ON;
      CREATE TABLE IF NOT EXISTS shelf (key TEXT PRIMARY KEY, value BLOB NOT NULL)`)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Those of other builds that nobody has written to for a day. */
function removeOld(dir: string, name: string): void {
  for (const other of readdirSync(dir)) {
    if (other.startsWith(name)) continue
    const path = join(dir, other)
    if (Date.now() - statSync(path).mtimeMs > DAY_MS) rmSync(path, { force: true })
  }
}
