import { describe, expect, test } from 'vitest'
import { edgeOf, firstAfter, formatMoment } from './day-edges.ts'

describe('a moment by the clock of a place', () => {
  test.each([
    ['Asia/Dubai', '2026-11-27T23:59:59+04:00'],
    ['America/New_York', '2026-11-27T14:59:59-05:00'],
    ['Asia/Kolkata', '2026-11-28T01:29:59+05:30'],
    ['America/St_Johns', '2026-11-27T16:29:59-03:30'],
    [undefined, '2026-11-27T19:59:59+00:00'],
  ])('in %s is written with its offset', (timeZone, written) => {
    const moment = Date.parse('2026-11-27T19:59:59Z')
    expect(formatMoment(moment, timeZone)).toBe(written)
    expect(Date.parse(written)).toBe(moment)
  })
})

test('a day begins where it begins first, and ends where it ends last', () => {
  const timeZones = ['America/New_York', 'Asia/Dubai']
  const iso = (edge: 'start' | 'end') =>
    new Date(edgeOf('2026-11-27', { edge, timeZones })).toISOString()
  expect(iso('start')).toBe('2026-11-26T20:00:00.000Z')
  expect(iso('end')).toBe('2026-11-28T05:00:00.000Z')
})

test('only what is still to come is the next moment', () => {
  const now = new Date(10)
  expect(firstAfter(now, [undefined, 5, 30, 10, 20])).toBe(20)
  expect(firstAfter(now, [undefined, 10])).toBeUndefined()
})
