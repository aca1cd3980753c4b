type Load = (href: string) => void

const listeners = new Set<() => void>()
let loadFully: Load | undefined

/** From now on a link is a full load of its target: this page's program is out of date. */
export function requireFullLoads(load: Load = (href) => window.location.assign(href)): void {
  loadFully = load
}

export function areFullLoadsDue(): boolean {
  return loadFully !== undefined
}

/** Calls the listener in the very event that starts a navigation without a full load. */
export function onNavigationStart(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The page of a link or form is asked for. Tells whether the router is to show it; where it is not,
 * it is being loaded in full. A mere anchor on the page that is shown is no navigation.
 */
export function beginNavigation(href: string): boolean {
  const { isHere, hasAnchor } = compareWithHere(href)
  if (isHere && hasAnchor) return true
  if (loadFully) {
    loadFully(href)
    return false
  }
  for (const listener of listeners) listener()
  // The router leaves a page that is asked for again where it is scrolled to; a browser does not.
  if (isHere) window.scrollTo(0, 0)
  return true
}

function compareWithHere(href: string) {
  const target = new URL(href, window.location.href)
  const { pathname, search } = window.location
  return {
    isHere: target.pathname === pathname && target.search === search,
    hasAnchor: target.hash !== '',
  }
}

/** Whether a click on a link opens it here, and not in a new tab or window. */
export function isPlainClick(event: Click): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>
