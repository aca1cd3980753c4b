import type { ToastMessage } from './toast-store.ts'

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
