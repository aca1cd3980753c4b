import { join } from 'node:path'
import type { Store } from '#lib/enquiries/store/database.ts'
import { ERASURE_LIST_FILE } from '#lib/enquiries/store/erasure-list.ts'
import type { Clock } from '#lib/i18n/dates.ts'
import { type Connection, compact, emptyLog, toDatabase } from './connection.ts'
import { createGroupCommit } from './group-commit.ts'
import { MIGRATIONS, versionOf } from './migrations.ts'
import { assertUsable, assertWritable, openDatabase } from './open-database.ts'
import { isBusy, isDamaged } from './sqlite-error.ts'
import { rememberFiles, type StoreFiles, StoreLostError } from './store-files.ts'

interface Options {
  dir: string
  clock: Clock
  /** Whether it is brought to that of this version of the site. */
  schema?: 'current' | 'as it is'
}

/**
 * The one connection of a process to the store in a folder.
 *
 * Touches no file until the first use: a build makes the same modules and must leave no store.
 * A store that was opened once is never made anew by the same process: an empty one in its place
 * would hide that the other is gone.
 */
export function openStore({ dir, clock, schema = 'current' }: Options): Store {
  const exclusive = createTurns()
  let connection: Connection | undefined
  let files: StoreFiles | undefined
  let isLogSaved = false
  /** What is written to a damaged file may be lost, or damage more of it. */
  let damage: unknown
  const connect = () => {
    if (connection) {
      verify()
      return connection
    }
    if (files && files.lookAtDatabase() !== 'in place') throw new StoreLostError()
    connection = openDatabase(dir, schema)
    files = rememberFiles(dir)
    return connection
  }
  const verify = () => {
    const state = files?.look() ?? 'in place'
    if (state === 'in place') {
      isLogSaved = false
      return
    }
    if (state === 'elsewhere' && !isLogSaved) isLogSaved = saveLog(connection)
    throw new StoreLostError()
  }
  const close = () => {
    const closed = connection
    connection = undefined
    closed?.close()
  }
  const drop = () => {
    // The connection is all that is left of files without a name.
    if (!files || files.look() === 'in place') close()
  }
  const noteDamage = (error: unknown): never => {
    if (isDamaged(error)) damage = error
    throw error
  }
  const { commit, flush } = createGroupCommit({ connect, drop, verify, exclusive })
  /** What is read while a transaction is under way may never come to be, so it has turns as well. */
  const use = <T>(work: (connection: Connection) => Promise<T> | T) =>
    exclusive(async () => {
      const value = await work(connect())
      verify()
      return value
    })
  return {
    clock,
    erasureList: join(dir, ERASURE_LIST_FILE),
    commit: (work) => (damage ? Promise.reject(damage) : commit(work).catch(noteDamage)),
    read: (query) => use((open) => query(toDatabase(open))),
    check: (how) => {
      if (how === 'whole') return use(assertUsable).catch(noteDamage)
      return damage ? Promise.reject(damage) : use(assertWritable)
    },
    schema: () => use((open) => ({ version: versionOf(open), known: MIGRATIONS.length })),
    eraseTraces: (how) =>
      use((open) => {
        try {
          return how === 'soon' ? emptyLog(open) : compact(open)
        } catch (error) {
          if (isBusy(error)) return false
          throw error
        }
      }),
    close: async () => {
      await flush()
      await exclusive(async () => close())
    },
  }
}

/** One after the other, in the order in which they come. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}

/**
 * What the log alone holds goes to the database that it belongs to, wherever that is now. Left in
 * its place, the log would be taken for that of whatever store is put there.
 */
function saveLog(connection: Connection | undefined): boolean {
  try {
    return connection !== undefined && emptyLog(connection)
  } catch {
    return false
  }
}
