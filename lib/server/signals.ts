import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '#lib/log/log.ts'

/** What instances that share a database tell each other. */
export interface Signals {
  /** The others are to show changed content; rejects where they cannot be told. */
  announceRevalidation(): Promise<void>
  stop(): Promise<void>
}

export interface SignalOptions {
  databaseUrl: string
  /** Called when another instance was told that content has changed, or may have been. */
  onRevalidate: () => Promise<void>
  log: Log
  retryMs?: number
}

const CHANNEL = 'site_revalidate'
const CONNECT_LIMIT_MS = 3_000

/**
 * Listens for as long as the process runs, over a connection of its own. What was said while that
 * was broken nobody knows, so each new connection is taken for a word that something has changed.
 */
export function startSignals({
  databaseUrl: connectionString,
  onRevalidate,
  log,
  retryMs = 1_000,
}: SignalOptions): Signals {
  const self = randomUUID()
  const stopping = new AbortController()
  let client: pg.Client | undefined
  let isHeard = true

  async function listen(): Promise<void> {
    const connection = new pg.Client({
      connectionString,
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      keepAlive: true,
      application_name: 'site signals',
    })
    const ended = new Promise<void>((resolve) => {
      connection.once('end', resolve)
      connection.on('error', () => resolve())
    })
    connection.on('notification', ({ payload }) => {
      if (payload !== self) revalidate()
    })
    await connection.connect()
    client = connection
    await connection.query(`LISTEN ${CHANNEL}`)
    if (!isHeard) {
      log.info({}, 'other instances are heard again')
      revalidate()
    }
    isHeard = true
    await ended
    client = undefined
    throw new Error('the connection has ended')
  }

  function revalidate(): void {
    onRevalidate().catch((err: unknown) => log.error({ err }, 'changed content is not shown yet'))
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await listen().catch((error: unknown) => {
        if (stopping.signal.aborted) return
        const reason = error instanceof Error ? error.message : String(error)
        if (isHeard) log.warn({ reason }, 'other instances cannot be heard')
        isHeard = false
      })
      await pause(retryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }

  const running = run()
  return {
    announceRevalidation: async () => {
      if (!client) throw new Error('the database is away')
      await client.query('SELECT pg_notify($1, $2)', [CHANNEL, self])
    },
    stop: async () => {
      stopping.abort()
      await client?.end()
      await running
    },
  }
}
