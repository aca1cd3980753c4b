import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

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
    await pause(lastLookMs)
    const closed = new Promise<void>((resolve) => {
      NetServer.prototype.close.call(server, () => resolve())
    })
    isClosingIdle = true
    for (const [socket, connection] of connections) {
      if (connection.wasUsed) closeWhereIdle(socket, connection)
    }
    setTimeout(() => {
      for (const [socket, connection] of connections) closeWhereIdle(socket, connection)
    }, unusedLimitMs).unref()
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

function announceClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}

function closeWhereIdle(socket: Socket, { inHand }: Connection): void {
  if (inHand.size === 0) socket.destroySoon()
}
