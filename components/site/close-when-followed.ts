import type { MouseEvent } from 'react'
import { isPlainClick } from './is-plain-click'
import { closeMenu } from './open-menu'

/** Closes the menus when a link in them is followed, also one that leads to where one is. */
export function closeWhenFollowed(event: MouseEvent): void {
  const isLink = event.target instanceof Element && event.target.closest('a') !== null
  if (isLink && isPlainClick(event)) closeMenu()
}
