import { keepUnshownToasts, takeUnshownToasts } from './toast-unshown'

/** How long a toast stays where nothing else is said. */
export const TOAST_LIFE_MS = 7_000

export type ToastSeverity = 'info' | 'success' | 'warn' | 'error' | 'secondary' | 'contrast'

export interface ToastMessage {
  severity: ToastSeverity
  summary: string
  detail?: string
  /** In milliseconds; Infinity stays until it is closed. */
  life?: number
  /** Whether the visitor can close it; by default they can. */
  closable?: boolean
}

type Toasts = typeof import('./toaster-client').Toasts

let waiting: ToastMessage[] = []
let loaded: Toasts | undefined
const listeners = new Set<() => void>()

/** Shows a message at the top of the page. What draws it is loaded with the first one. */
export function showToast(message: ToastMessage): void {
  waiting = [...waiting, message]
  if (loaded) notify()
  else void preloadToaster()
}

/** Loads what draws toasts, where one is soon to come. */
export async function preloadToaster(): Promise<void> {
  try {
    const { Toasts } = await import('./toaster-client')
    loaded = Toasts
    notify()
  } catch (error) {
    keepUnshownToasts(waiting)
    throw error
  }
}

/** Shows what could not be shown before the page was reloaded for a missing part. */
export function recoverToasts(): void {
  takeUnshownToasts().forEach(showToast)
}

/** Hands over the messages that nobody shows yet. */
export function takeWaitingToasts(): ToastMessage[] {
  const taken = waiting
  waiting = []
  return taken
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The component that draws toasts, once it has been loaded. */
export function loadedToasts(): Toasts | undefined {
  return loaded
}

function notify(): void {
  for (const listener of listeners) listener()
}
