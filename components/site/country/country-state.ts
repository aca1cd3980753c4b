import type { Locale } from '#lib/i18n/locales.ts'
import type { Category } from '#lib/resources/menus/model.ts'

export type MenuKind = 'staff' | 'candidates'
export type Menus = Record<MenuKind, Category[]>

export const MENU_KINDS: MenuKind[] = ['staff', 'candidates']

/** What the HTML of a page holds; the slug is empty where it is the page of no country. */
export interface PageMenus {
  locale: Locale
  countrySlug: string
  menus: Menus
}

interface LoadedMenu {
  locale: Locale
  countrySlug: string
  categories: Category[]
}

export interface CountryState {
  /** The selected country; empty is the world. */
  slug: string
  /** Chosen just now, while the page of the former country still stands. */
  isAhead: boolean
  menus: Partial<Record<MenuKind, LoadedMenu>>
}

export const NO_COUNTRY: CountryState = { slug: '', isAhead: false, menus: {} }

export function selectedSlug(state: CountryState, { countrySlug }: PageMenus): string {
  return state.isAhead ? state.slug : countrySlug || state.slug
}

/** The menus of the selected country; those had before, as long as its own cannot be had. */
export function shownMenus(state: CountryState, page: PageMenus): Menus {
  if (selectedSlug(state, page) === page.countrySlug) return page.menus
  const shown = (kind: MenuKind) => {
    const menu = state.menus[kind]
    return menu?.locale === page.locale ? menu.categories : page.menus[kind]
  }
  return { staff: shown('staff'), candidates: shown('candidates') }
}
