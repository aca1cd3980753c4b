import { keepTypedText } from './typed-text.ts'

let isReloading = false

/**
 * Reloads the page where an error is a missing part of the program, and tells whether it does.
 * Without a network it does not: that would leave the visitor without the page they have.
 */
export function recoverFromChunkLoadError(error: unknown): boolean {
  if (!isChunkLoadError(error) || !navigator.onLine) return false
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

/** A page is reloaded for a missing part at most once in this time. */
const ONCE_IN_MS = 10_000
const KEY = 'reloaded-for-a-missing-part'

const MESSAGES =
  /failed to load chunk|loading (css )?chunk|dynamically imported module|importing a module script failed/i

/** Whether a part of the program could not be had: a deployment has removed it, or the network failed. */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || MESSAGES.test(error.message))
}

interface ReloadOptions {
  path: string
  /** Without a memory there is no reload: a page that always fails would reload for ever. */
  memory: Pick<Storage, 'getItem' | 'setItem'> | undefined
  now: number
  reload: () => void
}

/** Reloads, unless the same path was reloaded within ten seconds, and tells whether it does. */
export function reloadOnce({ path, memory, now, reload }: ReloadOptions): boolean {
  const key = `${KEY} ${path}`
  try {
    const reloadedAt = memory?.getItem(key)
    // A time that has not come yet was told by a clock that has been set back since.
    const agoMs = reloadedAt ? Math.abs(now - Number(reloadedAt)) : Infinity
    if (!memory || agoMs < ONCE_IN_MS) return false
    memory.setItem(key, String(now))
  } catch {
    return false
  }
  reload()
  return true
}

/** What the tab remembers over a reload; undefined where the browser refuses to keep anything. */
export function tabMemory(): Storage | undefined {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}
