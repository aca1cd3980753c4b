import { describe, expect, it } from 'vitest'
import { testOffice } from '#lib/enquiries/fixture-enquiries.ts'
import type { Office } from '#lib/resources/settings/office.ts'
import { callingTimes } from './calling-times.ts'
import { openStateAt } from './open-state.ts'

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]

describe('openStateAt', () => {
  it('opens on the minute and closes on the minute', () => {
    expect(stateAt('2026-11-24T08:59:59Z')).toEqual(closedUntil('2026-11-24T09:00Z'))
    expect(stateAt('2026-11-24T09:00:00Z')).toEqual(openUntil('2026-11-24T18:00Z'))
    expect(stateAt('2026-11-24T17:59:59Z')).toEqual(openUntil('2026-11-24T18:00Z'))
    expect(stateAt('2026-11-24T18:00:00Z')).toEqual(closedUntil('2026-11-25T09:00Z'))
  })

  it('is closed on a public holiday and on a day of its own', () => {
    const christmas = { holidays: { country: 'GB', region: 'ENG' } }
    expect(stateAt('2026-12-25T11:00Z', christmas)).toEqual(closedUntil('2026-12-29T09:00Z'))
    const opened = { ...christmas, openDays: ['2026-12-25'] }
    expect(stateAt('2026-12-25T11:00Z', opened)).toEqual(openUntil('2026-12-25T18:00Z'))
    const moving = { closures: [{ from: '2026-11-23', to: '2026-12-04' }] }
    expect(stateAt('2026-11-24T11:00Z', moving)).toEqual(closedUntil('2026-12-07T09:00Z'))
  })

  it('goes by the clock of the place, over a change of clocks too', () => {
    expect(stateAt('2026-03-27T08:30Z').isOpen).toBe(false)
    expect(stateAt('2026-03-30T08:30Z').isOpen).toBe(true)
    expect(stateAt('2026-10-24T12:00Z')).toEqual(closedUntil('2026-10-26T09:00Z'))
  })

  it('carries hours past midnight into the next day, and takes hours that meet for one', () => {
    const night = { hours: [{ days: [5], from: '22:00', to: '02:00' }] }
    expect(stateAt('2026-11-28T01:59Z', night)).toEqual(openUntil('2026-11-28T02:00Z'))
    expect(stateAt('2026-11-28T02:00Z', night)).toEqual(closedUntil('2026-12-04T22:00Z'))
    const meeting = {
      hours: [
        { days: [1], from: '09:00', to: '18:00' },
        { days: [1], from: '18:00', to: '00:00' },
        { days: [2], from: '00:00', to: '03:00' },
      ],
    }
    expect(stateAt('2026-11-30T10:00Z', meeting)).toEqual(openUntil('2026-12-01T03:00Z'))
  })

  it('opens again after a break at noon', () => {
    const hours = [
      { days: [1], from: '14:00', to: '18:00' },
      { days: [1], from: '09:00', to: '13:00' },
    ]
    expect(stateAt('2026-11-30T12:00Z', { hours })).toEqual(openUntil('2026-11-30T13:00Z'))
    expect(stateAt('2026-11-30T13:30Z', { hours })).toEqual(closedUntil('2026-11-30T14:00Z'))
  })

  it('never closes where the hours go round, and never opens without hours', () => {
    const round = { hours: [{ days: EVERY_DAY, from: '08:00', to: '08:00' }] }
    expect(stateAt('2026-11-30T03:00Z', round)).toEqual({ isOpen: true })
    expect(stateAt('2026-11-30T03:00Z', { hours: [] })).toEqual({ isOpen: false })
  })
})

/** Of an office in London, as a browser tells it. */
function stateAt(time: string, changes: Partial<Office> = {}) {
  const now = new Date(time)
  const [office] = callingTimes([testOffice(changes)], 'en', now).offices
  return openStateAt(office?.spans ?? [], now.getTime())
}

function openUntil(time: string) {
  return { isOpen: true, changesAt: Date.parse(time) }
}

function closedUntil(time: string) {
  return { isOpen: false, changesAt: Date.parse(time) }
}
