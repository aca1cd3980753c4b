import { type RefObject, useSyncExternalStore } from 'react'

/** Whether the page is scrolled by more than the element's own height. */
export function useIsScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  return useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > (element.current?.offsetHeight ?? Number.POSITIVE_INFINITY),
    () => false,
  )
}

function subscribeToScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true })
  window.addEventListener('resize', listener, { passive: true })
  return () => {
    window.removeEventListener('scroll', listener)
    window.removeEventListener('resize', listener)
  }
}
