import { PRELOADED_LINKS } from '#components/ui/link/site-link.tsx'

const MARGIN = '100px'

/** Calls the listener for every link to a page that comes on the screen, or is there already. */
export function onLinkVisible(listener: (link: HTMLAnchorElement) => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {}
  const visibility = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target instanceof HTMLAnchorElement) listener(target)
      }
    },
    { rootMargin: MARGIN },
  )
  const seen = new WeakSet<Element>()
  function look() {
    for (const link of document.querySelectorAll(PRELOADED_LINKS)) {
      if (seen.has(link)) continue
      seen.add(link)
      visibility.observe(link)
    }
  }
  const arrivals = new MutationObserver(look)
  look()
  arrivals.observe(document.body, { childList: true, subtree: true })
  return () => {
    arrivals.disconnect()
    visibility.disconnect()
  }
}
