import {
  fulfillRouteCacheEntry,
  writeRouteIntoCache,
} from 'next/dist/client/components/segment-cache/cache'
import type { NormalizedPathname } from 'next/dist/client/components/segment-cache/cache-key'
import type * as Routes from 'next/dist/client/components/segment-cache/optimistic-routes'

/**
 * Stands in for what the router guesses addresses by: it learns the shape of every page that it
 * meets, for an experiment that is off. What is left is to remember the page itself, as it does for
 * each address that is written otherwise than its route, which all the English ones are.
 */
export const discoverKnownRoute: typeof Routes.discoverKnownRoute = (
  now,
  pathname,
  search,
  nextUrl,
  pending,
  ...[root, canBeIntercepted, canonicalUrl, renderedSearch, hasSegments]
) => {
  const page = [root, canBeIntercepted, canonicalUrl, renderedSearch, hasSegments] as const
  return pending
    ? fulfillRouteCacheEntry(now, pending, ...page)
    : writeRouteIntoCache(now, pathname as NormalizedPathname, search, nextUrl, ...page)
}

export function matchKnownRoute() {
  return null
}

export function resetKnownRoutes() {}
