import type { MouseEvent } from 'react'
import { isPlainClick } from '#components/ui/browser/is-plain-click.ts'
import { closeMenu } from './open-menu.ts'

/** Closes the menus when a link in them is followed, also one that leads to where one is. */
export function closeWhenFollowed(event: MouseEvent): void {
  const isLink = event.target instanceof Element && event.target.closest('a') !== null
  if (isLink && isPlainClick(event)) closeMenu()
}
