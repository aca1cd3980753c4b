import { describe, expect, it } from 'vitest'
import { payOf, placeOf } from './wording.ts'

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
