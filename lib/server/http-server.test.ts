import { once } from 'node:events'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { type ConnectionLimits, trackConnections } from './http-server.ts'

const LAST_LOOK_MS = 30
/** More than the buffers of both ends of a connection hold. */
const LARGE = Buffer.alloc(16 * 1024 * 1024, 'x')

const opened: { servers: Server[]; sockets: Socket[] } = { servers: [], sockets: [] }
afterEach(() => {
  for (const socket of opened.sockets.splice(0)) socket.destroy()
  for (const server of opened.servers.splice(0)) server.close().closeAllConnections()
})

async function serve(listener: RequestListener, limits: Partial<ConnectionLimits> = {}) {
  const server = createServer({ keepAliveTimeout: 60_000 }, listener).listen(0, '127.0.0.1')
  opened.servers.push(server)
  const connections = trackConnections(server, {
    answerLimitMs: 60_000,
    lastLookMs: LAST_LOOK_MS,
    unusedLimitMs: 50,
    ...limits,
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { connections, port }
}

/** A client that shows all that it was sent, and nothing of its own. */
async function open(port: number) {
  const socket = connect(port, '127.0.0.1')
  opened.sockets.push(socket)
  const received: Buffer[] = []
  socket.on('data', (chunk) => received.push(chunk))
  socket.on('error', () => {})
  const closed = new Promise<string>((resolve) => {
    socket.on('close', () => resolve(Buffer.concat(received).toString()))
  })
  await once(socket, 'connect')
  return {
    socket,
    closed,
    ask: (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`),
    async until(text: string) {
      while (!Buffer.concat(received).includes(text)) await once(socket, 'data')
    },
  }
}

/** A listener whose answers wait until they are given. */
function heldAnswers() {
  const held: ServerResponse[] = []
  const { promise: asked, resolve } = Promise.withResolvers<void>()
  const listener: RequestListener = (_, response) => {
    held.push(response)
    resolve()
  }
  return { held, asked, listener }
}

test('a connection that is kept alive is closed, and nobody new is let in', async () => {
  const { connections, port } = await serve((_, response) => response.end('done'))
  const client = await open(port)
  client.ask('/')
  await client.until('done')
  await connections.drain()
  expect(await client.closed).toContain('Connection: keep-alive')
  await expect(open(port)).rejects.toThrow('ECONNREFUSED')
})

test('a connection on which nothing was ever asked does not keep the process', async () => {
  const { connections, port } = await serve((_, response) => response.end())
  const client = await open(port)
  await connections.drain()
  expect(await client.closed).toBe('')
})

test('a request in hand is answered, and the answer says that the connection closes', async () => {
  const { held, asked, listener } = heldAnswers()
  const { connections, port } = await serve(listener)
  const client = await open(port)
  client.ask('/')
  await asked
  const drained = connections.drain()
  await pause(3 * LAST_LOOK_MS)
  held[0]?.writeHead(200, { 'Content-Length': 4 }).end('done')
  await drained
  const answer = await client.closed
  expect(answer).toContain('Connection: close')
  expect(answer).toMatch(/done$/)
})

test('an answer that had begun is sent to its end, then the connection closes', async () => {
  const { held, asked, listener } = heldAnswers()
  const { connections, port } = await serve(listener)
  const client = await open(port)
  client.ask('/')
  await asked
  held[0]?.writeHead(200, { 'Content-Length': 8 }).write('half')
  await client.until('half')
  const drained = connections.drain()
  await pause(3 * LAST_LOOK_MS)
  held[0]?.end('rest')
  await drained
  expect(await client.closed).toMatch(/halfrest$/)
})

test('an answer that is complete but not yet read is read to its end', async () => {
  const { connections, port } = await serve((_, response) => response.end(LARGE))
  const client = await open(port)
  client.ask('/')
  await client.until('HTTP/1.1 200')
  client.socket.pause()
  const drained = connections.drain()
  await pause(3 * LAST_LOOK_MS)
  client.socket.resume()
  await drained
  const answer = await client.closed
  expect(answer.length - answer.indexOf('\r\n\r\n') - 4).toBe(LARGE.length)
})

test('several requests of one connection are all answered', async () => {
  const { held, asked, listener } = heldAnswers()
  const { connections, port } = await serve(listener)
  const client = await open(port)
  client.ask('/1')
  client.ask('/2')
  await asked
  await pause(LAST_LOOK_MS)
  expect(held).toHaveLength(2)
  const drained = connections.drain()
  held[1]?.end('second')
  held[0]?.end('first')
  await drained
  const answer = await client.closed
  expect(answer).toMatch(/first[\s\S]*second/)
  expect(answer.match(/Connection: close/g)).toHaveLength(1)
})

test('what had reached the machine before the end was asked for is answered', async () => {
  const { connections, port } = await serve((_, response) => response.end('done'))
  const client = await open(port)
  client.ask('/1')
  await client.until('done')
  const drained = connections.drain()
  client.ask('/2')
  await drained
  const answer = await client.closed
  expect(answer.match(/HTTP\/1.1 200/g)).toHaveLength(2)
  expect(answer).toContain('Connection: close')
})

test('a busy process reads what has arrived before it takes a connection for unused', async () => {
  const unusedLimitMs = 500
  const { connections, port } = await serve((_, response) => response.end('done'), {
    ...{ lastLookMs: 0, unusedLimitMs },
  })
  const client = await open(port)
  const drained = connections.drain()
  await pause(LAST_LOOK_MS)
  // From here on timers come before what has arrived.
  await nextTurn()
  client.ask('/')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, unusedLimitMs)
  await drained
  expect(await client.closed).toMatch(/^HTTP\/1.1 200 /)
})

test('whoever is left can be cut off, and is counted', async () => {
  const { asked, listener } = heldAnswers()
  const { connections, port } = await serve(listener)
  const client = await open(port)
  client.ask('/')
  await asked
  const drained = connections.drain()
  await pause(3 * LAST_LOOK_MS)
  expect(connections.cut()).toBe(1)
  await drained
  expect(await client.closed).toBe('')
})

test('a client that never reads its answer is not kept', async () => {
  const dropped = Promise.withResolvers<void>()
  const listener = (_: unknown, response: ServerResponse) => {
    response.once('close', dropped.resolve)
    response.end(LARGE)
  }
  const { connections, port } = await serve(listener, { answerLimitMs: 100 })
  const client = await open(port)
  client.ask('/')
  await client.until('HTTP/1.1 200')
  client.socket.pause()
  await dropped.promise
  expect(connections.cut()).toBe(0)
  client.socket.resume()
  expect((await client.closed).length).toBeLessThan(LARGE.length)
})

test('where it is crowded, whoever has been idle longest makes room for the next', async () => {
  const { held, asked, listener } = heldAnswers()
  const { port } = await serve(listener, { crowdedAt: 3 })
  const busy = await open(port)
  busy.ask('/')
  await asked
  const idle = await open(port)
  const younger = await open(port)
  const next = await open(port)
  expect(await idle.closed).toBe('')
  for (const { socket } of [busy, younger, next]) expect(socket.closed).toBe(false)
  held[0]?.end('done')
  await busy.until('done')
})
