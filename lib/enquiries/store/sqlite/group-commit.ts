import { setTimeout as pause } from 'node:timers/promises'
import type { Database, Store } from '#lib/enquiries/store/database.ts'
import { type Connection, toDatabase } from './connection.ts'
import { isBroken, isBusy } from './sqlite-error.ts'

interface Options {
  connect(): Connection
  /** Makes the next use connect anew. */
  drop(): void
  /** Throws where what was committed is not where the next start will look for it. */
  verify(): void
  /** Lets nobody else at the connection meanwhile. */
  exclusive<T>(work: () => Promise<T>): Promise<T>
}

interface Job {
  execute(db: Database): Promise<void>
  succeed(): void
  fail(error: unknown): void
}

const MAX_GROUP = 500
const BUSY_PAUSE_MS = 25
const BUSY_PATIENCE_MS = 4_000

/**
 * Commits whatever arrives within one turn of the event loop in one transaction: a durable commit
 * costs a write to the disk, however much is in it.
 */
export function createGroupCommit({ connect, drop, verify, exclusive }: Options): {
  commit: Store['commit']
  /** Commits what waits, at once. */
  flush(): Promise<void>
} {
  const waiting: Job[] = []

  async function flush(): Promise<void> {
    const jobs = waiting.splice(0, MAX_GROUP)
    if (waiting.length > 0) setImmediate(flush)
    if (jobs.length > 0) await commitGroup(jobs)
  }

  async function commitGroup(jobs: Job[]): Promise<void> {
    const patientUntil = performance.now() + BUSY_PATIENCE_MS
    for (;;) {
      try {
        await exclusive(() => transact(connect(), jobs))
        break
      } catch (error) {
        if (isBroken(error)) drop()
        if (isBusy(error) && performance.now() < patientUntil) {
          await pause(BUSY_PAUSE_MS)
        } else if (jobs.length > 1) {
          // One that cannot be written must not take the others with it.
          await Promise.all(jobs.map((job) => commitGroup([job])))
          return
        } else {
          for (const job of jobs) job.fail(error)
          return
        }
      }
    }
    conclude(jobs)
  }

  function conclude(jobs: readonly Job[]): void {
    try {
      verify()
    } catch (error) {
      for (const job of jobs) job.fail(error)
      return
    }
    for (const job of jobs) job.succeed()
  }

  const commit: Store['commit'] = (work) =>
    new Promise((resolve, reject) => {
      let succeed = () => {}
      if (waiting.length === 0) setImmediate(flush)
      waiting.push({
        execute: async (db) => {
          const value = await work(db)
          succeed = () => resolve(value)
        },
        succeed: () => succeed(),
        fail: reject,
      })
    })

  return {
    commit,
    flush: async () => {
      while (waiting.length > 0) await flush()
    },
  }
}

async function transact(connection: Connection, jobs: readonly Job[]): Promise<void> {
  const db = toDatabase(connection)
  try {
    connection.exec('BEGIN IMMEDIATE')
    for (const job of jobs) await job.execute(db)
    connection.exec('COMMIT')
  } catch (error) {
    connection.rollback()
    throw error
  }
}
