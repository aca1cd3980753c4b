import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#lib/log/log.ts'
import { refuseTunnels } from './refuse-tunnels.ts'

/** Longer than the usual idle time of a proxy in front, which must be the one to hang up. */
const KEEP_ALIVE_MS = 75_000
const HEADERS_LIMIT_MS = 15_000
/** For a request to arrive in whole: all that may be sent here is small. */
const REQUEST_LIMIT_MS = 30_000
/** How exact the two limits above are. */
const CHECK_EVERY_MS = 5_000
/** A connection on which nothing moves; longer than any backend may take. */
const SILENCE_LIMIT_MS = 60_000
/** Each takes some 60 KB of memory; idle ones make room before this many. */
const MAX_CONNECTIONS = 2_500
export const CROWDED_AT = 2_000
const LOOKUP_LIMIT_MS = 3_000

/** A server on which no client can hold anything for ever, and not more than there is room for. */
export function createBoundedServer(listener: RequestListener, log: Log): Server {
  const server = createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: HEADERS_LIMIT_MS,
      requestTimeout: REQUEST_LIMIT_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
      // The framework listens for upgrades, and hangs up; an offer of one may always be ignored.
      shouldUpgradeCallback: () => false,
    },
    listener,
  )
  refuseTunnels(server)
  // Without a listener, an answer that cannot be sent to one would be the end of all.
  server.on('request', (_, response) => {
    response.on('error', (error) => log.warn({ err: error }, 'an answer could not be sent'))
  })
  server.timeout = SILENCE_LIMIT_MS
  server.maxConnections = MAX_CONNECTIONS
  return server
}

/** Resolves with the port once the server listens. */
export async function listen(server: Server, port: number, host?: string): Promise<number> {
  server.listen(port, host && (await addressOf(host)))
  await once(server, 'listening')
  const address = server.address()
  return address && typeof address === 'object' ? address.port : port
}

/** Asked here, since a name server that is down would keep the start waiting. */
async function addressOf(host: string): Promise<string> {
  const waiting = new AbortController()
  const tooLate = pause(LOOKUP_LIMIT_MS, undefined, { signal: waiting.signal })
  const found = await Promise.race([lookup(host), tooLate]).finally(() => waiting.abort())
  if (!found) throw new Error(`HOST: ${host}: the name server does not answer`)
  return found.address
}
