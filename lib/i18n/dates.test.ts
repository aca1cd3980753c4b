import { describe, expect, it } from 'vitest'
import { formatDate, formatDay, formatMoment, formatShortMoment, monthInDate } from './dates.ts'
import type { Locale } from './locales.ts'

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

describe('a moment', () => {
  const moment = new Date('2026-11-30T22:05:00Z')
  const inDubai = (locale: Locale) => ({ locale, timeZone: 'Asia/Dubai' })

  it('is written by the clock of a place, with the day beside its month', () => {
    expect(formatMoment(moment, 'day', inDubai('en'))).toBe('1\u00a0December')
    expect(formatMoment(moment, 'day', inDubai('ru'))).toBe('1\u00a0декабря')
    expect(formatMoment(moment, 'weekday', inDubai('en'))).toBe('Tuesday')
    expect(formatMoment(moment, 'weekday', inDubai('ru'))).toBe('вторник')
    expect(formatMoment(moment, 'moment', inDubai('en'))).toBe('Tuesday 1\u00a0December at 02:05')
    expect(formatMoment(moment, 'moment', inDubai('ru'))).toBe('вторник, 1\u00a0декабря в 02:05')
  })

  it('is written by the clock of the world where no place is named', () => {
    expect(formatMoment(moment, 'weekday', { locale: 'en' })).toBe('Monday')
  })

  it('is short for an office', () => {
    expect(formatShortMoment(moment, inDubai('en'))).toBe('Tue 1 Dec, 02:05 GMT+4')
    expect(formatShortMoment(moment, inDubai('ru'))).toBe('вт, 1 дек., 02:05 GMT+4')
    expect(formatShortMoment(moment, { locale: 'en', timeZone: 'Europe/London' })).toBe(
      'Mon 30 Nov, 22:05 GMT',
    )
  })

  it('is not guessed in a zone that the platform does not know', () => {
    const nowhere = { locale: 'en', timeZone: 'Europe/Nowhere' } as const
    expect(() => formatMoment(moment, 'day', nowhere)).toThrow(RangeError)
  })
})
