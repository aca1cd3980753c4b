import { describe, expect, test } from 'vitest'
import { testOffice } from '#lib/enquiries/fixture-enquiries.ts'
import type { Office } from '#lib/resources/settings/office.ts'
import { officeWindow } from './working-time.ts'

const WEEKDAYS = [1, 2, 3, 4, 5]
const LONDON = testOffice({ holidays: { country: 'GB', region: 'ENG' } })
const NEW_YORK = testOffice({ timeZone: 'America/New_York', holidays: { country: 'US' } })
const DUBAI = testOffice({
  timeZone: 'Asia/Dubai',
  hours: [
    { days: [1, 2, 3, 4], from: '09:00', to: '18:00' },
    { days: [5], from: '09:00', to: '12:30' },
  ],
})
const MOSCOW = testOffice({ timeZone: 'Europe/Moscow', holidays: { country: 'RU' } })
const NIGHT = testOffice({ hours: [{ days: WEEKDAYS, from: '22:00', to: '06:00' }] })

// Worked out by hand with a calendar: asked at, due at, both by the clock of the place.
const CASES: [string, Office, string, string][] = [
  ['in working time', LONDON, '2026-11-27T10:00Z', '2026-11-27T11:00Z'],
  ['before opening', LONDON, '2026-11-27T05:12Z', '2026-11-27T10:00Z'],
  [
    'just before closing: the rest the next morning',
    LONDON,
    '2026-11-26T17:40Z',
    '2026-11-27T09:40Z',
  ],
  ['just before the weekend', LONDON, '2026-11-27T17:40Z', '2026-11-30T09:40Z'],
  ['at the moment of closing', LONDON, '2026-11-27T18:00Z', '2026-11-30T10:00Z'],
  ['the last minute but an hour', LONDON, '2026-11-27T17:00Z', '2026-11-27T18:00Z'],
  ['on a Saturday', LONDON, '2026-11-28T12:00Z', '2026-11-30T10:00Z'],
  [
    'over Christmas: Friday, Saturday, and Monday instead',
    LONDON,
    '2026-12-24T17:30Z',
    '2026-12-29T09:30Z',
  ],
  ['over Easter', LONDON, '2026-04-02T17:30+01:00', '2026-04-07T09:30+01:00'],
  ['over the spring change of clocks', LONDON, '2026-03-27T17:30Z', '2026-03-30T09:30+01:00'],
  ['over the autumn change of clocks', LONDON, '2026-10-23T17:30+01:00', '2026-10-26T09:30Z'],
  [
    'over the change of clocks in America',
    NEW_YORK,
    '2026-03-06T17:30-05:00',
    '2026-03-09T09:30-04:00',
  ],
  ['on Thanksgiving', NEW_YORK, '2026-11-26T10:00-05:00', '2026-11-27T10:00-05:00'],
  ['on a short Friday', DUBAI, '2026-11-27T12:00+04:00', '2026-11-30T09:30+04:00'],
  ['in the Russian new year', MOSCOW, '2026-12-31T17:30+03:00', '2027-01-11T09:30+03:00'],
  [
    'in the evening of an office that works by night',
    NIGHT,
    '2026-11-26T21:00Z',
    '2026-11-26T23:00Z',
  ],
  ['after midnight of the last night of the week', NIGHT, '2026-11-28T05:30Z', '2026-11-30T22:30Z'],
  ['in the night when clocks go forward', NIGHT, '2027-03-28T05:00Z', '2027-03-29T22:00Z'],
]

function dueAt(office: Office, askedAt: Date, promiseMinutes = 60): Date | undefined {
  const window = officeWindow({ ...office, promiseMinutes }, askedAt)
  return window && new Date(window.by)
}

describe('the moment by which an office has promised to call', () => {
  test.each(CASES)('asked %s', (_name, office, asked, due) => {
    expect(dueAt(office, new Date(asked))).toEqual(new Date(due))
  })

  test('leaves out its closures, and holidays but those on which it works', () => {
    const closed = testOffice({ closures: [{ from: '2026-11-30', to: '2026-12-01' }] })
    const asked = new Date('2026-11-27T18:00Z')
    expect(dueAt(closed, asked)).toEqual(new Date('2026-12-02T10:00Z'))
    const open = { ...LONDON, openDays: ['2026-12-28'] }
    const christmas = new Date('2026-12-24T18:00Z')
    expect(dueAt(open, christmas)).toEqual(new Date('2026-12-28T10:00Z'))
  })

  test('is not known where it never opens', () => {
    expect(dueAt(testOffice({ hours: [] }), new Date(0))).toBeUndefined()
    const closures = [{ from: '2026-01-01', to: '2027-12-31' }]
    const asked = new Date('2026-11-27T10:00Z')
    expect(dueAt(testOffice({ closures }), asked)).toBeUndefined()
  })

  test('counts hours that meet or overlap once', () => {
    const office = testOffice({
      hours: [
        { days: WEEKDAYS, from: '09:00', to: '10:00' },
        { days: WEEKDAYS, from: '09:30', to: '10:30' },
      ],
    })
    const asked = new Date('2026-11-27T08:00Z')
    expect(dueAt(office, asked, 100)).toEqual(new Date('2026-11-30T09:10Z'))
  })
})
