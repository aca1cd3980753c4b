import { useSyncExternalStore } from 'react'
import { createStore } from '#components/ui/browser/store.ts'

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
