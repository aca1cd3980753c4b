import type { RefObject } from 'react'
import type { Menus } from './country-state'
import type { CountryChoice, SiteNav } from './site-nav'

/** What the drawer shows. */
export interface DrawerContentProps {
  nav: SiteNav
  country: CountryChoice
  menus: Menus
}

export interface DrawerProps extends DrawerContentProps {
  isOpen: boolean
  /** The focus goes back to it. */
  button: RefObject<HTMLButtonElement | null>
}
