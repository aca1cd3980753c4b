'use client'

import { usePathname } from 'next/navigation'
import { useLayoutEffect } from 'react'

let kept: { pathname: string; y: number } | undefined

/** Has the page at a path shown where this one is scrolled to, if it is the next one shown. */
export function keepScroll(pathname: string): void {
  kept = { pathname, y: window.scrollY }
}

/**
 * Stands behind the page's content. The router scrolls to the top although told not to, where the
 * server's answer is of another route than it expected and it starts the navigation again.
 */
export function KeptScroll() {
  const pathname = usePathname()
  useLayoutEffect(() => {
    if (kept?.pathname === pathname) window.scrollTo(0, kept.y)
    kept = undefined
  }, [pathname])
  return null
}
