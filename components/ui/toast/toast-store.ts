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

const KEY = 'unshown-toasts'
const SEVERITIES = ['info', 'success', 'warn', 'error', 'secondary', 'contrast']

/** Keeps messages over the reload that comes when the part that draws them cannot be loaded. */
export function keepUnshownToasts(messages: readonly ToastMessage[]): void {
  if (messages.length === 0) return
  try {
    sessionStorage.setItem(KEY, JSON.stringify(messages))
  } catch {
    // A browser that keeps nothing loses the message, not the page.
  }
}

export function takeUnshownToasts(): ToastMessage[] {
  try {
    const messages: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    sessionStorage.removeItem(KEY)
    return Array.isArray(messages) ? messages.filter(isToastMessage) : []
  } catch {
    return []
  }
}

function isToastMessage(value: unknown): value is ToastMessage {
  if (typeof value !== 'object' || value === null) return false
  if (!('severity' in value && 'summary' in value)) return false
  return SEVERITIES.includes(String(value.severity)) && typeof value.summary === 'string'
}
