import { z } from 'zod'
import { optional } from './fields.ts'

export const salaryPeriodSchema = z.enum(['hour', 'day', 'week', 'month', 'year'])
export const currencySchema = z.string().regex(/^[A-Z]{3}$/, 'an ISO 4217 code')

/** Amounts are in whole units of the currency; ends that are the wrong way round are put right. */
export const salaryWireSchema = z
  .object({
    from: optional(z.number().positive()),
    to: optional(z.number().positive()),
    currency: currencySchema,
    period: salaryPeriodSchema,
    gross: optional(z.boolean()),
  })
  .transform(({ from, to, ...salary }) =>
    from !== undefined && to !== undefined && from > to
      ? { ...salary, from: to, to: from }
      : { ...salary, from, to },
  )
