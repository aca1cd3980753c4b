import { describe, expect, it } from 'vitest'
import { localTime, type OfficeClock, type OfficeHours, officeStateAt } from './office.ts'

const WEEKDAYS_9_TO_18: OfficeHours = { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' }
const MONDAY_AT_NINE = { time: '09:00', weekday: 1 }

describe('officeStateAt', () => {
  it('goes by the clock of the place', () => {
    const tuesdayAtSixInUtc = new Date('2026-11-24T06:00:00Z')
    expect(officeStateAt(officeIn('Asia/Dubai', WEEKDAYS_9_TO_18), tuesdayAtSixInUtc)).toEqual({
      isOpen: true,
      until: '18:00',
    })
    expect(officeStateAt(officeIn('Europe/London', WEEKDAYS_9_TO_18), tuesdayAtSixInUtc)).toEqual({
      isOpen: false,
      opening: { time: '09:00', weekday: 2, daysAhead: 0 },
    })
  })

  it('goes by the weekday of the place', () => {
    const sundayInUtcMondayThere = new Date('2026-11-22T21:00:00Z')
    expect(
      officeStateAt(officeIn('Pacific/Auckland', WEEKDAYS_9_TO_18), sundayInUtcMondayThere),
    ).toEqual({ isOpen: true, until: '18:00' })
    expect(
      officeStateAt(officeIn('America/New_York', WEEKDAYS_9_TO_18), sundayInUtcMondayThere),
    ).toEqual({ isOpen: false, opening: { ...MONDAY_AT_NINE, daysAhead: 1 } })
  })

  it('opens on the minute and closes on the minute', () => {
    const london = officeIn('Europe/London', WEEKDAYS_9_TO_18)
    expect(officeStateAt(london, new Date('2026-11-24T08:59:59Z')).isOpen).toBe(false)
    expect(officeStateAt(london, new Date('2026-11-24T09:00:00Z')).isOpen).toBe(true)
    expect(officeStateAt(london, new Date('2026-11-24T17:59:59Z')).isOpen).toBe(true)
    expect(officeStateAt(london, new Date('2026-11-24T18:00:00Z'))).toEqual({
      isOpen: false,
      opening: { time: '09:00', weekday: 3, daysAhead: 1 },
    })
  })

  it.each([
    ['London before summer time', 'Europe/London', '2026-03-27T08:30:00Z', false],
    ['London in summer time', 'Europe/London', '2026-03-30T08:30:00Z', true],
    ['New York while London still waits', 'America/New_York', '2026-03-09T13:30:00Z', true],
    ['New York the week before', 'America/New_York', '2026-03-06T13:30:00Z', false],
    ['Moscow, which has no summer time', 'Europe/Moscow', '2026-07-06T06:30:00Z', true],
  ])('knows summer time: %s', (_case, timeZone, instant, isOpen) => {
    const office = officeIn(timeZone, WEEKDAYS_9_TO_18)
    expect(officeStateAt(office, new Date(instant)).isOpen).toBe(isOpen)
  })

  it('names the opening by the clock that is to be, over a change of clocks', () => {
    const london = officeIn('Europe/London', WEEKDAYS_9_TO_18)
    const saturdayBefore = new Date('2026-10-24T12:00:00Z')
    expect(officeStateAt(london, saturdayBefore)).toEqual({
      isOpen: false,
      opening: { ...MONDAY_AT_NINE, daysAhead: 2 },
    })
  })

  it('carries hours past midnight into the next day', () => {
    const night = officeIn('UTC', { days: [5], from: '22:00', to: '02:00' })
    expect(officeStateAt(night, new Date('2026-11-27T23:00:00Z'))).toEqual({
      isOpen: true,
      until: '02:00',
    })
    expect(officeStateAt(night, new Date('2026-11-28T01:59:00Z')).isOpen).toBe(true)
    expect(officeStateAt(night, new Date('2026-11-28T02:00:00Z'))).toEqual({
      isOpen: false,
      opening: { time: '22:00', weekday: 5, daysAhead: 6 },
    })
  })

  it('carries Sunday night into Monday', () => {
    const night = officeIn('UTC', { days: [7], from: '22:00', to: '02:00' })
    const state = officeStateAt(night, new Date('2026-11-30T01:00:00Z'))
    expect(state).toEqual({ isOpen: true, until: '02:00' })
  })

  it('waits a week for the only day', () => {
    const mondays = officeIn('UTC', { days: [1], from: '09:00', to: '10:00' })
    expect(officeStateAt(mondays, new Date('2026-11-30T10:00:00Z'))).toEqual({
      isOpen: false,
      opening: { ...MONDAY_AT_NINE, daysAhead: 7 },
    })
  })

  it('opens again after a break at noon', () => {
    const days = [1]
    const office = officeIn(
      'UTC',
      { days, from: '14:00', to: '18:00' },
      { days, from: '09:00', to: '13:00' },
    )
    expect(officeStateAt(office, new Date('2026-11-30T12:00:00Z'))).toEqual({
      isOpen: true,
      until: '13:00',
    })
    expect(officeStateAt(office, new Date('2026-11-30T13:30:00Z'))).toEqual({
      isOpen: false,
      opening: { time: '14:00', weekday: 1, daysAhead: 0 },
    })
  })

  it('takes hours that meet for one', () => {
    const office = officeIn(
      'UTC',
      { days: [2], from: '00:00', to: '03:00' },
      { days: [1], from: '18:00', to: '00:00' },
      { days: [1], from: '09:00', to: '18:00' },
    )
    const state = officeStateAt(office, new Date('2026-11-30T10:00:00Z'))
    expect(state).toEqual({ isOpen: true, until: '03:00' })
  })

  it('never closes where the hours go round', () => {
    const office = officeIn('UTC', { days: [1, 2, 3, 4, 5, 6, 7], from: '08:00', to: '08:00' })
    expect(officeStateAt(office, new Date('2026-11-30T03:00:00Z'))).toEqual({ isOpen: true })
  })

  it('never opens without hours', () => {
    const state = officeStateAt(officeIn('UTC'), new Date('2026-11-24T12:00:00Z'))
    expect(state).toEqual({ isOpen: false })
  })
})

describe('localTime', () => {
  it('shows the 24-hour clock of the place', () => {
    const instant = new Date('2026-11-24T20:05:00Z')
    expect(localTime('Asia/Dubai', instant)).toBe('00:05')
    expect(localTime('Asia/Kathmandu', instant)).toBe('01:50')
    expect(localTime('Europe/Moscow', instant)).toBe('23:05')
  })
})

function officeIn(timeZone: string, ...hours: OfficeHours[]): OfficeClock {
  return { timeZone, hours }
}
