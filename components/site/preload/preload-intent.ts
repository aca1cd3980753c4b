import { PRELOADED_LINKS, siteLinkAt } from '#components/ui/link/site-link.tsx'

/** A pointer that only passes over a link stays shorter than this. */
const DWELL_MS = 80

/**
 * Calls the listener for a link that the visitor rests the pointer on or tabs to. A press, of the
 * mouse or a finger, is none: the page itself is asked for right after it.
 */
export function onLinkIntent(listener: (link: HTMLAnchorElement) => void): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined

  function handleOver(event: PointerEvent) {
    clearTimeout(resting)
    const link = preloadableLink(event.target)
    if (link && event.pointerType !== 'touch') resting = setTimeout(listener, DWELL_MS, link)
  }

  function handleFocus(event: FocusEvent) {
    const link = preloadableLink(event.target)
    // A press of the mouse gives the focus too, but no visible one.
    if (link?.matches(':focus-visible')) listener(link)
  }

  document.addEventListener('pointerover', handleOver, { passive: true })
  document.addEventListener('focusin', handleFocus)
  return () => {
    clearTimeout(resting)
    document.removeEventListener('pointerover', handleOver)
    document.removeEventListener('focusin', handleFocus)
  }
}

function preloadableLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = siteLinkAt(target)
  return link?.matches(PRELOADED_LINKS) ? link : undefined
}
