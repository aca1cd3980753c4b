import { expect, test } from 'vitest'
import { officeStateAt } from '#lib/resources/settings/office.ts'
import { sampleClocks } from './sample-clocks.ts'

const DAY_MS = 86_400_000

test('each sample is in the state that it is named after, at any hour of any day', () => {
  for (let time = Date.UTC(2026, 2, 23); time < Date.UTC(2026, 3, 2); time += DAY_MS / 5) {
    const now = new Date(time)
    const { open, always, opensSoon, opensLater, noHours } = sampleClocks(now)
    expect(officeStateAt(open, now)).toMatchObject({ isOpen: true, until: expect.anything() })
    expect(officeStateAt(always, now)).toEqual({ isOpen: true })
    expect(officeStateAt(opensSoon, now)).toMatchObject({ isOpen: false })
    expect(officeStateAt(opensLater, now)).toMatchObject({ opening: { daysAhead: 3 } })
    expect(officeStateAt(noHours, now)).toEqual({ isOpen: false })
  }
})
