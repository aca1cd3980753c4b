import { z } from 'zod'
import { categoryWireSchema } from './category.ts'
import { countryWireSchema } from './country.ts'
import { listOf } from './fields.ts'
import { settingsWireSchema } from './settings.ts'

/** The single-call bootstrap. */
export const mainWireSchema = z.object({
  options: settingsWireSchema,
  countries: listOf(countryWireSchema),
  categories: listOf(categoryWireSchema),
  candidates: listOf(categoryWireSchema),
})
