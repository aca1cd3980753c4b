import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { compress, type Encoding, isCompressible, negotiateEncoding } from './content-encoding.ts'

/** A response that is ready to be sent again, in every encoding that was asked for. */
export interface StoredResponse {
  /** As name and value in turn; without those that differ from one request to the next. */
  headers: readonly string[]
  etag: string
  bodies: Map<Encoding, Buffer>
  isCompressible: boolean
  /** Compressed as well as can be. */
  isImproved: boolean
  /** Milliseconds of a monotonic clock. */
  storedAt: number
}

/**
 * How long a cache in front may send what this process holds by itself: for a second, and for four
 * more while it asks again. So nobody needs to tell it when content changes, and a page that all
 * look at is asked for once a second. A browser asks each time.
 */
export const SHARED_CACHE_CONTROL = 'max-age=0, s-maxage=1, stale-while-revalidate=4'

/** Set anew with each response, or of one connection only. */
const NOT_STORED = new Set([
  ...['age', 'connection', 'content-encoding', 'content-length', 'date', 'etag', 'keep-alive'],
  ...['transfer-encoding'],
])

/** What is to be kept of a response that has been captured, and not been sent yet. */
export function toStoredResponse(
  response: ServerResponse,
  body: Buffer,
  before: StoredResponse | undefined,
): StoredResponse {
  const headers = response
    .getHeaderNames()
    .filter((name) => !NOT_STORED.has(name))
    .flatMap((name) => [response.getHeader(name)].flat().map((value) => [name, String(value)]))
  const flat = headers.flat()
  if (!flat.includes('vary')) flat.push('vary', 'Accept-Encoding')
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  const type = String(response.getHeader('content-type') ?? '')
  // Rendered anew, and the same again: what was compressed stays.
  const isSame = before?.etag === etag
  const bodies = isSame ? before.bodies : new Map<Encoding, Buffer>()
  bodies.set('identity', body)
  return {
    headers: flat,
    etag,
    bodies,
    isCompressible: isCompressible(type, body.length),
    isImproved: isSame && before.isImproved,
    storedAt: performance.now(),
  }
}

/** The bytes that a response holds in memory. */
export function sizeOf({ bodies, headers }: StoredResponse): number {
  const bytes = [...bodies.values()].reduce((sum, { length }) => sum + length, 0)
  return bytes + headers.reduce((sum, { length }) => sum + length * 2, 0) + 1
}

/** Makes the encoding ready that a request prefers. */
export async function prepare(stored: StoredResponse, acceptEncoding?: string): Promise<void> {
  const encoding = encodingFor(stored, acceptEncoding)
  const body = stored.bodies.get('identity')
  if (encoding === 'identity' || stored.bodies.has(encoding) || !body) return
  stored.bodies.set(encoding, await compress(body, encoding, 'quick'))
}

/** Compresses it as well as can be, in the encodings that were asked for. */
export async function improve(stored: StoredResponse): Promise<void> {
  const body = stored.bodies.get('identity')
  for (const encoding of ['br', 'gzip'] as const) {
    if (body && stored.bodies.has(encoding)) {
      stored.bodies.set(encoding, await compress(body, encoding, 'best'))
    }
  }
  stored.isImproved = true
}

/** Whether it can be sent at once in the encoding that a request prefers. */
export function isReadyFor(stored: StoredResponse, acceptEncoding?: string): boolean {
  return stored.bodies.has(encodingFor(stored, acceptEncoding))
}

/** Sends a stored response that is ready for this request: whole, without body, or as unchanged. */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  stored: StoredResponse,
): void {
  const encoding = encodingFor(stored, request.headers['accept-encoding'])
  const body = stored.bodies.get(encoding)
  const age = Math.max(0, Math.floor((performance.now() - stored.storedAt) / 1000))
  const headers = [...stored.headers, 'etag', stored.etag, 'age', String(age)]
  if (isUnchanged(request.headers['if-none-match'], stored.etag)) {
    response.writeHead(304, headers).end()
    return
  }
  if (encoding !== 'identity') headers.push('content-encoding', encoding)
  headers.push('content-length', String(body?.length ?? 0))
  response.writeHead(200, headers)
  if (request.method === 'HEAD') response.end()
  else response.end(body)
}

function encodingFor({ isCompressible }: StoredResponse, acceptEncoding?: string): Encoding {
  return isCompressible ? negotiateEncoding(acceptEncoding) : 'identity'
}

function isUnchanged(condition: string | undefined, etag: string): boolean {
  if (!condition) return false
  const strong = etag.slice('W/'.length)
  return condition.split(',').some((each) => each.trim().replace(/^W\//, '') === strong)
}
