import { expect, it } from 'vitest'
import { feeFor, termOf } from './fee.ts'

it.each([
  [{ from: 38_000, to: 60_000, currency: 'GBP', period: 'year' }, 6_800, 10_800],
  [{ from: 2_800, to: 4_200, currency: 'EUR', period: 'month' }, 6_000, 9_100],
  [{ from: 28, to: 45, currency: 'USD', period: 'hour' }, 10_500, 16_800],
] as const)('is a share of the first year of %o', (pay, from, to) => {
  expect(feeFor(pay, 'nanny')).toEqual({ from, to, currency: pay.currency, period: 'year' })
})

it('of pay for lessons counts the lessons of a year', () => {
  const pay = { from: 70, to: 130, currency: 'USD', period: 'hour' } as const
  const fee = { from: 14_700, to: 27_400, currency: 'USD', period: 'year' }
  expect(feeFor(pay, 'tutor')).toEqual(fee)
})

it('is not known for pay after tax', () => {
  const pay = { from: 1, to: 2, currency: 'RUB', period: 'month', gross: false } as const
  expect(feeFor(pay, 'nanny')).toBeUndefined()
})

it('of temporary work is told by the month, and for a season is one month’s pay', () => {
  const pay = { from: 36_000, to: 60_000, currency: 'GBP', period: 'year' } as const
  const fee = { currency: 'GBP', period: 'month' }
  expect(feeFor(pay, 'nanny', 'short')).toEqual({ ...fee, from: 750, to: 1250 })
  expect(feeFor(pay, 'nanny', 'season')).toEqual({ ...fee, from: 3000, to: 5000, period: 'year' })
})

it('of a position engaged for weeks is that of temporary work, and unknown for pay by the hour', () => {
  const pay = { from: 1300, to: 1900, currency: 'GBP', period: 'week' } as const
  expect(termOf('maternity-nurse')).toBe('short')
  expect(termOf('maternity-nurse', 'season')).toBe('season')
  const fee = { from: 1400, to: 2050, currency: 'GBP', period: 'month' }
  expect(feeFor(pay, 'maternity-nurse')).toEqual(fee)
  expect(feeFor({ ...pay, period: 'hour' }, 'maternity-nurse')).toBeUndefined()
})
