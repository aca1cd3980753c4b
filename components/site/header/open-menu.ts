import type { MouseEvent } from 'react'
import { useSyncExternalStore } from 'react'
import { createStore } from '#components/ui/browser/store.ts'
import { isPlainClick } from '#components/ui/link/site-link-navigation.ts'

export type OpenMenu = 'staff' | 'candidates' | 'drawer'

const openMenuStore = createStore<OpenMenu | undefined>(undefined)

/** The one of the site's menus that is open. */
export function useOpenMenu(): OpenMenu | undefined {
  return useSyncExternalStore(openMenuStore.subscribe, openMenuStore.get, () => undefined)
}

export function openMenu(menu: OpenMenu): void {
  openMenuStore.set(menu)
}

export function closeMenu(): void {
  openMenuStore.set(undefined)
}

export function toggleMenu(menu: OpenMenu): void {
  openMenuStore.set(openMenuStore.get() === menu ? undefined : menu)
}

/** Closes the menus when a link in them is followed, also one that leads to where one is. */
export function closeWhenFollowed(event: MouseEvent): void {
  const isLink = event.target instanceof Element && event.target.closest('a') !== null
  if (isLink && isPlainClick(event)) closeMenu()
}
