import { isChunkFailure, reloadOnce } from './chunk-failure.ts'
import { tabMemory } from './chunk-memory.ts'
import { keepTypedText } from './chunk-typed-text.ts'

let isReloading = false

/**
 * Reloads the page where an error is a missing part of the program, and tells whether it does.
 * Without a network it does not: that would leave the visitor without the page they have.
 */
export function recoverFromChunkFailure(error: unknown): boolean {
  if (!isChunkFailure(error) || !navigator.onLine) return false
  const memory = tabMemory()
  isReloading ||= reloadOnce({
    path: window.location.pathname,
    memory,
    now: Date.now(),
    reload() {
      if (memory) keepTypedText(document, memory)
      window.location.reload()
    },
  })
  return isReloading
}
