import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { z } from 'zod'

/** What a receiver does with a request; `reset-after` has taken it by then. */
export type Mode =
  | 'healthy'
  | 'slow'
  | 'hang'
  | 'reset-before'
  | 'reset-after'
  | 'status-500'
  | 'status-429'

export interface Receiver {
  url: string
  mode: Mode
  /** How often it has taken each key, with what marker. */
  taken: Map<string, { marker: string; times: number }>
  stop(): Promise<void>
  /** Again at the same address. */
  restart(): Promise<void>
}

const SLOW_MS = 1_500
const bodySchema = z.union([
  z.object({ name: z.string() }),
  z.object({ fields: z.object({ name: z.string() }) }).transform(({ fields }) => fields),
])

/** A backend or a webhook that does as it is told and remembers what it has taken. */
export async function startReceiver(): Promise<Receiver> {
  const taken: Receiver['taken'] = new Map()
  const server = createServer((request, response) => {
    answer(receiver, request, response).catch(() => response.destroy())
  })
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server.listen(port, '127.0.0.1', () => {
        const address = server.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
  const port = await listen(0)
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}`,
    mode: 'healthy',
    taken,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    restart: async () => {
      await listen(port)
    },
  }
  return receiver
}

async function answer(
  { mode, taken }: Receiver,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  if (request.method !== 'POST') {
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"no"}')
    return
  }
  if (mode === 'hang') return
  if (mode === 'reset-before') {
    response.destroy()
    return
  }
  if (mode === 'status-500' || mode === 'status-429') {
    response.writeHead(Number(mode.slice(-3)), { 'retry-after': '1' }).end()
    return
  }
  if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
  const { name } = bodySchema.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')))
  const key = String(request.headers['idempotency-key'])
  const before = taken.get(key)
  taken.set(key, { marker: name, times: (before?.times ?? 0) + 1 })
  if (mode === 'reset-after') response.destroy()
  else response.writeHead(201, { 'content-type': 'application/json' }).end('{}')
}
