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

let waiting: ToastMessage[] = []
const listeners = new Set<() => void>()

export function addToast(message: ToastMessage): void {
  waiting = [...waiting, message]
  tellOfToasts()
}

export function waitingToasts(): readonly ToastMessage[] {
  return waiting
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

/** Lets those who show toasts look again. */
export function tellOfToasts(): void {
  for (const listener of listeners) listener()
}
