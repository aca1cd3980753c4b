import { useEffect } from 'react'

/** Calls back when Escape is pressed anywhere, as long as there is something to close. */
export function useEscape(onEscape: (() => void) | undefined): void {
  useEffect(() => {
    if (!onEscape) return
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape?.()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [onEscape])
}
