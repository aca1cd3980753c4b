import { z } from 'zod'
import {
  optional,
  optionalHtmlSchema,
  optionalTextSchema,
  slugSchema,
  timeZoneSchema,
} from './fields.ts'

export const countryWireSchema = z.object({
  id: z.number().int(),
  slug: slugSchema,
  title: z.string().min(1),
  heading: optionalTextSchema,
  description: optionalHtmlSchema,
  meta_title: optionalTextSchema,
  meta_description: optionalTextSchema,
  time_zone: optional(timeZoneSchema),
  local_notes: optionalHtmlSchema,
})

export type CountryWire = z.output<typeof countryWireSchema>
