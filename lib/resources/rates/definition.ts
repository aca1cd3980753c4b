import { z } from 'zod'
import { defineContent, type ResourceDefinition } from '#lib/resources/definition.ts'
import { currencySchema } from '#lib/resources/salary-wire.ts'

/** What amounts in other currencies and for other times come to. */
export const ratesContent = defineContent({
  name: 'rates',
  schema: z.object({
    date: z.iso.date(),
    /** That all pay is compared in. */
    currency: currencySchema,
    /** How much of each other one is given for one of it. */
    rates: z.record(currencySchema, z.number().positive()),
    /** How many of them full-time work has in a month. */
    per_month: z.object({
      hour: z.number().positive(),
      day: z.number().positive(),
      week: z.number().positive(),
    }),
    /** What a visitor may choose to be paid at least, a month. */
    steps: z.array(z.number().int().positive()),
  }),
  fileNameOf: () => ({ field: '', name: 'rates' }),
  build: ([rates]) => rates,
})

export type Rates = NonNullable<ReturnType<typeof ratesContent.build>>

export const ratesResource = {
  schemas: {},
  endpoints: {},
  content: ratesContent,
} as const satisfies ResourceDefinition
