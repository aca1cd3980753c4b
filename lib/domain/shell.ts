import type { Category } from './category.ts'
import type { Country } from './country.ts'
import type { Settings } from './settings.ts'

/** What stands around every page. `countries` does not hold the world. */
export interface Shell {
  settings: Settings
  countries: Country[]
  staffMenu: Category[]
  candidatesMenu: Category[]
}
