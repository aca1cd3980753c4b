import type { Country } from '#lib/resources/countries/model.ts'
import type { Category } from '#lib/resources/menus/model.ts'
import type { Settings } from '#lib/resources/settings/model.ts'

/** What stands around every page. `countries` does not hold the world. */
export interface Shell {
  settings: Settings
  countries: Country[]
  staffMenu: Category[]
  candidatesMenu: Category[]
}
