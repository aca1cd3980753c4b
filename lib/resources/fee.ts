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

/** Where pay is for an hour of lessons: four or five a day, which is a full day with what surrounds them. */
const LESSONS_A_YEAR: ReadonlyMap<string, number> = new Map([['tutor', 1170]])

/** To what a fee is rounded: it is a guide, as the pay is. */
const ROUNDED_TO = { month: 50, year: 100 }

/** Positions engaged for some weeks and round the clock, of whose month an hour's pay tells nothing. */
const FOR_WEEKS: ReadonlySet<string> = new Set(['maternity-nurse'])

/** How long the work is to last: for good, for a short time, or for a season. */
export type WorkTerm = 'permanent' | 'short' | 'season'

/** Of a year's pay: for a short time by the month, and for a season once a month's pay. */
const SHARE_OF_YEAR: Record<WorkTerm, number> = {
  permanent: TERMS.feeShare,
  short: TERMS.temporaryShare / PER_YEAR.month,
  season: 1 / PER_YEAR.month,
}

/** The fee for a year's pay, in whole units of its currency. */
export function feeOf(yearlyPay: number): { fee: number; feeWithVat: number } {
  const fee = yearlyPay * TERMS.feeShare
  return { fee: Math.round(fee), feeWithVat: Math.round(fee * (1 + TERMS.vatShare)) }
}

/** How long somebody in a position is engaged, where nothing shorter is asked for. */
export function termOf(position: string, asked: WorkTerm = 'permanent'): WorkTerm {
  return asked === 'permanent' && FOR_WEEKS.has(position) ? 'short' : asked
}

/**
 * What our fee comes to for a pay, for a short time by the month of work; undefined where the pay
 * is not stated before tax, or cannot be told for so long.
 */
export function feeFor(
  { from, to, currency, period, gross }: Salary,
  position: string,
  asked?: WorkTerm,
): Salary | undefined {
  if (gross === false || (period === 'hour' && FOR_WEEKS.has(position))) return undefined
  const term = termOf(position, asked)
  const hours = period === 'hour' ? LESSONS_A_YEAR.get(position) : undefined
  const times = hours ?? PER_YEAR[period]
  const unit = term === 'short' ? 'month' : 'year'
  const step = ROUNDED_TO[unit]
  const toFee = (amount: number | undefined) =>
    amount && Math.round((amount * times * SHARE_OF_YEAR[term]) / step) * step
  return { from: toFee(from), to: toFee(to), currency, period: unit }
}
