import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import type { Store } from '#lib/enquiries/store/database.ts'
import { describeError } from '#lib/enquiries/store/store-error.ts'
import type { Clock } from '#lib/i18n/dates.ts'
import { makeFolder } from './open-database.ts'
import { openStore } from './open-store.ts'
import { StoreDamagedError } from './sqlite-error.ts'
import { STORE_FILE } from './store-files.ts'

/** All in one step: taken in several, each commit of a running site would begin it anew. */
const ALL_PAGES = 0x7fff_ffff
/** Of copies that an import works on. */
const WORK_FOLDER = 'import-'

/**
 * Copies the store in a folder as it is at one moment, also while sites write to it. The file has
 * its name only once it is whole and on the disk. Rejects where it is not, and leaves nothing.
 */
export async function backUp(dir: string, file: string): Promise<void> {
  const partial = `${file}.${process.pid}.partial`
  try {
    closeSync(openSync(partial, 'wx', 0o600))
    // Opened for reading alone: what is of another version of the site is copied as it is.
    const store = new DatabaseSync(join(dir, STORE_FILE), { readOnly: true, timeout: 5_000 })
    try {
      await backup(store, partial, { rate: ALL_PAGES })
    } finally {
      store.close()
    }
    finish(partial)
    renameSync(partial, file)
    sync(dirname(resolve(file)))
  } finally {
    for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(partial + suffix, { force: true })
  }
}

/** Makes it one file that needs no other beside it. @throws where it is damaged */
function finish(partial: string): void {
  const copy = new DatabaseSync(partial)
  try {
    copy.exec('PRAGMA journal_mode = DELETE')
    const faults = findDamage(copy)
    if (faults.length > 0) throw new StoreDamagedError(faults[0])
  } finally {
    copy.close()
  }
  sync(partial)
}

/** What SQLite finds wrong in the store of a folder, all of which it reads. */
export function findDamageIn(dir: string): string[] {
  try {
    const store = new DatabaseSync(join(dir, STORE_FILE), { readOnly: true, timeout: 5_000 })
    try {
      return findDamage(store)
    } finally {
      store.close()
    }
  } catch (error) {
    return [describeError(error)]
  }
}

function findDamage(database: DatabaseSync): string[] {
  const found = database.prepare('PRAGMA integrity_check(10)').all()
  const orphans = database.prepare('PRAGMA foreign_key_check').all()
  return [
    ...found.map((row) => String(row.integrity_check)).filter((text) => text !== 'ok'),
    ...orphans.map(({ table, rowid }) => `row ${rowid} of ${table} belongs to no enquiry`),
  ]
}

/**
 * Opens a copy of a backup, brought to the schema of this version, in a folder that is nobody
 * else's; the file itself stays as it is. @throws where it is no backup, or of a newer version
 */
export async function withBackup<T>(
  { file, dir, clock }: { file: string; dir: string; clock: Clock },
  work: (store: Store) => Promise<T>,
): Promise<T> {
  makeFolder(dir)
  removeWork(dir)
  const folder = mkdtempSync(join(dir, WORK_FOLDER))
  try {
    const copy = join(folder, STORE_FILE)
    copyFileSync(file, copy)
    chmodSync(copy, 0o600)
    // Beside a store that was put away as it was, and holds its newest commits.
    if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${copy}-wal`)
    assertStore(copy)
    const store = openStore({ dir: folder, clock })
    try {
      return await work(store)
    } finally {
      await store.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Any other database would be made into a store without enquiries. */
function assertStore(file: string): void {
  const database = new DatabaseSync(file)
  try {
    const version = Number(database.prepare('PRAGMA user_version').get()?.user_version)
    if (version === 0) throw new Error('it holds no enquiries')
  } finally {
    database.close()
  }
}

/** Copies that an import works on, or has left where it was killed: names and phones. */
export function listWork(dir: string): string[] {
  return readdirSync(dir).filter((name) => name.startsWith(WORK_FOLDER))
}

function removeWork(dir: string): void {
  for (const name of listWork(dir)) rmSync(join(dir, name), { recursive: true, force: true })
}

function sync(path: string): void {
  const descriptor = openSync(path, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
