import { LRUCache } from 'lru-cache'
import type { CachedRead, ResponseCache } from './backend-cache.ts'
import { UpstreamError } from './errors.ts'
import type { Transport } from './transport.ts'

/** The embedded API as the client reads it: in this process, without a network. */
export interface EmbeddedApi {
  handle(request: Request): Promise<Response>
  /** Another object whenever what is answered may be another. */
  generation(): object
}

const ORIGIN = 'http://embedded.invalid'
const MAX_ENTRIES = 2000

export function createEmbeddedTransport(api: EmbeddedApi | undefined): Transport {
  return async ({ path, search, locale }) => {
    if (!api) {
      throw new UpstreamError({ endpoint: path, reason: 'the embedded API was not started' })
    }
    const headers = { accept: 'application/json', 'accept-language': locale }
    const request = new Request(`${ORIGIN}${path}${search}`, { headers })
    try {
      const response = await api.handle(request)
      return {
        status: response.status,
        contentType: response.headers.get('content-type') ?? '',
        body: await response.text(),
      }
    } catch (error) {
      throw new UpstreamError({
        endpoint: path,
        reason: 'the embedded API failed',
        cause: error,
      })
    }
  }
}

/**
 * Keeps what has been read for as long as the content is the same, so that a page that is rendered
 * gets objects: parsing, sanitizing and typesetting are done once a generation.
 */
export function createContentCache(api: EmbeddedApi | undefined): ResponseCache {
  const entries = new LRUCache<string, Promise<unknown>>({ max: MAX_ENTRIES })
  let current: object | undefined
  return {
    async read<T>({ key, isCacheable, load }: CachedRead<T>) {
      const generation = api?.generation()
      if (generation !== current) entries.clear()
      current = generation
      const known = entries.get(key)
      if (known) return (await known) as T
      const loading = load().then(({ value }) => value)
      entries.set(key, loading)
      try {
        const value = await loading
        if (!isCacheable(value)) entries.delete(key)
        return value
      } catch (error) {
        entries.delete(key)
        throw error
      }
    },
    expire: () => entries.clear(),
  }
}
