import { usePathname } from 'next/navigation'
import { useEffect, useRef, useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** False while rendering what the server has rendered, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

/** Closes what is open when the page changes, or goes away with the layout around it. */
export function useCloseOnNavigation(close: () => void): void {
  const pathname = usePathname()
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: to run when the page changes
  useEffect(() => () => latest.current(), [pathname])
}
