import { z } from 'zod'
import { htmlSchema, listOf, optionalTextSchema, slugSchema } from '#lib/resources/fields.ts'
import { currencySchema, salaryPeriodSchema } from '#lib/resources/salary-wire.ts'

export const staffPageWireSchema = z.object({
  slug: slugSchema,
  title: z.string().min(1),
  heading: z.string().min(1),
  lead: z.string(),
  body: htmlSchema,
  duties: listOf(z.string().min(1)),
  qualifications: listOf(z.string().min(1)),
  salary_guide: listOf(
    z.object({
      country_slug: slugSchema,
      from: z.number().positive(),
      to: z.number().positive(),
      currency: currencySchema,
      period: salaryPeriodSchema,
    }),
  ),
  faq: listOf(z.object({ question: z.string().min(1), answer: z.string().min(1) })),
  meta_title: optionalTextSchema,
  meta_description: optionalTextSchema,
  related: listOf(slugSchema),
})

export type StaffPageWire = z.output<typeof staffPageWireSchema>
