import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { contentGeneration, findPage, type StoredPage } from '#lib/cache/page-store.ts'
import { captureResponse } from '#lib/http/captured-response.ts'
import { compress, isCompressible, negotiateEncoding } from '#lib/http/content-encoding.ts'
import {
  improve,
  isReadyFor,
  prepare,
  type StoredResponse,
  sendStored,
  sizeOf,
  toStoredResponse,
} from '#lib/http/stored-response.ts'
import { type CacheRules, createCacheRules } from './cacheable-request.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

interface ResponseCache {
  /** Sends what is ready; false where somebody else has to answer. */
  sendReady(request: IncomingMessage, response: ServerResponse): boolean
  /** Has a request answered, and keeps the answer where it serves others too. */
  respond(request: IncomingMessage, response: ServerResponse, handle: Handle): Promise<void>
}

interface Options extends CacheRules {
  /** Sets what every answer carries. */
  setCommonHeaders(request: IncomingMessage, response: ServerResponse): void
  maxBytes?: number
}

interface Entry {
  stored: StoredResponse
  /** The rendered page that it was made of; absent for what is no page. */
  page: StoredPage | undefined
  generation: number
  /** Milliseconds of a monotonic clock: from then on one who asks has it made anew. */
  freshUntil: number
  /** And from then on it is not sent at all. */
  usableUntil: number
  /** Until then the others are not kept waiting by the one who has it made anew. */
  refreshingUntil: number
  isImproved: boolean
}

const MAX_BYTES = 192 * 1024 * 1024
const MAX_CAPTURED_BYTES = 4 * 1024 * 1024
const REFRESH_LIMIT_MS = 5_000
/** Longer than a page usually takes. */
const RENDER_MS = 1_000
/** Of a document or a read, as of a page. */
const LEISURE_MS = 2_000
const FRESH_MS = 30_000
const USABLE_MS = 60_000

/** Answers again what has been answered before, without asking the framework. */
export function createResponseCache({ setCommonHeaders, maxBytes = MAX_BYTES, ...rules }: Options) {
  const toCacheable = createCacheRules(rules)
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ stored }, key) => sizeOf(stored) + key.length * 2,
  })

  /** Requests whose answer takes the place of one that is kept. */
  const renewing = new WeakSet<IncomingMessage>()

  const cache: ResponseCache = {
    sendReady(request, response) {
      const asked = toCacheable(request)
      const entry = asked && entries.get(asked.key)
      if (!entry || !isUsable(entry)) return false
      if (isDue(entry, asked.page)) {
        renewing.add(request)
        return false
      }
      if (!isReadyFor(entry.stored, request.headers['accept-encoding'])) return false
      sendStored(request, response, entry.stored)
      return true
    },

    async respond(request, response, handle) {
      const asked = toCacheable(request)
      if (!asked) return handle(request, response)
      const known = entries.get(asked.key)
      if (known && !renewing.has(request) && isUsable(known))
        return sendPrepared(asked.key, known, request, response)
      const before = asked.page === undefined ? undefined : findPage(asked.page)
      const acceptEncoding = request.headers['accept-encoding']
      const isHead = request.method === 'HEAD'
      const condition = request.headers['if-none-match']
      // What is kept is whole and in no encoding.
      request.headers['accept-encoding'] = 'identity'
      delete request.headers['if-none-match']
      delete request.headers['if-modified-since']
      request.method = 'GET'
      const generation = contentGeneration()
      const captured = captureResponse(response, MAX_CAPTURED_BYTES)
      const handled = handle(request, response)
      // Some handlers are not done before their answer has been sent, which waits for them here.
      const result = await Promise.race([captured, handled.then(() => captured)])
      if (!result) return
      Object.assign(request.headers, {
        'accept-encoding': acceptEncoding,
        'if-none-match': condition,
      })
      if (isHead) request.method = 'HEAD'
      setCommonHeaders(request, response)

      if (!isKept(response, result.status)) {
        await sendOnce(request, response, result.body)
        return
      }
      const stored = toStoredResponse(response, result.body, known?.stored)
      // Where there was none, it is the one that was rendered for this very answer. Otherwise one
      // that was stored while this answer was on its way is another page.
      const page = asked.page === undefined ? undefined : findPage(asked.page)
      const entry = toEntry(stored, page, generation)
      for (const name of response.getHeaderNames()) response.removeHeader(name)
      const isCurrent = asked.page === undefined || (page && (!before || before === page))
      if (isCurrent && generation === contentGeneration()) entries.set(asked.key, entry)
      await sendPrepared(asked.key, entry, request, response)
    },
  }
  return cache

  async function sendPrepared(
    key: string,
    entry: Entry,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    await prepare(entry.stored, request.headers['accept-encoding'])
    // Counted anew: it holds one encoding more.
    if (entries.peek(key) === entry) entries.set(key, entry)
    sendStored(request, response, entry.stored)
    if (entry.isImproved) return
    entry.isImproved = true
    improveAtLeisure(() => entries.peek(key) === entry, entry.stored)
  }
}

let improving = Promise.resolve()

/** Compresses once more as well as can be, one response after the other, while it is still kept. */
function improveAtLeisure(isKept: () => boolean, stored: StoredResponse): void {
  setTimeout(() => {
    improving = improving
      .then(() => (isKept() ? improve(stored) : undefined))
      .catch(() => undefined)
  }, LEISURE_MS).unref()
}

function isUsable({ generation, usableUntil }: Entry): boolean {
  return generation === contentGeneration() && performance.now() < usableUntil
}

/** Whether it is to be made anew: said to the first who comes then, and to no other for a while. */
function isDue(entry: Entry, path: string | undefined): boolean {
  const now = performance.now()
  const isCurrent = path === undefined || findPage(path) === entry.page
  if ((isCurrent && now < entry.freshUntil) || now < entry.refreshingUntil) return false
  entry.refreshingUntil = now + REFRESH_LIMIT_MS
  return true
}

function toEntry(stored: StoredResponse, page: StoredPage | undefined, generation: number): Entry {
  const { storedAt } = stored
  const freshUntil = page ? page.freshUntil : storedAt + FRESH_MS
  return {
    stored,
    page,
    generation,
    freshUntil,
    usableUntil: page ? page.usableUntil : storedAt + USABLE_MS,
    // The framework has sent what it had, and renders anew.
    refreshingUntil: storedAt < freshUntil ? 0 : storedAt + RENDER_MS,
    isImproved: stored.isImproved,
  }
}

function isKept(response: ServerResponse, status: number): boolean {
  if (status !== 200 || response.hasHeader('set-cookie')) return false
  return !/no-store|private/.test(String(response.getHeader('cache-control') ?? ''))
}

async function sendOnce(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
): Promise<void> {
  const type = String(response.getHeader('content-type') ?? '')
  const encoding = negotiateEncoding(headers['accept-encoding'])
  const isEncoded = encoding !== 'identity' && isCompressible(type, body.length)
  const sent = isEncoded ? await compress(body, encoding, 'quick') : body
  if (isEncoded) response.setHeader('Content-Encoding', encoding)
  if (response.statusCode !== 204 && response.statusCode !== 304) {
    response.setHeader('Content-Length', sent.length)
  }
  if (method === 'HEAD') response.end()
  else response.end(sent)
}
