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

const UNSHOWN = 'unshown-toasts'

let waiting: ToastMessage[] = []
let loaded: Toasts | undefined
const listeners = new Set<() => void>()

/** Shows a message at the top of the page. What draws it is loaded with the first one. */
export function showToast(message: ToastMessage): void {
  waiting = [...waiting, message]
  notify()
  if (!loaded) void preloadToaster()
}

/** Loads what draws toasts, where one is soon to come. */
export async function preloadToaster(): Promise<void> {
  try {
    const { Toasts } = await import('./toaster-client')
    loaded = Toasts
    notify()
  } catch (error) {
    // The page is about to be reloaded for its missing part: the messages are shown after that.
    sessionStorage.setItem(UNSHOWN, JSON.stringify(waiting))
    throw error
  }
}

/** Brings back the messages that a reload has kept from being shown. */
export function recoverToasts(): void {
  const kept = sessionStorage.getItem(UNSHOWN)
  if (!kept) return
  sessionStorage.removeItem(UNSHOWN)
  const messages: unknown = JSON.parse(kept)
  if (Array.isArray(messages)) messages.filter(isToastMessage).forEach(showToast)
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

export function loadedToasts(): Toasts | undefined {
  return loaded
}

function notify(): void {
  for (const listener of listeners) listener()
}

function isToastMessage(value: unknown): value is ToastMessage {
  return typeof value === 'object' && value !== null && 'severity' in value && 'summary' in value
}
