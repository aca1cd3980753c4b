import { blogResource } from '#lib/resources/blog/definition.ts'
import { candidatesResource } from '#lib/resources/candidates/definition.ts'
import { countriesResource } from '#lib/resources/countries/definition.ts'
import { informationResource } from '#lib/resources/information/definition.ts'
import { menusResource } from '#lib/resources/menus/definition.ts'
import { policiesResource } from '#lib/resources/policies/definition.ts'
import { ratesResource } from '#lib/resources/rates/definition.ts'
import { searchResource } from '#lib/resources/search/definition.ts'
import { settingsResource } from '#lib/resources/settings/definition.ts'
import { shellResource } from '#lib/resources/shell/definition.ts'
import { staffResource } from '#lib/resources/staff/definition.ts'
import { vacanciesResource } from '#lib/resources/vacancies/definition.ts'
import type { ReadEndpoint, ResourceDefinition } from './definition.ts'

/** Every kind of content of the site. */
export const RESOURCES: readonly ResourceDefinition[] = [
  settingsResource,
  countriesResource,
  menusResource,
  shellResource,
  staffResource,
  candidatesResource,
  blogResource,
  informationResource,
  policiesResource,
  ratesResource,
  searchResource,
  vacanciesResource,
]

/** Every GET of the contract. */
export const READ_ENDPOINTS: readonly ReadEndpoint[] = RESOURCES.flatMap(({ endpoints }) =>
  Object.values(endpoints),
)

/** Every folder of the embedded content. */
export const CONTENT_FOLDERS = RESOURCES.flatMap(({ content }) => content ?? [])
