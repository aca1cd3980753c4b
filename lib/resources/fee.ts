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

/** How long the work is to last: for good, for a short time, or for a season. */
export type WorkTerm = 'permanent' | 'short' | 'season'

/** Of a year's pay: for a short time by the month, and for a season once a month's pay. */
const SHARE_OF_YEAR: Record<WorkTerm, number> = {
  permanent: TERMS.feeShare,
  short: TERMS.temporaryShare / PER_YEAR.month,
  season: 1 / PER_YEAR.month,
}

/**
 * What our fee comes to for a pay, for a short time by the month of work; undefined where the pay
 * is not stated before tax.
 */
export function feeFor(
  { from, to, currency, period, gross }: Salary,
  term: WorkTerm = 'permanent',
): Salary | undefined {
  if (gross === false) return undefined
  const feeOf = (amount: number | undefined) =>
    amount && Number((amount * PER_YEAR[period] * SHARE_OF_YEAR[term]).toPrecision(FIGURES))
  const unit = term === 'short' ? 'month' : 'year'
  return { from: feeOf(from), to: feeOf(to), currency, period: unit }
}
