import { useLayoutEffect, useSyncExternalStore } from 'react'
import type { CountryChoice, SiteNav } from '#components/site/header/site-nav.ts'
import { createStore } from '#components/ui/browser/store.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Category } from '#lib/resources/menus/model.ts'
import {
  type CountryState,
  MENU_KINDS,
  type MenuKind,
  type Menus,
  NO_COUNTRY,
  type PageMenus,
  selectedSlug,
  shownMenus,
} from './country-state.ts'

interface MenuRequest {
  kind: MenuKind
  locale: Locale
  countrySlug: string
  /** Where the public API is; empty is the site itself. */
  baseUrl: string
  signal: AbortSignal
}

interface CountryStoreParts {
  fetchMenu: (request: MenuRequest) => Promise<Category[]>
  report: (what: string, error: unknown) => void
}

type Place = Pick<MenuRequest, 'locale' | 'baseUrl'>

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
  function arrive({ locale, countrySlug, menus }: PageMenus, baseUrl: string): void {
    if (countrySlug) {
      if (!isAsked(locale, countrySlug)) asked?.abort.abort()
      const held = (categories: Category[]) => ({ locale, countrySlug, categories })
      const pageMenus = { staff: held(menus.staff), candidates: held(menus.candidates) }
      set({ slug: countrySlug, isAhead: false, menus: pageMenus })
      return
    }
    const { slug } = get()
    set({ ...get(), isAhead: false })
    const isComplete = MENU_KINDS.every((kind) => isHeld(kind, locale, slug))
    if (slug && !isComplete && !isAsked(locale, slug)) ask(slug, { locale, baseUrl })
  }

  function isHeld(kind: MenuKind, locale: Locale, slug: string): boolean {
    const menu = get().menus[kind]
    return menu?.locale === locale && menu.countrySlug === slug
  }

  function isAsked(locale: Locale, slug: string): boolean {
    return asked?.locale === locale && asked.countrySlug === slug
  }

  function ask(countrySlug: string, { locale, baseUrl }: Place): void {
    asked?.abort.abort()
    const mine = { locale, countrySlug, abort: new AbortController() }
    const { signal } = mine.abort
    asked = mine
    const answers = MENU_KINDS.map(async (kind) => {
      try {
        const categories = await fetchMenu({ kind, locale, countrySlug, baseUrl, signal })
        // An answer may be under way already when its request is given up.
        if (signal.aborted) return
        const menu = { locale, countrySlug, categories }
        set({ ...get(), menus: { ...get().menus, [kind]: menu } })
      } catch (error) {
        if (!signal.aborted) report(`The ${kind} menu could not be loaded`, error)
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
    const { fetchMenu } = await import('#lib/resources/menus/read-in-browser.ts')
    return fetchMenu(request)
  },
  report: reportFailure,
})

/** The selected country and its menus, starting from what the page's own HTML says. */
export function useCountry(nav: SiteNav): { country: CountryChoice; menus: Menus } {
  const state = useSyncExternalStore(countryStore.subscribe, countryStore.get, () => NO_COUNTRY)
  useLayoutEffect(() => countryStore.arrive(nav, nav.apiBaseUrl), [nav])
  const slug = selectedSlug(state, nav)
  // For the forms, which know nothing of the frame: a number may be of that country.
  useLayoutEffect(() => document.documentElement.setAttribute('data-country', slug), [slug])
  const [world] = nav.countries
  return {
    country: nav.countries.find((choice) => choice.slug === slug) ?? world,
    menus: shownMenus(state, nav),
  }
}

const reported = new Set<string>()

/** Tells whoever looks into the console, once for each failure of the same name. */
function reportFailure(what: string, error: unknown): void {
  if (reported.has(what)) return
  reported.add(what)
  // biome-ignore lint/suspicious/noConsole: a visitor's browser has no other log
  console.warn(what, error)
}
