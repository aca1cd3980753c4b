import type { MouseEvent } from 'react'

type Load = (href: string) => void
type NavigateHandler = (event: { preventDefault: () => void }) => void

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
 * The handler of a link or form whose page the router is about to show. Another handler may prevent that;
 * a mere anchor on the page that is shown is no navigation.
 */
export function toNavigateHandler(href: string, onNavigate?: NavigateHandler): NavigateHandler {
  return (event) => {
    let isPrevented = false
    onNavigate?.({
      preventDefault() {
        isPrevented = true
        event.preventDefault()
      },
    })
    const { isHere, hasAnchor } = compareWithHere(href)
    if (isPrevented || (isHere && hasAnchor)) return
    if (loadFully) {
      event.preventDefault()
      loadFully(href)
      return
    }
    for (const listener of listeners) listener()
    // The router leaves a page that is asked for again where it is scrolled to; a browser does not.
    if (isHere) window.scrollTo(0, 0)
  }
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
export function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
