import type { Salary, SalaryPeriod } from './salary.ts'
import { TERMS } from './terms.ts'

/** Of full-time work. */
const PER_YEAR: Record<SalaryPeriod, number> = {
  hour: 2080,
  day: 260,
  week: 52,
  month: 12,
  year: 1,
}

/** To how many leading figures a fee is rounded: it is a guide, as the pay is. */
const FIGURES = 2

/** What our fee comes to for a pay; undefined where it is not stated before tax. */
export function feeFor({ from, to, currency, period, gross }: Salary): Salary | undefined {
  if (gross === false) return undefined
  const feeOf = (amount: number | undefined) =>
    amount && Number((amount * PER_YEAR[period] * TERMS.feeShare).toPrecision(FIGURES))
  return { from: feeOf(from), to: feeOf(to), currency, period: 'year' }
}
