/** A pointer that only passes over a link stays shorter than this. */
const DWELL_MS = 80

/** Calls the listener for a link that the visitor rests on, tabs to or touches. */
export function onLinkIntent(listener: (link: HTMLAnchorElement) => void): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined

  function handleOver(event: PointerEvent) {
    clearTimeout(resting)
    const link = preloadableLink(event.target)
    if (link && event.pointerType !== 'touch') resting = setTimeout(listener, DWELL_MS, link)
  }

  function handleWish(event: Event) {
    const link = preloadableLink(event.target)
    if (link) listener(link)
  }

  document.addEventListener('pointerover', handleOver, { passive: true })
  document.addEventListener('touchstart', handleWish, { passive: true })
  document.addEventListener('focusin', handleWish)
  return () => {
    clearTimeout(resting)
    document.removeEventListener('pointerover', handleOver)
    document.removeEventListener('touchstart', handleWish)
    document.removeEventListener('focusin', handleWish)
  }
}

function preloadableLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  if (!(target instanceof Element)) return undefined
  return target.closest<HTMLAnchorElement>('a[data-preload]') ?? undefined
}
