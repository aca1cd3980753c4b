import { LRUCache } from 'lru-cache'
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import type { IncrementalCachedAppPageValue } from 'next/dist/server/response-cache/types.js'
import { instance } from '#lib/server/instance.ts'
import type { Packed } from './packed.ts'

const MAX_PAGES = 3_000
const MAX_BYTES = 16 * 1024 * 1024

export interface StoredPage extends Omit<CacheHandlerValue, 'value'> {
  packed: Packed<IncrementalCachedAppPageValue>
  status: number | undefined
  /** The framework's own key, under which it remembers a lifetime. */
  frameworkKey: string
  /** Milliseconds of a monotonic clock: from then on it is rendered anew when it is asked for. */
  freshUntil: number
  /** And from then on it is not sent any more. */
  usableUntil: number
}

export interface Pages {
  byPath: LRUCache<string, StoredPage>
  /** Differs as soon as content has changed. */
  generation: number
}

/**
 * The rendered pages of this process by internal path, in memory alone: what the build rendered
 * is never read, so that the first page after a start already shows the settings of that start.
 */
function pages(): Pages {
  const site = instance()
  site.pages ??= {
    generation: 0,
    byPath: new LRUCache({
      max: MAX_PAGES,
      maxSize: MAX_BYTES,
      sizeCalculation: ({ packed }) => packed.size,
      dispose: ({ frameworkKey }) => forgetLifetime(frameworkKey),
    }),
  }
  return site.pages
}

export function findPage(path: string): StoredPage | undefined {
  return pages().byPath.get(path)
}

export function storePage(path: string, page: StoredPage): void {
  pages().byPath.set(path, page)
}

/** Any change of content may show on any page, in a menu at least. */
export function clearPages(): void {
  const all = pages()
  all.generation += 1
  all.byPath.clear()
}

/** Differs as soon as content has changed. */
export function contentGeneration(): number {
  return pages().generation
}

/**
 * The framework remembers a lifetime for every address it ever rendered, without bound. The
 * lifetimes of stored pages are stored with them, so none is needed there.
 */
export function forgetLifetime(key: string): void {
  const remembered: unknown = Reflect.get(SharedCacheControls, 'cacheControls')
  if (remembered instanceof Map) remembered.delete(key)
}
