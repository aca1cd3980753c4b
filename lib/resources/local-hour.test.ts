import { describe, expect, it } from 'vitest'
import { localHour } from './local-hour.ts'

describe('localHour', () => {
  it.each([
    ['Europe/London', '2026-01-15T04:59:00Z', 'night'],
    ['Europe/London', '2026-07-15T04:10:00Z', 'morning'],
    ['Europe/London', '2026-01-15T10:00:00Z', 'day'],
    ['Europe/London', '2026-01-15T17:00:00Z', 'dusk'],
    ['Europe/London', '2026-01-15T21:00:00Z', 'night'],
    ['Asia/Dubai', '2026-01-15T04:59:00Z', 'morning'],
    ['Asia/Dubai', '2026-01-15T21:00:00Z', 'night'],
    ['America/New_York', '2026-01-15T21:00:00Z', 'day'],
    ['Asia/Kathmandu', '2026-01-15T04:15:00Z', 'day'],
  ])('goes by the clock on the wall: %s, %s is %s', (timeZone, instant, part) => {
    expect(localHour(timeZone, new Date(instant))?.part).toBe(part)
  })

  it.each([
    // Forward on the last Sunday of March, and back on that of October.
    ['Europe/London', '2026-03-28T09:30:00Z', 'morning', '2026-03-29T09:30:00Z', 'day'],
    ['Europe/London', '2026-10-24T16:30:00Z', 'dusk', '2026-10-25T16:30:00Z', 'day'],
    // There the second Sunday of March, and the first of November.
    ['America/New_York', '2026-03-07T14:30:00Z', 'morning', '2026-03-08T14:30:00Z', 'day'],
    ['America/New_York', '2026-10-31T20:59:00Z', 'day', '2026-11-01T22:00:00Z', 'dusk'],
  ])('changes with the clocks of %s', (timeZone, before, partBefore, after, partAfter) => {
    expect(localHour(timeZone, new Date(before))?.part).toBe(partBefore)
    expect(localHour(timeZone, new Date(after))?.part).toBe(partAfter)
  })

  it.each([
    ['Europe/Moscow', '2026-11-29T02:51:00Z', 'night'],
    ['Europe/Moscow', '2026-11-29T06:00:00Z', 'morning'],
    ['Europe/London', '2026-12-21T15:45:00Z', 'day'],
    ['Europe/London', '2026-12-21T16:30:00Z', 'dusk'],
  ])('has no sun before it rises or after it sets: %s, %s is %s', (timeZone, instant, part) => {
    expect(localHour(timeZone, new Date(instant))?.part).toBe(part)
  })

  it('turns the hands of a clock', () => {
    const { hands } = localHour('Asia/Dubai', new Date('2026-01-15T10:30:00Z')) ?? {}
    expect(hands).toEqual({ hours: 75, minutes: 180 })
  })

  it('says nothing of a zone that it does not know', () => {
    expect(localHour('Europe/Nowhere', new Date())).toBeUndefined()
    expect(localHour('', new Date())).toBeUndefined()
  })
})
