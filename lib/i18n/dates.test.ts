import { describe, expect, it } from 'vitest'
import { formatDate, formatDay, monthInDate } from './dates.ts'

describe('formatDate', () => {
  it('writes a date as each language does', () => {
    expect(formatDate('2026-11-24', 'en')).toBe('24\u00a0November 2026')
    expect(formatDate('2026-11-24', 'ru')).toBe('24\u00a0ноября 2026\u00a0г.')
  })

  it('keeps the day as written, whatever offset or time stands behind it', () => {
    expect(formatDate('2026-11-24T23:30:00-08:00', 'en')).toBe('24\u00a0November 2026')
    expect(formatDate('2026-11-24T00:10:00+12:00', 'en')).toBe('24\u00a0November 2026')
  })
})

describe('formatDay', () => {
  const now = new Date('2026-11-28T12:00:00Z')

  it('says the year only where another one could be meant', () => {
    expect(formatDay('2026-11-24', 'en', now)).toBe('24\u00a0November')
    expect(formatDay('2027-01-12', 'ru', now)).toBe('12\u00a0января')
    expect(formatDay('2025-12-24', 'en', now)).toBe('24\u00a0December 2025')
    expect(formatDay('2027-07-01', 'ru', now)).toBe('1\u00a0июля 2027\u00a0г.')
  })
})

it('writes a month as it stands in a date', () => {
  expect(monthInDate('2027-03', 'en')).toEqual({ month: 'March', year: '2027' })
  expect(monthInDate('2027-03', 'ru')).toEqual({ month: 'марта', year: '2027' })
})
