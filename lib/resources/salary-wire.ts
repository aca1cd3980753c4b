import { z } from 'zod'
import { optional } from './fields.ts'

export const salaryPeriodSchema = z.enum(['hour', 'day', 'week', 'month', 'year'])
export const currencySchema = z.string().regex(/^[A-Z]{3}$/, 'an ISO 4217 code')

/** Amounts are in whole units of the currency. */
export const salaryWireSchema = z.object({
  from: optional(z.number().positive()),
  to: optional(z.number().positive()),
  currency: currencySchema,
  period: salaryPeriodSchema,
  gross: optional(z.boolean()),
})
