import type { RefObject } from 'react'
import type { Menus } from '#components/site/country/country-state.ts'
import type { CountryChoice, SiteNav } from '#components/site/header/site-nav.ts'

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
