import { describe, expect, it } from 'vitest'
import { isOpenAt, localTime, type Office, type OfficeHours } from './office.ts'

const WEEKDAYS_9_TO_18: OfficeHours = { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' }

describe('isOpenAt', () => {
  it('goes by the clock of the place', () => {
    const dubai = officeIn('Asia/Dubai', WEEKDAYS_9_TO_18)
    const london = officeIn('Europe/London', WEEKDAYS_9_TO_18)
    const tuesdayAtSixInUtc = new Date('2026-11-24T06:00:00Z')
    expect(isOpenAt(dubai, tuesdayAtSixInUtc)).toBe(true)
    expect(isOpenAt(london, tuesdayAtSixInUtc)).toBe(false)
  })

  it('goes by the weekday of the place', () => {
    const auckland = officeIn('Pacific/Auckland', WEEKDAYS_9_TO_18)
    const sundayInUtcMondayThere = new Date('2026-11-22T21:00:00Z')
    expect(isOpenAt(auckland, sundayInUtcMondayThere)).toBe(true)
  })

  it('opens on the minute and closes on the minute', () => {
    const london = officeIn('Europe/London', WEEKDAYS_9_TO_18)
    expect(isOpenAt(london, new Date('2026-11-24T08:59:59Z'))).toBe(false)
    expect(isOpenAt(london, new Date('2026-11-24T09:00:00Z'))).toBe(true)
    expect(isOpenAt(london, new Date('2026-11-24T17:59:59Z'))).toBe(true)
    expect(isOpenAt(london, new Date('2026-11-24T18:00:00Z'))).toBe(false)
  })

  it('follows summer time', () => {
    const london = officeIn('Europe/London', WEEKDAYS_9_TO_18)
    expect(isOpenAt(london, new Date('2026-07-07T08:30:00Z'))).toBe(true)
  })

  it('carries hours past midnight into the next day', () => {
    const night = officeIn('UTC', { days: [5], from: '22:00', to: '02:00' })
    expect(isOpenAt(night, new Date('2026-11-27T23:00:00Z'))).toBe(true)
    expect(isOpenAt(night, new Date('2026-11-28T01:59:00Z'))).toBe(true)
    expect(isOpenAt(night, new Date('2026-11-28T02:00:00Z'))).toBe(false)
    expect(isOpenAt(night, new Date('2026-11-28T23:00:00Z'))).toBe(false)
  })

  it('carries Sunday night into Monday', () => {
    const night = officeIn('UTC', { days: [7], from: '22:00', to: '02:00' })
    expect(isOpenAt(night, new Date('2026-11-30T01:00:00Z'))).toBe(true)
  })

  it('is never open without hours', () => {
    expect(isOpenAt(officeIn('UTC'), new Date('2026-11-24T12:00:00Z'))).toBe(false)
  })
})

describe('localTime', () => {
  it('shows the 24-hour clock of the place in both languages', () => {
    const instant = new Date('2026-11-24T20:05:00Z')
    expect(localTime('Asia/Dubai', instant, 'en')).toBe('00:05')
    expect(localTime('Europe/Moscow', instant, 'ru')).toBe('23:05')
  })
})

function officeIn(timeZone: string, ...hours: OfficeHours[]): Office {
  return { countrySlug: 'uk', title: 'Office', phone: '+44 20 7946 0000', timeZone, hours }
}
