import type { IncomingMessage, ServerResponse } from 'node:http'
import { findForm } from '#lib/enquiries/receive/find-form.ts'
import { MAX_BODY_BYTES, readBody } from '#lib/enquiries/receive/request-body.ts'

export interface BodyLimits {
  timeoutMs?: number
  /** What is read and thrown away of a body that is too long, so that the answer is heard. */
  drainBytes?: number
  drainMs?: number
}

type Handler = (request: Request) => Promise<Response>

/**
 * Answers a request by a handler of web requests. The body is read before, in limits, so that
 * neither a long one nor a slow one holds anything but its own connection.
 */
export async function respondInNode(
  request: IncomingMessage,
  response: ServerResponse,
  handle: Handler,
  { timeoutMs, drainBytes = 1024 * 1024, drainMs = 1_000 }: BodyLimits = {},
): Promise<void> {
  const read = await readBody(request.iterator({ destroyOnReturn: false }), { timeoutMs })
  if (read.outcome === 'broken-off') return
  if (read.outcome === 'too-slow') {
    response.writeHead(408, { Connection: 'close', 'Content-Length': 0 }).end()
    return
  }
  if (read.outcome === 'too-large' && !(await drain(request, drainBytes, drainMs))) {
    response.setHeader('Connection', 'close')
  }
  const answer = await handle(toWebRequest(request, read.bytes))
  const body = Buffer.from(await answer.arrayBuffer())
  if (body.length > 0) response.setHeader('Content-Length', body.length)
  response.writeHead(answer.status, [...answer.headers].flat()).end(body)
}

function toWebRequest({ method = 'GET', url = '/', headers }: IncomingMessage, bytes: Uint8Array) {
  const isWithoutBody = method === 'GET' || method === 'HEAD'
  return new Request(`http://localhost${url}`, {
    method,
    headers: Object.entries(headers).flatMap(([name, values = []]) =>
      [values].flat().map((value): [string, string] => [name, value]),
    ),
    body: isWithoutBody ? undefined : new Uint8Array(bytes),
  })
}

/** Whether an address is one that forms are sent to. */
export function isFormAddress(url: string): boolean {
  return findForm(url.split('?', 1)[0] ?? '') !== undefined
}

/** Whether the rest of the body came to its end within the limits. */
function drain(request: IncomingMessage, maxBytes: number, timeoutMs: number): Promise<boolean> {
  const declared = Number(request.headers['content-length'] ?? 0)
  if (declared > maxBytes) return Promise.resolve(false)
  if (request.readableEnded) return Promise.resolve(true)
  return new Promise((resolve) => {
    let size = MAX_BODY_BYTES
    const finish = (isWhole: boolean) => {
      clearTimeout(timer)
      resolve(isWhole)
    }
    const timer = setTimeout(finish, timeoutMs, false)
    request.on('end', () => finish(true))
    request.on('close', () => finish(false))
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > maxBytes) finish(false)
    })
  })
}
