'use client'

import { usePathname } from 'next/navigation'
import { useLayoutEffect } from 'react'

let kept: { pathname: string; hash: string; y: number } | undefined

/** Has the page at a path shown where this one is scrolled to, if it is the next one shown. */
export function keepScrollPosition(pathname: string): void {
  kept = { pathname, hash: window.location.hash, y: window.scrollY }
}

/**
 * Stands behind the page's content. The router cannot be trusted with either: it scrolls to the
 * top although told not to, where the server's answer is of another route than it expected; and
 * an anchor that it has loaded a page with is added to every later address of that page.
 */
export function ScrollRestoration() {
  const pathname = usePathname()
  useLayoutEffect(() => {
    if (kept?.pathname === pathname) restore(kept)
    kept = undefined
  }, [pathname])
  return null
}

function restore({ pathname, hash, y }: { pathname: string; hash: string; y: number }): void {
  window.scrollTo(0, y)
  if (window.location.hash === hash) return
  const address = pathname + window.location.search + hash
  window.history.replaceState(window.history.state, '', address)
}
