import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

export interface CapturedResponse {
  status: number
  body: Buffer
}

/**
 * Holds back what a handler writes to a response. Resolves with its status and body once the
 * handler has ended it; the headers stay set on the response, and nothing has been sent. A body
 * over the limit, or a client that has gone, makes it undefined: what was held back is sent then,
 * and all that follows directly.
 */
export function captureResponse(
  response: ServerResponse,
  maxBytes: number,
): Promise<CapturedResponse | undefined> {
  const direct = {
    write: response.write.bind(response),
    end: response.end.bind(response),
    writeHead: response.writeHead.bind(response),
    flushHeaders: response.flushHeaders.bind(response),
  }
  const chunks: Buffer[] = []
  let size = 0
  const { promise, resolve } = Promise.withResolvers<CapturedResponse | undefined>()

  function release(): void {
    Object.assign(response, direct)
  }

  function take(chunk: unknown, encoding: unknown): void {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return
    const bytes = Buffer.from(chunk as string, isEncoding(encoding) ? encoding : 'utf8')
    chunks.push(bytes)
    size += bytes.length
    if (size <= maxBytes) return
    release()
    for (const held of chunks) direct.write(held)
    resolve(undefined)
  }

  response.writeHead = (status: number, ...rest: unknown[]) => {
    response.statusCode = status
    const headers = rest.at(-1)
    if (isHeaders(headers)) {
      for (const [name, value] of entriesOf(headers)) {
        if (value !== undefined) response.setHeader(name, value)
      }
    }
    return response
  }
  response.flushHeaders = () => undefined
  response.write = (chunk: unknown, encoding?: unknown, callback?: unknown) => {
    take(chunk, encoding)
    const done = [encoding, callback].find((each) => typeof each === 'function')
    if (typeof done === 'function') queueMicrotask(() => done())
    return true
  }
  response.end = ((chunk?: unknown, encoding?: unknown, callback?: unknown) => {
    take(chunk, encoding)
    const done = [chunk, encoding, callback].find((each) => typeof each === 'function')
    if (typeof done === 'function') response.once('finish', () => done())
    if (size > maxBytes) return direct.end()
    release()
    resolve({ status: response.statusCode, body: Buffer.concat(chunks) })
    return response
  }) as ServerResponse['end']
  response.once('close', () => resolve(undefined))
  return promise
}

function isEncoding(value: unknown): value is BufferEncoding {
  return typeof value === 'string' && Buffer.isEncoding(value)
}

function isHeaders(value: unknown): value is OutgoingHttpHeaders | string[] {
  return typeof value === 'object' && value !== null
}

function entriesOf(headers: OutgoingHttpHeaders | string[]) {
  if (!Array.isArray(headers)) return Object.entries(headers)
  const pairs: [string, string][] = []
  for (let index = 0; index + 1 < headers.length; index += 2) {
    pairs.push([headers[index] ?? '', headers[index + 1] ?? ''])
  }
  return pairs
}
