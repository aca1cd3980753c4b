import { usePathname } from 'next/navigation'
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'

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

/** A timer that sleeps with the machine is late by as much: it is set anew at least this often. */
const MAX_WAIT_MS = 60_000
const notYet = () => false

/**
 * Whether a moment has passed, and tells when it does: a page may stay open beyond it, or come
 * from a cache after it. False while rendering what the server rendered before the moment.
 */
export function useIsPast(moment: number | undefined): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const look = () => {
        clearTimeout(timer)
        onChange()
        const left = (moment ?? Infinity) - Date.now()
        if (left > 0) timer = setTimeout(look, Math.min(left, MAX_WAIT_MS))
      }
      if (moment !== undefined) look()
      document.addEventListener('visibilitychange', look)
      return () => {
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', look)
      }
    },
    [moment],
  )
  return useSyncExternalStore(subscribe, () => moment !== undefined && Date.now() >= moment, notYet)
}
