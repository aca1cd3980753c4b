import { describe, expect, it } from 'vitest'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Office } from './office.ts'
import {
  findOfficeByPhone,
  formatOfficeHours,
  formatOffset,
  formatTimeZone,
} from './office-hours.ts'

describe('formatOfficeHours', () => {
  it.each([
    ['a working week', [1, 2, 3, 4, 5], 'Mon–Fri', 'пн–пт'],
    ['one day', [6], 'Sat', 'сб'],
    ['two days that follow each other', [6, 7], 'Sat, Sun', 'сб, вс'],
    ['a week with a gap', [1, 2, 4, 5], 'Mon, Tue, Thu, Fri', 'пн, вт, чт, пт'],
    ['a run and a day apart', [1, 2, 3, 5], 'Mon–Wed, Fri', 'пн–ср, пт'],
    ['a week that begins on Sunday', [7, 1, 2, 3, 4], 'Sun–Thu', 'вс–чт'],
    ['days out of order and twice', [5, 1, 3, 2, 4, 1], 'Mon–Fri', 'пн–пт'],
    ['the whole week', [1, 2, 3, 4, 5, 6, 7], 'Every day', 'ежедневно'],
  ])('names %s', (_case, days, english, russian) => {
    const hours = [{ days, from: '09:00', to: '18:30' }]
    expect(formatOfficeHours(hours, 'en')).toEqual([`${english} 09:00–18:30`])
    expect(formatOfficeHours(hours, 'ru')).toEqual([`${russian} 09:00–18:30`])
  })

  it('says so where an office never closes', () => {
    const hours = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00' }]
    expect(formatOfficeHours(hours, 'en')).toEqual(['Every day round the clock'])
    expect(formatOfficeHours(hours, 'ru')).toEqual(['ежедневно круглосуточно'])
  })

  it('keeps different hours apart', () => {
    const hours = [
      { days: [1, 2, 3, 4], from: '09:00', to: '18:00' },
      { days: [5], from: '09:00', to: '12:30' },
    ]
    expect(formatOfficeHours(hours, 'en')).toEqual(['Mon–Thu 09:00–18:00', 'Fri 09:00–12:30'])
  })
})

describe('findOfficeByPhone', () => {
  const london: Office = {
    countrySlug: 'uk',
    title: 'London',
    phone: '+44 20 7946 0011',
    timeZone: 'Europe/London',
    hours: [],
    ...{ languages: [], people: [], promiseMinutes: 60, closures: [], openDays: [] },
  }

  it('knows a number however it is spaced', () => {
    expect(findOfficeByPhone([london], '+44 (0)20 7946-00-11')).toBe(london)
  })

  it('finds nobody at another number', () => {
    expect(findOfficeByPhone([london], '+44 20 7946 0012')).toBeUndefined()
  })
})

describe('formatOffset', () => {
  it.each([
    ['Europe/London', 'UTC+0'],
    ['Asia/Kolkata', 'UTC+5:30'],
    ['America/New_York', 'UTC\u22125'],
  ])('is that of %s in winter', (timeZone, offset) => {
    expect(formatOffset(timeZone, new Date('2026-01-15T12:00:00Z'))).toBe(offset)
  })
})

describe('formatTimeZone', () => {
  it.each(['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z'])('does not change by %s', (instant) => {
    const name = (locale: Locale) => formatTimeZone('Europe/Paris', new Date(instant), locale)
    expect(name('en')).toBe('Central European Time')
    expect(name('ru')).toBe('Франция')
  })
})
