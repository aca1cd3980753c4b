import { z } from 'zod'
import {
  htmlSchema,
  isoDateSchema,
  listOf,
  optional,
  optionalTextSchema,
  slugSchema,
} from '#lib/resources/fields.ts'
import { salaryWireSchema } from '#lib/resources/salary-wire.ts'

/** Numeric for most jobs services, a text for some; the site treats it as a text. */
const vacancyIdSchema = z
  .union([z.number().int().positive(), z.string().regex(/^[\w-]{1,64}$/)])
  .transform(String)

export const vacancyWireSchema = z.object({
  id: vacancyIdSchema,
  title: z.string().min(1),
  conditions: htmlSchema,
  sum: z.string(),
  countries: listOf(z.object({ title: z.string().min(1), slug: optional(slugSchema) })),
  requirements: optionalTextSchema,
  responsibilities: optionalTextSchema,
  category: optionalTextSchema,
  employment: optional(z.enum(['full_time', 'part_time', 'temporary', 'contract'])),
  live_in: optional(z.boolean()),
  city: optionalTextSchema,
  salary: optional(salaryWireSchema),
  published_at: optional(isoDateSchema),
  valid_through: optional(isoDateSchema),
  employer_type: optionalTextSchema,
})

export type VacancyWire = z.output<typeof vacancyWireSchema>
