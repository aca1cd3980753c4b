import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  compress,
  decompress,
  type Encoding,
  isCompressible,
  negotiateEncoding,
} from './content-encoding.ts'
import { type Filling, fillTemplate, type PageTemplate, toPageTemplate } from './page-template.ts'

/** A response that is ready to be sent again, in every encoding that was asked for. */
export interface StoredResponse {
  status: number
  /** As name and value in turn; without those that differ from one request to the next. */
  headers: readonly string[]
  /** Absent where there is nothing that could have changed: a failure, or what is not kept. */
  etag: string | undefined
  bodies: Map<Encoding, Buffer>
  isCompressible: boolean
  /** Compressed as well as can be. */
  isImproved: boolean
  /** Of a page that stands for many addresses. */
  template?: PageTemplate
  /** Milliseconds of a monotonic clock: until then this process knows it to be true. */
  freshUntil: number
}

/**
 * How long a cache in front may send what this process holds by itself: for a second, and for four
 * more while it asks again. So nobody needs to tell it when content changes, and a page that all
 * look at is asked for once a second. A browser asks each time.
 */
export const SHARED_CACHE_CONTROL = 'max-age=0, s-maxage=1, stale-while-revalidate=4'

/** For what no other visitor may be shown. */
export const PRIVATE = 'private, no-store'

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
  const { statusCode: status } = response
  const type = String(response.getHeader('content-type') ?? '')
  const isCompressed = isCompressible(type, body.length)
  const vary = String(response.getHeader('vary') ?? '')
  if (isCompressed && !/accept-encoding/i.test(vary)) {
    response.setHeader('vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding')
  }
  const headers = response
    .getHeaderNames()
    .filter((name) => !NOT_STORED.has(name))
    .flatMap((name) => [response.getHeader(name)].flat().map((value) => [name, String(value)]))
  const hash = createHash('sha1').update(body).digest('base64url')
  const etag = status === 200 ? `W/"${hash}"` : undefined
  // Rendered anew, and the same again: what was compressed stays.
  const isSame = etag !== undefined && before?.etag === etag
  const bodies = isSame ? before.bodies : new Map<Encoding, Buffer>()
  bodies.set('identity', body)
  return {
    status,
    headers: headers.flat(),
    etag,
    bodies,
    isCompressible: isCompressed,
    isImproved: isSame && before.isImproved,
    freshUntil: Infinity,
  }
}

/** The bytes that a response holds in memory. */
export function sizeOf({ bodies, headers }: StoredResponse): number {
  const bytes = [...bodies.values()].reduce((sum, { length }) => sum + length, 0)
  return bytes + headers.reduce((sum, { length }) => sum + length * 2, 0) + 1
}

/** What one request gets otherwise than the others. */
export interface SendDetails {
  /** For the gaps of a page that stands for many addresses. */
  filling?: Filling
  /** What a shared cache must not keep under this address. */
  isPrivate?: boolean
}

/** Makes the encoding ready that a request prefers. */
export async function prepare(
  stored: StoredResponse,
  acceptEncoding: string | undefined,
  { filling }: SendDetails = {},
): Promise<void> {
  const { bodies } = stored
  if (filling) {
    stored.template ??= toPageTemplate(plainBody(bodies).toString(), filling.mark)
    return
  }
  const encoding = encodingFor(stored, acceptEncoding)
  if (!bodies.has(encoding)) {
    const body = plainBody(bodies)
    bodies.set(encoding, encoding === 'identity' ? body : await compress(body, encoding, 'quick'))
  }
  // The largest by far, and hardly anybody asks for it.
  if (encoding !== 'identity') bodies.delete('identity')
}

/** Made of any other where it is not kept. */
function plainBody(bodies: StoredResponse['bodies']): Buffer {
  for (const [encoding, body] of bodies) return decompress(body, encoding)
  return EMPTY
}

/** Compresses it as well as can be, in the encodings that were asked for. */
export async function improve(stored: StoredResponse): Promise<void> {
  const body = plainBody(stored.bodies)
  for (const encoding of ['br', 'gzip'] as const) {
    if (stored.bodies.has(encoding)) {
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
  details: SendDetails = {},
): void {
  const { status, etag, freshUntil } = stored
  const headers = details.isPrivate ? withoutSharing(stored.headers) : [...stored.headers]
  if (etag !== undefined) {
    // Counted from when it could last be vouched for, or no cache in front would keep it.
    const age = Math.max(0, Math.ceil((performance.now() - freshUntil) / 1000))
    headers.push('etag', etag, 'age', String(age))
    if (isUnchanged(request.headers['if-none-match'], etag)) {
      response.writeHead(304, headers).end()
      return
    }
  }
  const { encoding, body } = bodyFor(stored, request.headers['accept-encoding'], details)
  if (encoding !== 'identity') headers.push('content-encoding', encoding)
  const length = body.reduce((sum, part) => sum + part.length, 0)
  if (status !== 204 && status !== 304) headers.push('content-length', String(length))
  response.writeHead(status, headers)
  if (request.method === 'HEAD') {
    response.end()
    return
  }
  for (const part of body.slice(0, -1)) response.write(part)
  response.end(body.at(-1))
}

const EMPTY = Buffer.alloc(0)

function bodyFor(
  stored: StoredResponse,
  acceptEncoding: string | undefined,
  { filling }: SendDetails,
): { encoding: Encoding; body: Buffer[] } {
  const encoding = encodingFor(stored, acceptEncoding)
  if (filling && stored.template) return fillTemplate(stored.template, filling, encoding)
  const body = stored.bodies.get(encoding)
  // The plain one may have been let go since it was made ready.
  return body
    ? { encoding, body: [body] }
    : { encoding: 'identity', body: [plainBody(stored.bodies)] }
}

function withoutSharing(headers: readonly string[]): string[] {
  const index = headers.indexOf('cache-control')
  const others = index < 0 ? headers : headers.toSpliced(index, 2)
  return [...others, 'cache-control', PRIVATE]
}

function encodingFor({ isCompressible }: StoredResponse, acceptEncoding?: string): Encoding {
  return isCompressible ? negotiateEncoding(acceptEncoding) : 'identity'
}

function isUnchanged(condition: string | undefined, etag: string): boolean {
  if (!condition) return false
  const strong = etag.slice('W/'.length)
  return condition.split(',').some((each) => each.trim().replace(/^W\//, '') === strong)
}
