const SIGNS_OF_LIFE = ['scroll', 'pointermove', 'touchstart', 'keydown'] as const
const INTENTS = ['pointerover', 'touchstart', 'focusin', 'input'] as const

/**
 * Calls the listener, once, when somebody means to use an element: it is pointed at, or has the focus,
 * or has come into view after the visitor has done something. A page that is merely loaded shows
 * no intent.
 */
export function onIntent(element: HTMLElement, listener: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const observer =
    typeof IntersectionObserver === 'undefined'
      ? undefined
      : new IntersectionObserver((entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) trigger()
        })

  function trigger() {
    if (signal.aborted) return
    end()
    listener()
  }

  function end() {
    stop.abort()
    observer?.disconnect()
  }

  for (const name of INTENTS) element.addEventListener(name, trigger, { signal, passive: true })
  for (const name of SIGNS_OF_LIFE) {
    window.addEventListener(name, () => observer?.observe(element), {
      signal,
      once: true,
      passive: true,
    })
  }
  if (element.contains(document.activeElement)) trigger()
  return end
}
