import { type MouseEvent, type PointerEvent, useRef } from 'react'

/**
 * Handlers of a backdrop that tell a click on it from every other: one pressed within the window
 * and released outside it, or the other way round, also ends as a click on the backdrop.
 */
export function useBackdropClick(onClick: (() => void) | undefined) {
  const isPressed = useRef(false)
  const isReleased = useRef(false)
  return {
    onPointerDown(event: PointerEvent) {
      isPressed.current = event.button === 0 && event.target === event.currentTarget
      isReleased.current = false
    },
    onPointerUp(event: PointerEvent) {
      // A finger holds on to where it was put down, whatever it is lifted from.
      const under = document.elementFromPoint?.(event.clientX, event.clientY) ?? event.target
      isReleased.current = under === event.currentTarget
    },
    onPointerCancel() {
      isPressed.current = false
    },
    onClick(event: MouseEvent) {
      const isOwn = event.target === event.currentTarget && isPressed.current && isReleased.current
      isPressed.current = false
      if (isOwn) onClick?.()
    },
  }
}
