const listeners = new Set<() => void>()
let isDue = false

/** From now on a link is a full load of its target: this page's program is out of date. */
export function requireFullLoads(): void {
  isDue = true
}

export function isFullLoadDue(): boolean {
  return isDue
}

/** Tells that a page is about to be changed without a full load; a mere anchor changes none. */
export function startNavigation(href: string): void {
  const target = new URL(href, window.location.href)
  const { pathname, search } = window.location
  if (target.hash && target.pathname === pathname && target.search === search) return
  for (const listener of listeners) listener()
}

/** Calls the listener in the very event that starts a navigation. */
export function onNavigationStart(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
