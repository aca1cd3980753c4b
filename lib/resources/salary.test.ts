import { describe, expect, it } from 'vitest'
import type { Locale } from '#lib/i18n/locales.ts'
import { formatSalary, monthlyOf, type Salary } from './salary.ts'

describe('formatSalary', () => {
  it.each<[string, Salary, string, string]>([
    [
      'a range with its basis',
      { from: 56_000, to: 60_000, currency: 'GBP', period: 'year', gross: true },
      '£56,000–60,000 a year, gross',
      '56 000–60 000 £ в год до вычета налогов',
    ],
    [
      'one amount given twice',
      { from: 950, to: 950, currency: 'GBP', period: 'week', gross: false },
      '£950 a week, net',
      '950 £ в неделю на руки',
    ],
    [
      'a lower end',
      { from: 3500, currency: 'EUR', period: 'month' },
      'from €3,500 a month',
      'от 3500 € в месяц',
    ],
    [
      'an upper end',
      { to: 300, currency: 'USD', period: 'day' },
      'up to $300 a day',
      'до 300 $ в день',
    ],
    [
      'a fraction',
      { from: 32.5, to: 40, currency: 'USD', period: 'hour' },
      '$32.50–40 an hour',
      '32,50–40 $ в час',
    ],
    [
      'a currency without a sign of its own',
      { from: 22_000, to: 25_000, currency: 'AED', period: 'month' },
      'AED 22,000–25,000 a month',
      '22 000–25 000 AED в месяц',
    ],
    [
      'roubles',
      { from: 180_000, to: 200_000, currency: 'RUB', period: 'month', gross: false },
      '₽180,000–200,000 a month, net',
      '180 000–200 000 ₽ в месяц на руки',
    ],
    ['no amount at all', { currency: 'EUR', period: 'month', gross: true }, '', ''],
  ])('writes %s', (_case, salary, english, russian) => {
    expect(written(salary, 'en')).toBe(english)
    expect(written(salary, 'ru')).toBe(russian)
  })

  it('keeps the digits of one number on one line', () => {
    const text = formatSalary({ from: 180_000, currency: 'RUB', period: 'month' }, 'ru')
    expect(text).toMatch(/180[\u00A0\u202F]000[\u00A0\u202F]₽/)
  })
})

function written(salary: Salary, locale: Locale): string {
  return formatSalary(salary, locale).replace(/[\u00A0\u202F]/g, ' ')
}

it('says what pay by the year comes to in a month, and nothing of other pay', () => {
  const pay = { from: 56_000, to: 60_000, currency: 'GBP', gross: true } as const
  const monthly = monthlyOf({ ...pay, period: 'year' })
  expect(monthly && written(monthly, 'en')).toBe('£4,670–5,000 a month')
  expect(monthlyOf({ ...pay, period: 'week' })).toBeUndefined()
})
