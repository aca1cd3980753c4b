import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#lib/log/log.ts'
import { READ_METHODS } from './common-headers.ts'

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

const NO_TUNNEL = [
  'HTTP/1.1 405 Method Not Allowed',
  `Allow: ${READ_METHODS}`,
  'Content-Length: 0',
  'Connection: close',
  '\r\n',
].join('\r\n')

/** A request for a tunnel has its own event; nobody listening, it would get no answer at all. */
function refuseTunnels(server: Server): void {
  server.on('connect', (_request, socket) => {
    // From here on the server looks after the socket no more, and an error would end the process.
    socket.on('error', () => socket.destroy())
    socket.end(NO_TUNNEL, () => socket.destroy())
  })
}

export interface ConnectionLimits {
  /** From a request's arrival to the last byte of its answer, for clients that read too slowly. */
  answerLimitMs: number
  /** From here on, the connection that has been open longest without a request makes room. */
  crowdedAt?: number
  /** What had reached the machine when the end was asked for is still taken. */
  lastLookMs?: number
  /** For a connection that is open and has not asked for anything yet, as browsers hold ready. */
  unusedLimitMs?: number
}

export interface Connections {
  /** Takes no more connections, answers what is in hand, and resolves when nobody is connected. */
  drain(): Promise<void>
  /** Breaks off everybody who is left, and says how many requests were in hand. */
  cut(): number
}

interface Connection {
  inHand: Set<ServerResponse>
  wasUsed: boolean
}

/**
 * Knows who is connected and whom an answer is owed. The server's own way of closing is not
 * enough: it breaks off an answer that is complete but not yet read, and leaves open until its
 * idle time is over a connection that becomes idle, or on which nothing has been asked.
 */
export function trackConnections(server: Server, limits: ConnectionLimits): Connections {
  const { answerLimitMs, crowdedAt = Infinity, lastLookMs = 100, unusedLimitMs = 1_000 } = limits
  const connections = new Map<Socket, Connection>()
  let isDraining = false
  let isClosingIdle = false

  server.on('connection', (socket) => {
    if (connections.size >= crowdedAt) makeRoom()
    connections.set(socket, { inHand: new Set(), wasUsed: false })
    socket.once('close', () => connections.delete(socket))
  })

  server.prependListener('request', ({ socket }, response) => {
    const connection = connections.get(socket)
    if (!connection) return
    connection.wasUsed = true
    connection.inHand.add(response)
    if (isDraining) announceClose(response)
    const limit = setTimeout(() => socket.destroy(), answerLimitMs).unref()
    response.once('close', () => {
      clearTimeout(limit)
      connection.inHand.delete(response)
      if (isClosingIdle) closeWhereIdle(socket, connection)
    })
  })

  function makeRoom(): void {
    for (const [socket, { inHand }] of connections) {
      if (inHand.size > 0) continue
      socket.destroySoon()
      connections.delete(socket)
      return
    }
  }

  async function drain(): Promise<void> {
    isDraining = true
    for (const { inHand } of connections.values()) {
      // Only the last of several: what follows an answer with this header is not sent.
      const last = [...inHand].at(-1)
      if (last) announceClose(last)
    }
    await pauseAndRead(lastLookMs)
    const closed = new Promise<void>((resolve) => {
      NetServer.prototype.close.call(server, () => resolve())
    })
    isClosingIdle = true
    for (const [socket, connection] of connections) {
      if (connection.wasUsed) closeWhereIdle(socket, connection)
    }
    pauseAndRead(unusedLimitMs).then(() => {
      for (const [socket, connection] of connections) closeWhereIdle(socket, connection)
    })
    await closed
  }

  function cut(): number {
    let count = 0
    for (const [socket, { inHand }] of connections) {
      count += inHand.size
      socket.destroy()
    }
    return count
  }

  return { drain, cut }
}

/** A process that is busy reads what has arrived by then, before it takes a connection for idle. */
async function pauseAndRead(ms: number): Promise<void> {
  await pause(ms, undefined, { ref: false })
  await nextTurn()
}

function announceClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}

function closeWhereIdle(socket: Socket, { inHand }: Connection): void {
  if (inHand.size === 0) socket.destroySoon()
}
