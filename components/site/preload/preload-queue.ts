/** More than this many preloads at once would be in the way of what the visitor asks for. */
export const MAX_PENDING_PRELOADS = 4

/** `route` asks what a page is made of, `page` for all that it needs. */
export type PreloadKind = 'route' | 'page'

/** As long as the framework keeps what it has fetched, in milliseconds. */
const FRESH_MS: Record<PreloadKind, number> = { route: 300_000, page: 30_000 }

interface Preload {
  href: string
  kind: PreloadKind
}

interface PreloadQueueOptions {
  /** Fulfilled when nothing more of the preload is under way. */
  load: (preload: Preload) => Promise<void>
  now: () => number
}

/**
 * Preloads addresses, whole pages before mere routes, and each once as long as it is fresh. While
 * as many as allowed are under way the others wait.
 */
export function createPreloadQueue({ load, now }: PreloadQueueOptions) {
  let waiting: Preload[] = []
  let pending = 0
  const freshUntil = new Map<string, number>()

  function add(preload: Preload): void {
    const { href, kind } = preload
    if (isFresh(preload) || isFresh({ href, kind: 'page' })) return
    freshUntil.set(keyOf(preload), now() + FRESH_MS[kind])
    if (kind === 'page') waiting = [preload, ...waiting.filter((other) => other.href !== href)]
    else waiting.push(preload)
    next()
  }

  function next(): void {
    if (pending >= MAX_PENDING_PRELOADS) return
    const preload = waiting.shift()
    if (!preload) return
    pending += 1
    load(preload)
      .catch(() => {})
      .then(() => {
        pending -= 1
        next()
      })
  }

  /** Forgets what waits: its links are no longer there. */
  function clear(): void {
    for (const preload of waiting) freshUntil.delete(keyOf(preload))
    waiting = []
  }

  function isFresh(preload: Preload): boolean {
    return (freshUntil.get(keyOf(preload)) ?? 0) > now()
  }

  return { add, clear }
}

function keyOf({ kind, href }: Preload): string {
  return `${kind} ${href}`
}
