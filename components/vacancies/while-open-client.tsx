'use client'

import type { ReactNode } from 'react'
import { useCallback, useSyncExternalStore } from 'react'

interface WhileOpenClientProps {
  closesAt: number
  closed: ReactNode
  children: ReactNode
}

export function WhileOpenClient({ closesAt, closed, children }: WhileOpenClientProps) {
  return useIsPast(closesAt) ? closed : children
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
