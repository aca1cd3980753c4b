import { z } from 'zod'
import { countryWireSchema } from '#lib/resources/countries/wire.ts'
import { listOf } from '#lib/resources/fields.ts'
import { categoryWireSchema } from '#lib/resources/menus/wire.ts'
import { settingsWireSchema } from '#lib/resources/settings/wire.ts'

/** The single-call bootstrap. */
export const mainWireSchema = z.object({
  options: settingsWireSchema,
  countries: listOf(countryWireSchema),
  categories: listOf(categoryWireSchema),
  candidates: listOf(categoryWireSchema),
})
