import { expect, it } from 'vitest'
import { feeFor } from './fee.ts'

it.each([
  [{ from: 38_000, to: 60_000, currency: 'GBP', period: 'year' }, 6_800, 11_000],
  [{ from: 2_800, to: 4_200, currency: 'EUR', period: 'month' }, 6_000, 9_100],
  [{ from: 28, to: 45, currency: 'USD', period: 'hour' }, 10_000, 17_000],
] as const)('is a share of the first year of %o', (pay, from, to) => {
  expect(feeFor(pay)).toEqual({ from, to, currency: pay.currency, period: 'year' })
})

it('is not known for pay after tax', () => {
  expect(feeFor({ from: 1, to: 2, currency: 'RUB', period: 'month', gross: false })).toBeUndefined()
})

it('of temporary work is told by the month, and for a season is one month’s pay', () => {
  const pay = { from: 36_000, to: 60_000, currency: 'GBP', period: 'year' } as const
  expect(feeFor(pay, 'short')).toEqual({ from: 750, to: 1300, currency: 'GBP', period: 'month' })
  expect(feeFor(pay, 'season')).toEqual({ from: 3000, to: 5000, currency: 'GBP', period: 'year' })
})
