import { useLayoutEffect, useSyncExternalStore } from 'react'
import type { CountryChoice, SiteNav } from '#components/site/header/site-nav.ts'
import { type Menus, NO_COUNTRY, selectedSlug, shownMenus } from './country-state.ts'
import { countryStore } from './country-store.ts'

/** The selected country and its menus, starting from what the page's own HTML says. */
export function useCountry(nav: SiteNav): { country: CountryChoice; menus: Menus } {
  const state = useSyncExternalStore(countryStore.subscribe, countryStore.get, () => NO_COUNTRY)
  useLayoutEffect(() => countryStore.arrive(nav, nav.apiBaseUrl), [nav])
  const slug = selectedSlug(state, nav)
  const [world] = nav.countries
  return {
    country: nav.countries.find((choice) => choice.slug === slug) ?? world,
    menus: shownMenus(state, nav),
  }
}
