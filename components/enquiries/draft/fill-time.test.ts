import { afterEach, expect, it, vi } from 'vitest'
import { startFillTime } from './fill-time.ts'

afterEach(() => vi.restoreAllMocks())

it.each([
  ['opened with the page', 0, undefined, 3_000, 3_000],
  ['opened later', 2_500, undefined, 3_000, 500],
  ['begun before a reload', 0, 60_000, 3_000, 63_000],
  ['opened in the future', 4_000, undefined, 3_000, undefined],
  ['begun before it was', 0, -1, 3_000, undefined],
  ['begun in another age', 0, 1e13, 3_000, undefined],
  ['begun at no time', 0, Number.NaN, 3_000, undefined],
])('a form %s', (_case, openedAt, beforeMs, now, elapsed) => {
  vi.spyOn(performance, 'now').mockReturnValue(now)
  vi.spyOn(Date, 'now').mockReturnValue(-1)
  expect(startFillTime(openedAt, beforeMs)()).toBe(elapsed)
})
