import { describe, expect, it } from 'vitest'
import { payOf, payParts, placeOf } from './wording.ts'

const SALARY = { from: 950, currency: 'GBP', period: 'week' } as const

describe('payOf', () => {
  it('is what the agency wants shown, whatever the amounts', () => {
    expect(payOf({ sum: 'By agreement', salary: SALARY }, 'en')).toBe('By agreement')
  })

  it('falls back on the amounts, and on nothing', () => {
    expect(payOf({ sum: ' ', salary: SALARY }, 'en')).toBe('from £950 a\u00a0week')
    expect(payOf({ sum: '' }, 'en')).toBe('')
  })
})

describe('payParts', () => {
  it.each([
    ['en', '£1,200 a week, gross, for each week on duty', 'for each week on duty'],
    ['en', '€2,900 a month, gross', ''],
    ['en', '₽140,000 a month, net', 'net'],
    ['en', 'AED 9,000 a month', ''],
    ['ru', '2900\u00a0€ в\u00a0месяц до\u00a0вычета\u00a0налогов', ''],
    ['ru', '6200 € в месяц до вычета налогов, круглый год', 'круглый год'],
    ['ru', '140 000 ₽ в месяц на\u00a0руки', 'на\u00a0руки'],
  ] as const)('says in %s of %s what is not usual: %s', (locale, pay, unusual) => {
    expect(payParts(pay, locale).unusual).toBe(unusual)
  })

  it('parts the amount from its basis', () => {
    expect(payParts('₽140,000 a month, net', 'en')).toMatchObject({
      amount: '₽140,000 a month',
      basis: 'net',
    })
  })
})

describe('placeOf', () => {
  it('names the city before its country', () => {
    expect(placeOf({ city: 'Lucca', countries: [{ title: 'Italy' }] })).toBe('Lucca, Italy')
  })

  it('names a city that is its own country once', () => {
    expect(placeOf({ city: 'Monaco', countries: [{ title: 'Monaco' }] })).toBe('Monaco')
  })

  it('is empty where nothing is known', () => {
    expect(placeOf({ countries: [] })).toBe('')
  })
})
