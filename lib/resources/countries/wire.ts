import { z } from 'zod'
import { optional, optionalTextSchema, slugSchema, timeZoneSchema } from '#lib/resources/fields.ts'

export const countryWireSchema = z.object({
  id: z.number().int(),
  slug: slugSchema,
  title: z.string().min(1),
  heading: optionalTextSchema,
  description: optionalTextSchema,
  meta_title: optionalTextSchema,
  meta_description: optionalTextSchema,
  time_zone: optional(timeZoneSchema),
  local_notes: optionalTextSchema,
})

export type CountryWire = z.output<typeof countryWireSchema>
