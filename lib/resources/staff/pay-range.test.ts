import { describe, expect, it } from 'vitest'
import { payRange } from './pay-range.ts'

const yearly = { currency: 'GBP', period: 'year', gross: true } as const

describe('payRange', () => {
  it('goes from the least to the most', () => {
    const pays = [
      { ...yearly, from: 38_000, to: 55_000 },
      { ...yearly, from: 30_000, to: 42_000 },
      { ...yearly, from: 35_000, to: 70_000 },
    ]
    expect(payRange(pays)).toEqual({ ...yearly, from: 30_000, to: 70_000 })
  })

  it('leaves out what is paid in another way than most', () => {
    const weekly = { ...yearly, period: 'week' } as const
    const pays = [
      { ...weekly, from: 900, to: 1_600 },
      { ...yearly, from: 30_000, to: 42_000 },
      { ...yearly, gross: false, from: 1, to: 2 },
      { ...yearly, from: 35_000, to: 50_000 },
    ]
    expect(payRange(pays)).toEqual({ ...yearly, from: 30_000, to: 50_000 })
  })

  it('is none where no pay is known', () => {
    expect(payRange([])).toBeUndefined()
  })
})
