import { expect, it } from 'vitest'
import { toSafeHtml } from '#lib/html/to-safe-html.ts'
import type { Vacancy } from './model.ts'
import { mostAlike } from './similar.ts'

const base = { title: '', conditions: toSafeHtml('', 'en'), sum: '', countries: [] }
const pay = (from: number, currency = 'EUR') =>
  ({ from, to: from, currency, period: 'month' }) as const
const uk = [{ title: 'UK', slug: 'uk' }]

const LIKE: Vacancy = {
  ...base,
  ...{ id: 'like', countries: uk, city: 'London', isLiveIn: true, salary: pay(3000, 'GBP') },
}

it('has the near ones first, then those with like pay, and never itself', () => {
  const others: Vacancy[] = [
    { ...base, id: 'far', salary: pay(3000) },
    LIKE,
    { ...base, id: 'far, like pay', salary: pay(3100, 'GBP') },
    { ...base, id: 'same country', countries: [{ title: 'UK', slug: 'uk' }] },
    {
      ...base,
      id: 'same city, other pay',
      countries: uk,
      city: 'London',
      salary: pay(9000, 'GBP'),
    },
    { ...base, id: 'same city', countries: uk, city: 'London', salary: pay(3200, 'GBP') },
    { ...base, id: 'unknown' },
  ]
  expect(mostAlike(LIKE, others).map(({ id }) => id)).toEqual([
    'same city',
    'same city, other pay',
    'same country',
    'far, like pay',
    'far',
    'unknown',
  ])
})

it('keeps the order where nothing is known to compare', () => {
  const others: Vacancy[] = ['a', 'b', 'c'].map((id) => ({ ...base, id }))
  expect(mostAlike({ category: 'house' }, others)).toEqual(others)
})
