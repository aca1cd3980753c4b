import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

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
