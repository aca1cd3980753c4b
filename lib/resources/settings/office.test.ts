import { describe, expect, it } from 'vitest'
import { localDate, localTime, weekdayOf } from './office.ts'

describe('localTime', () => {
  it('shows the 24-hour clock of the place', () => {
    const instant = new Date('2026-11-24T20:05:00Z')
    expect(localTime('Asia/Dubai', instant)).toBe('00:05')
    expect(localTime('Asia/Kathmandu', instant)).toBe('01:50')
    expect(localTime('Europe/Moscow', instant)).toBe('23:05')
  })
})

describe('localDate', () => {
  it('goes by the calendar of the place', () => {
    const sundayInUtc = new Date('2026-11-22T21:00:00Z')
    const days = ['Pacific/Auckland', 'America/New_York'].map((zone) =>
      localDate(zone, sundayInUtc),
    )
    expect(days).toEqual(['2026-11-23', '2026-11-22'])
    expect(days.map(weekdayOf)).toEqual(['mon', 'sun'])
  })
})
