import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { FRESH_SECONDS, USABLE_SECONDS } from '#lib/cache/page-lifetime.ts'
import { contentGeneration, findPage, type StoredPage } from '#lib/cache/page-store.ts'
import { captureResponse } from '#lib/http/captured-response.ts'
import {
  improve,
  isReadyFor,
  PRIVATE,
  prepare,
  type SendDetails,
  type StoredResponse,
  sendStored,
  sizeOf,
  toStoredResponse,
} from '#lib/http/stored-response.ts'
import { type CacheableRequest, type CacheRules, createCacheRules } from './cacheable-request.ts'
import { BusyError, type RenderQueue } from './render-queue.ts'
import type { SharedPage } from './unknown-pages.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

interface ResponseCache {
  /** Sends what is ready; false where somebody else has to answer. */
  sendReady(request: IncomingMessage, response: ServerResponse): boolean
  /**
   * Has a request answered, and keeps the answer where it serves others too.
   *
   * @throws {BusyError}
   */
  respond(
    request: IncomingMessage,
    response: ServerResponse,
    handle: Handle,
    details?: SendDetails,
  ): Promise<void>
}

interface Options extends CacheRules {
  /** Sets what every answer carries. */
  setCommonHeaders(request: IncomingMessage, response: ServerResponse): void
  renders: RenderQueue
  /** The page for an internal path that certainly leads nowhere. */
  findShared(page: string): SharedPage | undefined
  maxBytes?: number
}

interface Entry {
  stored: StoredResponse
  /** The rendered page that it was made of, which it may outlast; absent for what is no page. */
  page: WeakRef<StoredPage> | undefined
  generation: number
  /** Milliseconds of a monotonic clock: from then on it is not sent at all. */
  usableUntil: number
  /** Until then the others are not kept waiting by the one who has it made anew. */
  refreshingUntil: number
  isImproved: boolean
}

const MAX_BYTES = 32 * 1024 * 1024
const MAX_CAPTURED_BYTES = 4 * 1024 * 1024
const REFRESH_LIMIT_MS = 5_000
/** Longer than a page usually takes. */
const RENDER_MS = 1_000
const LEISURE_MS = 2_000

/** Answers again what has been answered before, without asking the framework. */
export function createResponseCache(options: Options): ResponseCache {
  const { setCommonHeaders, renders, findShared, maxBytes = MAX_BYTES, ...rules } = options
  const cacheable = createCacheRules(rules)
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ stored }, key) => sizeOf(stored) + key.length * 2,
  })

  /** Answers on their way, by key. */
  const flights = new Map<string, Promise<StoredResponse | undefined>>()
  /** Requests whose answer takes the place of one that is kept. */
  const renewing = new WeakSet<IncomingMessage>()

  const cache: ResponseCache = {
    sendReady(request, response) {
      const asked = cacheable.read(request)
      const entry = asked && entries.get(asked.key)
      if (asked && !entry) return sendShared(request, response, asked)
      // Of a failure the log is to know.
      if (!entry || !isUsable(entry) || entry.stored.status !== 200) return false
      if (isDue(entry, asked.page)) {
        renewing.add(request)
        return false
      }
      if (!isReadyFor(entry.stored, request.headers['accept-encoding'])) return false
      sendStored(request, response, entry.stored)
      return true
    },

    async respond(request, response, handle, details) {
      const asked = cacheable.read(request)
      if (!asked) {
        if (details?.isPrivate) response.setHeader('Cache-Control', PRIVATE)
        return renders.run(() => handle(request, response))
      }
      const known = entries.get(asked.key)
      const isRenewing = renewing.has(request)
      if (known && isUsable(known) && !isRenewing && !isDue(known, asked.page)) {
        return send(known.stored, asked.key)
      }
      const stored = await answerOnce(asked, known, { request, response, handle, isRenewing })
      if (stored) await send(stored, asked.key)

      async function send(stored: StoredResponse, key: string): Promise<void> {
        await prepare(stored, request.headers['accept-encoding'], details)
        // Counted anew: it holds one encoding more.
        const entry = entries.peek(key)
        if (entry?.stored === stored) entries.set(key, entry)
        sendStored(request, response, stored, details)
        if (!entry || entry.stored !== stored || entry.isImproved || details?.filling) return
        entry.isImproved = true
        improveAtLeisure(() => entries.peek(key) === entry, stored)
      }
    },
  }
  return cache

  /** There is no end of addresses that lead nowhere, so that what is kept for all of them is sent. */
  function sendShared(
    request: IncomingMessage,
    response: ServerResponse,
    { key, page }: CacheableRequest,
  ): boolean {
    const { host, 'accept-encoding': acceptEncoding } = request.headers
    if (page === undefined || key !== page || findPage(page)) return false
    const shared = findShared(page)
    const asked = shared && cacheable.read({ method: 'GET', url: shared.url, headers: { host } })
    if (shared && shared.url !== request.url) cacheable.forget(request.url)
    const entry = asked && entries.get(asked.key)
    if (!entry || !isUsable(entry)) return false
    if (isDue(entry, asked.page)) {
      renewing.add(request)
      return false
    }
    const { stored } = entry
    if (shared.filling ? !stored.template : !isReadyFor(stored, acceptEncoding)) return false
    sendStored(request, response, stored, { filling: shared.filling })
    return true
  }

  /** Of several who ask for the same at once, one has it answered, and all get that answer. */
  async function answerOnce(
    asked: CacheableRequest,
    known: Entry | undefined,
    question: Question,
  ): Promise<StoredResponse | undefined> {
    try {
      // Where the first of them has gone before its answer came, the next has it answered.
      for (let flight = flights.get(asked.key); flight; flight = flights.get(asked.key)) {
        const stored = await flight
        if (stored) return stored
      }
      const flight = answer(asked, known, question).finally(() => flights.delete(asked.key))
      flights.set(asked.key, flight)
      return await flight
    } catch (error) {
      // Rather what is no longer fresh than nothing.
      if (known && isUsable(known) && error instanceof BusyError) return known.stored
      throw error
    }
  }

  /** Undefined where it has been sent already, or nobody is there any more. */
  async function answer(
    asked: CacheableRequest,
    known: Entry | undefined,
    { request, response, handle, isRenewing }: Question,
  ): Promise<StoredResponse | undefined> {
    const before = asked.page === undefined ? undefined : findPage(asked.page)
    const generation = contentGeneration()
    const startedAt = performance.now()
    const work = () => capture(request, response, handle)
    // Before what there is no end of.
    const isUrgent = isRenewing || (asked.page !== undefined && !asked.isNarrowed)
    const result = await (asked.isCheap ? work() : renders.run(work, { isUrgent }))
    if (!result) return undefined
    setCommonHeaders(request, response)
    const stored = toStoredResponse(response, result.body, known?.stored)
    for (const name of response.getHeaderNames()) response.removeHeader(name)

    const page = asked.page === undefined ? undefined : findPage(asked.page)
    // Where there was none to be sent, it is the one that was rendered for this very answer.
    // Otherwise one that was stored while the answer was on its way is another page.
    const isMadeAnew = !before || before.usableUntil + RENDER_MS < startedAt
    const isCurrent = asked.page === undefined || (page && (isMadeAnew || before === page))
    const isToKeep = isCurrent && generation === contentGeneration() && isKept(stored, page)
    if (!isToKeep) return { ...stored, etag: undefined }
    // A document or a read is kept as long as a page.
    stored.freshUntil = page ? page.freshUntil : performance.now() + FRESH_SECONDS * 1000
    entries.set(asked.key, toEntry(stored, page, generation))
    return stored
  }
}

interface Question {
  request: IncomingMessage
  response: ServerResponse
  handle: Handle
  isRenewing: boolean
}

/** The whole answer to a request, whatever part of it was asked for, and in no encoding. */
async function capture(request: IncomingMessage, response: ServerResponse, handle: Handle) {
  // It may have waited for its turn longer than the visitor.
  if (response.destroyed) return undefined
  const { 'accept-encoding': acceptEncoding, 'if-none-match': condition } = request.headers
  const isHead = request.method === 'HEAD'
  request.headers['accept-encoding'] = 'identity'
  delete request.headers['if-none-match']
  delete request.headers['if-modified-since']
  if (isHead) request.method = 'GET'
  const captured = captureResponse(response, MAX_CAPTURED_BYTES)
  const handled = handle(request, response)
  // Some handlers are not done before their answer has been sent, which waits for them here.
  const result = await Promise.race([captured, handled.then(() => captured)]).catch((error) => {
    // Ends the holding back, so that something else can be sent.
    response.end()
    throw error
  })
  Object.assign(request.headers, { 'accept-encoding': acceptEncoding, 'if-none-match': condition })
  if (isHead) request.method = 'HEAD'
  return result
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
  const page = path === undefined ? undefined : findPage(path)
  const isCurrent = !page || page === entry.page?.deref()
  if ((isCurrent && now < entry.stored.freshUntil) || now < entry.refreshingUntil) return false
  entry.refreshingUntil = now + REFRESH_LIMIT_MS
  return true
}

function toEntry(stored: StoredResponse, page: StoredPage | undefined, generation: number): Entry {
  const now = performance.now()
  return {
    stored,
    page: page && new WeakRef(page),
    generation,
    usableUntil: page ? page.usableUntil : now + USABLE_SECONDS * 1000,
    // The framework has sent what it had, and renders anew.
    refreshingUntil: now < stored.freshUntil ? 0 : now + RENDER_MS,
    isImproved: stored.isImproved,
  }
}

/** Of a page that has failed, the page cache knows whether it may be kept here, and nowhere else. */
function isKept({ status, headers }: StoredResponse, page: StoredPage | undefined): boolean {
  if (headers.includes('set-cookie')) return false
  if (status !== 200) return page?.status === status
  const index = headers.indexOf('cache-control')
  return !/no-store|private/.test(index < 0 ? '' : (headers[index + 1] ?? ''))
}
