const LATEST_MS = 2_000
const WITHOUT_IDLE_MS = 500

/** Calls back when the page has loaded and has nothing else to do. Returns how to call it off. */
export function whenIdle(callback: () => void): () => void {
  let cancel = () => window.removeEventListener('load', begin)

  function begin() {
    if ('requestIdleCallback' in window) {
      const id = window.requestIdleCallback(callback, { timeout: LATEST_MS })
      cancel = () => window.cancelIdleCallback(id)
    } else {
      const id = setTimeout(callback, WITHOUT_IDLE_MS)
      cancel = () => clearTimeout(id)
    }
  }

  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
  return () => cancel()
}
