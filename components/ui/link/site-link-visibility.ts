const MARGIN = '100px'

type Listener = (link: HTMLAnchorElement) => void

const links = new Set<HTMLAnchorElement>()
let observer: IntersectionObserver | undefined

/** As the `ref` of a link: has its appearance on the screen noticed. */
export function watchLink(link: HTMLAnchorElement | null) {
  if (!link) return
  links.add(link)
  observer?.observe(link)
  return () => {
    links.delete(link)
    observer?.unobserve(link)
  }
}

/** Calls the listener for every watched link that comes on the screen, or is there already. */
export function onLinkVisible(listener: Listener): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {}
  const current = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target instanceof HTMLAnchorElement) listener(target)
      }
    },
    { rootMargin: MARGIN },
  )
  observer = current
  for (const link of links) current.observe(link)
  return () => {
    current.disconnect()
    if (observer === current) observer = undefined
  }
}
