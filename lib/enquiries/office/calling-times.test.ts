import { expect, test } from 'vitest'
import { testOffice } from '#lib/enquiries/fixture-enquiries.ts'
import { callWindow } from './call-window.ts'
import { callingTimes } from './calling-times.ts'
import { officeWindow } from './working-time.ts'

/** The eve of Christmas, a Thursday, in London. */
const EVE = new Date('2026-12-24T10:00Z')
const LONDON = testOffice({ promiseMinutes: 120, holidays: { country: 'GB', region: 'ENG' } })

test('a browser can tell for days when an office calls, holidays left out, as the office is told', () => {
  const { offices, texts } = callingTimes([LONDON], 'en', EVE)
  const [{ spans = [], promiseMinutes = 0 } = {}] = offices
  const asked = ['24T10:00', '24T17:30', '26T09:00', '28T09:00'].map(
    (time) => new Date(`2026-12-${time}Z`),
  )
  for (const moment of asked) {
    const window = callWindow(spans, moment.getTime(), promiseMinutes)
    expect(window, moment.toISOString()).toEqual(officeWindow(LONDON, moment))
  }
  expect(texts['promise.days.mon']).toBe('on Monday')
})

test('an office that never opens has no times', () => {
  expect(callingTimes([testOffice({ hours: [] })], 'ru', EVE).offices).toMatchObject([
    { spans: [] },
  ])
})
