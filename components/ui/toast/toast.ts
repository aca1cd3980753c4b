import { addToast, type ToastMessage, tellOfToasts, waitingToasts } from './toast-store.ts'
import { keepUnshownToasts, takeUnshownToasts } from './toast-unshown.ts'

type Toasts = typeof import('./toaster-client.tsx').Toasts

let loaded: Toasts | undefined

/** Shows a message at the top of the page. What draws it is loaded with the first one. */
export function showToast(message: ToastMessage): void {
  addToast(message)
  if (!loaded) void preloadToaster()
}

/** Loads what draws toasts, where one is soon to come. */
export async function preloadToaster(): Promise<void> {
  try {
    const { Toasts } = await import('./toaster-client.tsx')
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
export function loadedToasts(): Toasts | undefined {
  return loaded
}
