import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

/** What is left of a toast's time, kept outside the component that counts it down. */
export interface ToastLife {
  remainingMs: number
}

/** Calls `onEnd` when the life is over. It stands still under the pointer, with the focus within, and while the tab is hidden. */
export function useToastLife(life: ToastLife, isOver: boolean, onEnd: () => void) {
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isHidden = useSyncExternalStore(subscribeToVisibility, isTabHidden, () => false)
  const isCounting = !isOver && !isHovered && !hasFocus && !isHidden
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    if (!isCounting || life.remainingMs === Infinity) return
    const startedAt = performance.now()
    const timer = setTimeout(end, life.remainingMs)
    return () => {
      clearTimeout(timer)
      life.remainingMs = Math.max(0, life.remainingMs - (performance.now() - startedAt))
    }
  }, [isCounting, life])

  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocus(true),
    onBlur: () => setFocus(false),
  }
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

function isTabHidden(): boolean {
  return document.visibilityState === 'hidden'
}
