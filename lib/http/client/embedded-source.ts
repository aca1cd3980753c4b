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
/** Of the answers that they were made of: in memory each takes some three bytes. */
const MAX_CHARACTERS = 8_000_000
/** Who goes through all of a long list is not to push out what others ask for. */
const MAX_CHARACTERS_OF_ONE = 800_000

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
  const entries = new LRUCache<string, Promise<unknown>>({
    maxSize: MAX_CHARACTERS,
    maxEntrySize: MAX_CHARACTERS_OF_ONE,
  })
  let current: object | undefined
  return {
    async read<T>({ key, isCacheable, load }: CachedRead<T>) {
      const generation = api?.generation()
      if (generation !== current) entries.clear()
      current = generation
      const known = entries.get(key)
      if (known) return (await known) as T
      const answer = load()
      const loading = answer.then(({ value }) => value)
      entries.set(key, loading, { size: 1 })
      try {
        const value = await loading
        const { characters } = await answer
        if (entries.peek(key) !== loading) return value
        if (isCacheable(value)) entries.set(key, loading, { size: characters + key.length })
        else entries.delete(key)
        return value
      } catch (error) {
        entries.delete(key)
        throw error
      }
    },
    expire: () => entries.clear(),
  }
}
