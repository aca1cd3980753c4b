'use client'

import { startTransition, useEffect, useOptimistic, useState } from 'react'
import { onNavigationStart } from '#components/ui/link/site-link-navigation.ts'

/** A navigation that takes longer is shown by its own page, or has failed. */
export const LOADING_BAR_LIMIT_MS = 15_000

/**
 * Shows that a page is on its way. It is an optimistic state of the very transition in which the
 * router changes the page, so it ends with that, however that ends.
 */
export function LoadingBar() {
  const [isNavigating, setNavigating] = useOptimistic(false)
  useEffect(
    () => onNavigationStart(() => startTransition(() => setNavigating(true))),
    [setNavigating],
  )
  return isNavigating ? <Bar /> : null
}

function Bar() {
  const [isOverdue, setOverdue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setOverdue, LOADING_BAR_LIMIT_MS, true)
    return () => clearTimeout(timer)
  }, [])
  if (isOverdue) return null
  return (
    <div
      data-loading-bar
      aria-hidden="true"
      className="loading-bar fixed inset-x-0 top-0 z-70 h-0.75 origin-left bg-orange print:hidden"
    />
  )
}
