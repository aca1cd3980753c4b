import type { MouseEvent } from 'react'

/** Whether a click on a link opens it here, and not in a new tab or window. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
