import { expect, test } from 'vitest'
import type { Salary } from '#lib/resources/salary.ts'
import { monthlyPay } from './monthly-pay.ts'

const RATES = {
  date: '2026-11-20',
  currency: 'EUR',
  rates: { GBP: 0.8, RUB: 100 },
  per_month: { hour: 170, day: 21, week: 4 },
  steps: [],
}

test.each<[string, Salary, number | undefined]>([
  ['a month', { from: 2000, to: 2400, currency: 'EUR', period: 'month' }, 2400],
  ['another currency', { to: 200_000, currency: 'RUB', period: 'month' }, 2000],
  ['a year', { from: 48_000, currency: 'GBP', period: 'year' }, 5000],
  ['a week', { from: 800, currency: 'GBP', period: 'week' }, 4000],
  ['an hour', { from: 20, to: 20, currency: 'EUR', period: 'hour' }, 3400],
  ['a day', { from: 100, currency: 'EUR', period: 'day' }, 2100],
  ['no amount', { currency: 'EUR', period: 'month' }, undefined],
  ['a currency without a rate', { from: 5, currency: 'JPY', period: 'month' }, undefined],
])('pay for %s', (_what, salary, amount) => {
  expect(monthlyPay(salary, RATES)).toBe(amount)
})

test('pay in words alone comes to nothing that can be compared', () => {
  expect(monthlyPay(undefined, RATES)).toBeUndefined()
})
