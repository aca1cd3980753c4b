import pg from 'pg'
import type { Database, Store } from '#lib/enquiries/store/database.ts'
import type { Clock } from '#lib/i18n/dates.ts'
import { NUMERIC_TYPES, toDatabase } from './connection.ts'
import { MIGRATIONS, migrate, versionOf } from './migrations.ts'
import { isLost, isRetriable } from './postgres-error.ts'

const CONNECT_LIMIT_MS = 3_000
const STATEMENT_LIMIT_MS = 10_000
const MAX_CONNECTIONS = 10
const MAX_TRIES = 5

export interface PostgresOptions {
  url: string
  clock: Clock
  /** In the folder of this instance. */
  erasureList?: string
  /** Where its tables are; unset: wherever the server looks first. */
  schema?: string
}

/** What a library asks that speaks PostgreSQL itself. */
export interface PostgresStore extends Store {
  query(config: pg.QueryConfig): Promise<pg.QueryResult>
}

/**
 * The store of several instances. Connects with the first use, and again after the server was
 * away; a transaction that nobody can know the end of rejects, and is told by its key when it is
 * sent again.
 */
export function openPostgresStore(options: PostgresOptions): PostgresStore {
  const { url, clock, schema, erasureList } = options
  let pool: pg.Pool | undefined
  let isReady: Promise<void> | undefined

  const inSchema = schema ? [`-c search_path=${pg.escapeIdentifier(schema)}`] : []

  function connect(): pg.Pool {
    if (pool) return pool
    pool = new pg.Pool({
      connectionString: url,
      max: MAX_CONNECTIONS,
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      query_timeout: STATEMENT_LIMIT_MS,
      types: NUMERIC_TYPES,
      application_name: 'site',
      // What is acknowledged is on the disk, whatever the server's default is.
      options: ['-c synchronous_commit=on', ...inSchema].join(' '),
    })
    // A connection that the server has closed: whoever uses it hears so, and the next use gets
    // another. Unheard, it would end the process.
    pool.on('error', () => {})
    pool.on('connect', (client) => client.on('error', () => {}))
    return pool
  }

  /** Once for a process; where the server is away, the next use tries again. */
  function ready(): Promise<void> {
    isReady ??= prepare().catch((error: unknown) => {
      isReady = undefined
      throw error
    })
    return isReady
  }

  async function prepare(): Promise<void> {
    await transact(async (db) => {
      if (schema) await db.run(`CREATE SCHEMA IF NOT EXISTS ${pg.escapeIdentifier(schema)}`)
      await migrate(db)
    })
  }

  async function transact<T>(work: (db: Database) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      const outcome = await tryOnce(work)
      if ('value' in outcome) return outcome.value
      if (!outcome.isRetriable || tries >= MAX_TRIES) throw outcome.error
    }
  }

  async function tryOnce<T>(
    work: (db: Database) => Promise<T>,
  ): Promise<{ value: T } | { error: unknown; isRetriable: boolean }> {
    const client = await connect().connect()
    let isEnding = false
    try {
      await client.query('BEGIN')
      const value = await work(toDatabase(client))
      isEnding = true
      await client.query('COMMIT')
      client.release()
      return { value }
    } catch (error) {
      const isGone = isLost(error)
      if (!isGone) await client.query('ROLLBACK').catch(() => {})
      client.release(isGone)
      // Lost at its end, a transaction may have been made.
      return { error, isRetriable: isRetriable(error) || (isGone && !isEnding) }
    }
  }

  return {
    clock,
    erasureList,
    query: async (config) => {
      await ready()
      return connect().query(config)
    },
    commit: async (work) => {
      await ready()
      return transact(work)
    },
    read: async (query) => {
      await ready()
      try {
        return await query(toDatabase(connect()))
      } catch (error) {
        if (!isLost(error)) throw error
        return await query(toDatabase(connect()))
      }
    },
    check: async () => {
      await ready()
      const { rows } = await connect().query('SHOW transaction_read_only')
      if (rows[0]?.transaction_read_only !== 'off') {
        throw new Error('the database can be read but not written')
      }
    },
    schema: async () => {
      await ready()
      return { version: await versionOf(toDatabase(connect())), known: MIGRATIONS.length }
    },
    eraseTraces: async (how) => {
      if (how === 'for good') {
        await ready()
        await connect().query('VACUUM enquiries, enquiry_keys, deliveries, notices')
      }
      return true
    },
    close: async () => {
      const closed = pool
      pool = undefined
      isReady = undefined
      await closed?.end()
    },
  }
}
