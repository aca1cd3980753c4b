/** What the tab remembers over a reload; undefined where the browser refuses to keep anything. */
export function tabMemory(): Storage | undefined {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}
