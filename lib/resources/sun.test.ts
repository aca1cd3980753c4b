import { expect, it } from 'vitest'
import { isSunUp } from './sun.ts'

/** From almanacs. */
it.each([
  ['Europe/Moscow', '2026-11-29T05:34Z', '2026-11-29T13:01Z'],
  ['Europe/London', '2026-06-21T03:43Z', '2026-06-21T20:21Z'],
  ['Europe/London', '2026-12-21T08:04Z', '2026-12-21T15:53Z'],
  ['Asia/Dubai', '2026-11-29T02:44Z', '2026-11-29T13:29Z'],
  ['America/New_York', '2026-03-20T10:59Z', '2026-03-20T23:08Z'],
])('the sun of %s rises at %s and sets at %s', (timeZone, rises, sets) => {
  const at = (time: string, minutes: number) =>
    isSunUp(timeZone, new Date(Date.parse(time) + minutes * 60_000))
  expect([at(rises, -8), at(rises, 8), at(sets, -8), at(sets, 8)]).toEqual([
    false,
    true,
    true,
    false,
  ])
})

it('is not looked for where it is not known where a place lies', () => {
  expect(isSunUp('Asia/Kathmandu', new Date())).toBeUndefined()
})
