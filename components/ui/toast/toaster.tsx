'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { loadedToasts, recoverToasts } from './toast.ts'
import { subscribeToToasts } from './toast-store.ts'

interface ToasterProps {
  closeLabel: string
}

/**
 * The place of the toasts. It stands in the page from the start, because a screen reader only
 * announces what is added to a region that it already knows.
 */
export function Toaster({ closeLabel }: ToasterProps) {
  const Toasts = useSyncExternalStore(subscribeToToasts, loadedToasts, () => undefined)
  useEffect(recoverToasts, [])
  return (
    <div
      data-toasts
      role="status"
      aria-live="polite"
      aria-atomic="false"
      aria-relevant="additions"
      className="pointer-events-none right-scroll-bar-position fixed inset-x-0 top-20 z-60 sm:in-[body:has([data-modal])]:top-4 flex flex-col items-center gap-2 px-4 print:hidden"
    >
      {Toasts && <Toasts closeLabel={closeLabel} />}
    </div>
  )
}
