import type { Category } from '#lib/domain/category'
import type { Locale } from '#lib/domain/locale'
import { reportFailure } from './report-failure'
import { createStore } from './store'

export type MenuKind = 'staff' | 'candidates'
export type Menus = Record<MenuKind, Category[]>

/** What the HTML of a page holds; the slug is empty where it is the page of no country. */
export interface PageMenus {
  locale: Locale
  countrySlug: string
  menus: Menus
  /** Where the public API is; empty is the site itself. */
  apiBaseUrl: string
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

type Place = Pick<PageMenus, 'locale' | 'apiBaseUrl'>

interface MenuRequest {
  kind: MenuKind
  locale: Locale
  countrySlug: string
  baseUrl: string
  signal: AbortSignal
}

interface CountryStoreParts {
  fetchMenu: (request: MenuRequest) => Promise<Category[]>
  report: (what: string, error: unknown) => void
}

export const NO_COUNTRY: CountryState = { slug: '', isAhead: false, menus: {} }

const KINDS: MenuKind[] = ['staff', 'candidates']

/** The country that a visitor has selected, and its menus. */
export function createCountryStore({ fetchMenu, report }: CountryStoreParts) {
  const { get, set, subscribe } = createStore<CountryState>(NO_COUNTRY)
  let asked: { locale: Locale; countrySlug: string; abort: AbortController } | undefined

  /** Selects a country, or the world for an empty slug, and asks for its menus. */
  function choose(slug: string, place: Place): void {
    set({ ...get(), slug, isAhead: true })
    ask(slug, place)
  }

  /** A page is shown: one of a country selects it, any other leaves the selection alone. */
  function arrive({ countrySlug, menus, ...place }: PageMenus): void {
    const { locale } = place
    if (!countrySlug) {
      const { slug } = get()
      set({ ...get(), isAhead: false })
      if (slug && !KINDS.every((kind) => isHeld(kind, locale, slug))) askOnce(slug, place)
      return
    }
    if (!isAsked(locale, countrySlug)) asked?.abort.abort()
    const held = (categories: Category[]) => ({ locale, countrySlug, categories })
    set({
      slug: countrySlug,
      isAhead: false,
      menus: { staff: held(menus.staff), candidates: held(menus.candidates) },
    })
  }

  function isHeld(kind: MenuKind, locale: Locale, slug: string): boolean {
    const menu = get().menus[kind]
    return menu?.locale === locale && menu.countrySlug === slug
  }

  function isAsked(locale: Locale, slug: string): boolean {
    return asked?.locale === locale && asked.countrySlug === slug
  }

  function askOnce(slug: string, place: Place): void {
    if (!isAsked(place.locale, slug)) ask(slug, place)
  }

  function ask(countrySlug: string, { locale, apiBaseUrl }: Place): void {
    asked?.abort.abort()
    const abort = new AbortController()
    const mine = { locale, countrySlug, abort }
    asked = mine
    const answers = KINDS.map(async (kind) => {
      const request = { kind, locale, countrySlug, baseUrl: apiBaseUrl, signal: abort.signal }
      try {
        const categories = await fetchMenu(request)
        // An answer may be under way already when the request is given up.
        if (abort.signal.aborted) return
        const menu = { locale, countrySlug, categories }
        set({ ...get(), menus: { ...get().menus, [kind]: menu } })
      } catch (error) {
        if (!abort.signal.aborted) report(`The ${kind} menu could not be loaded`, error)
      }
    })
    void Promise.all(answers).then(() => {
      if (asked === mine) asked = undefined
    })
  }

  return { get, subscribe, choose, arrive }
}

export const countryStore = createCountryStore({
  fetchMenu: async (request) => {
    const { fetchMenu } = await import('#lib/api/menus-in-browser')
    return fetchMenu(request)
  },
  report: reportFailure,
})

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
