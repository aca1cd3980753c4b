import { LRUCache } from 'lru-cache'
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import type { IncrementalCachedAppPageValue } from 'next/dist/server/response-cache/types.js'
import { instance } from '#lib/server/instance.ts'

const MAX_PAGES = 3_000
const MAX_BYTES = 128 * 1024 * 1024

export type StoredPage = CacheHandlerValue & { value: IncrementalCachedAppPageValue }

/**
 * The rendered pages of this process, in memory alone: what the build rendered is never read, so
 * that the first page after a start already shows the settings of that start.
 */
export function pageStore(): LRUCache<string, StoredPage> {
  const site = instance()
  site.pages ??= new LRUCache({
    max: MAX_PAGES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ value }) => byteSize(value),
    dispose: (_page, key) => forgetLifetime(key),
  })
  return site.pages
}

/** Any change of content may show on any page, in a menu at least. */
export function clearPages(): void {
  pageStore().clear()
}

/**
 * The framework remembers a lifetime for every address it ever rendered, without bound. The
 * lifetimes of stored pages are stored with them, so none is needed there.
 */
export function forgetLifetime(key: string): void {
  const remembered: unknown = Reflect.get(SharedCacheControls, 'cacheControls')
  if (remembered instanceof Map) remembered.delete(key)
}

function byteSize({ html, rscData, segmentData }: IncrementalCachedAppPageValue): number {
  const parts = [html, rscData, ...(segmentData?.values() ?? [])]
  return parts.reduce((total, part) => total + (part?.length ?? 0), 1)
}
