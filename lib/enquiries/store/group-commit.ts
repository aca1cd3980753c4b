import type { Database } from './database.ts'
import { isBroken, isBusy } from './sqlite-error.ts'

/** Runs `work` in a transaction and resolves once it is on the disk; rejects with nothing kept. */
export type Commit = <T>(work: (db: Database) => T) => Promise<T>

interface Connection {
  connect(): Database
  /** Makes the next use connect anew. */
  drop(): void
  /** Throws where what was committed is not where the next start will look for it. */
  verify(): void
}

interface Job {
  execute(db: Database): void
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
export function createGroupCommit({ connect, drop, verify }: Connection): {
  commit: Commit
  /** Commits what waits, at once. */
  flush(): void
} {
  const waiting: Job[] = []

  function flush(): void {
    const jobs = waiting.splice(0, MAX_GROUP)
    if (waiting.length > 0) setImmediate(flush)
    if (jobs.length > 0) commitGroup(jobs, performance.now() + BUSY_PATIENCE_MS)
  }

  function commitGroup(jobs: Job[], patientUntil: number): void {
    try {
      transact(connect(), jobs)
    } catch (error) {
      if (isBroken(error)) drop()
      if (isBusy(error) && performance.now() < patientUntil) {
        setTimeout(commitGroup, BUSY_PAUSE_MS, jobs, patientUntil)
      } else if (jobs.length > 1) {
        // One that cannot be written must not take the others with it.
        for (const job of jobs) commitGroup([job], patientUntil)
      } else {
        for (const job of jobs) job.fail(error)
      }
      return
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

  const commit: Commit = (work) =>
    new Promise((resolve, reject) => {
      let succeed = () => {}
      if (waiting.length === 0) setImmediate(flush)
      waiting.push({
        execute: (db) => {
          const value = work(db)
          succeed = () => resolve(value)
        },
        succeed: () => succeed(),
        fail: reject,
      })
    })

  return {
    commit,
    flush: () => {
      while (waiting.length > 0) flush()
    },
  }
}

function transact(db: Database, jobs: readonly Job[]): void {
  try {
    db.exec('BEGIN IMMEDIATE')
    for (const job of jobs) job.execute(db)
    db.exec('COMMIT')
  } catch (error) {
    db.rollback()
    throw error
  }
}
