import type { Rates } from '#lib/resources/rates/definition.ts'
import type { Salary } from '#lib/resources/salary.ts'

const MONTHS_IN_YEAR = 12

/**
 * What the pay may come to in a month, in the currency of the rates: the upper end of a range.
 * Undefined where no amount is stated, or its currency has no rate.
 */
export function monthlyPay(salary: Salary | undefined, rates: Rates): number | undefined {
  const amount = salary?.to ?? salary?.from
  if (!salary || amount === undefined) return undefined
  const rate = salary.currency === rates.currency ? 1 : rates.rates[salary.currency]
  if (rate === undefined) return undefined
  const perMonth = { ...rates.per_month, month: 1, year: 1 / MONTHS_IN_YEAR }
  return (amount / rate) * perMonth[salary.period]
}
