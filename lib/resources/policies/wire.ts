import { z } from 'zod'
import { htmlSchema, isoDateSchema } from '#lib/resources/fields.ts'

export const policySlugSchema = z.enum(['cookies-policy', 'privacy-policy'])

export const policyWireSchema = z.object({
  slug: policySlugSchema,
  title: z.string().min(1),
  body: htmlSchema,
  updated_at: isoDateSchema,
})

export type PolicyWire = z.output<typeof policyWireSchema>
