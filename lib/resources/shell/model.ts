import type { ListKindName } from '#lib/i18n/pages.ts'
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

/** The fields of work by which a list is narrowed. */
export function fieldsOf(
  kind: ListKindName,
  { staffMenu, candidatesMenu }: Pick<Shell, 'staffMenu' | 'candidatesMenu'>,
): Category[] {
  return kind === 'candidates' ? candidatesMenu : staffMenu
}

/** The field that vacancies, candidates and addresses name so: by its slug, else by its title. */
export function findField(fields: readonly Category[], name?: string): Category | undefined {
  return fields.find(({ slug, title }) => (slug ?? title) === name)
}
