'use client'

import { useEffect, useSyncExternalStore } from 'react'
import {
  addToast,
  keepUnshownToasts,
  subscribeToToasts,
  type ToastMessage,
  takeUnshownToasts,
  tellOfToasts,
  waitingToasts,
} from './toast-store.ts'

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
      className="right-scroll-bar-position toast-area"
    >
      {Toasts && <Toasts closeLabel={closeLabel} />}
    </div>
  )
}

type Toasts = typeof import('./toast-list.tsx').Toasts

let loaded: Toasts | undefined

/** Shows a message at the top of the page. What draws it is loaded with the first one. */
export function showToast(message: ToastMessage): void {
  addToast(message)
  if (!loaded) void preloadToaster()
}

/** Loads what draws toasts, where one is soon to come. */
export async function preloadToaster(): Promise<void> {
  try {
    const { Toasts } = await import('./toast-list.tsx')
    loaded = Toasts
    tellOfToasts()
  } catch (error) {
    keepUnshownToasts(waitingToasts())
    throw error
  }
}

/** Shows what could not be shown before the page was reloaded for a missing part. */
export function recoverToasts(): void {
  takeUnshownToasts().forEach(showToast)
}

/** The component that draws toasts, once it has been loaded. */
function loadedToasts(): Toasts | undefined {
  return loaded
}
