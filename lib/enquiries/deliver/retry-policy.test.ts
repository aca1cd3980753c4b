import { describe, expect, test } from 'vitest'
import { outcomeOfStatus } from './outcome.ts'
import { settlementOf } from './retry-policy.ts'

const HOUR = 3_600_000
const failed = { kind: 'failed', reason: 'reset' } as const

function pauseAfter(attempts: number, random: number, outcome = {}): number {
  const settlement = settlementOf({ ...failed, ...outcome }, { attempts, queuedAt: 0 }, 0, random)
  return settlement.state === 'pending' ? settlement.nextAt : Number.NaN
}

describe('pauses', () => {
  test('grow from 5 seconds to an hour and never leave that range', () => {
    for (let attempts = 1; attempts <= 200; attempts += 1) {
      for (const random of [0, 0.5, 0.999]) {
        expect(pauseAfter(attempts, random)).toBeGreaterThanOrEqual(5_000)
        expect(pauseAfter(attempts, random)).toBeLessThanOrEqual(HOUR)
      }
    }
    expect([1, 2, 3].map((attempts) => pauseAfter(attempts, 0))).toEqual([5_000, 10_000, 20_000])
    expect(pauseAfter(50, 1)).toBe(HOUR)
  })

  test('differ by chance', () => {
    expect(pauseAfter(5, 0.9)).toBeGreaterThan(pauseAfter(5, 0.1))
  })

  test('are as long as the receiver asks, an hour at the most', () => {
    expect(pauseAfter(1, 0, { retryAfterMs: 120_000 })).toBe(120_000)
    expect(pauseAfter(1, 0, { retryAfterMs: 99 * HOUR })).toBe(HOUR)
  })
})

describe('giving up', () => {
  const stateOf = (attempts: number, hours: number) =>
    settlementOf(failed, { attempts, queuedAt: 0 }, hours * HOUR, 0).state

  test('comes after 72 hours of trying', () => {
    expect(stateOf(80, 71.9)).toBe('pending')
    expect(stateOf(80, 72)).toBe('dead')
  })

  test('is not brought about by a clock set forward, nor by days of standstill', () => {
    expect(stateOf(2, 240)).toBe('pending')
  })

  test('does not come early where the clock was set back', () => {
    expect(stateOf(80, -24)).toBe('pending')
  })
})

test.each([
  [200, 'delivered'],
  [204, 'delivered'],
  [302, 'failed'],
  [400, 'refused'],
  [401, 'refused'],
  [404, 'refused'],
  [408, 'failed'],
  [409, 'refused'],
  [422, 'refused'],
  [425, 'failed'],
  [429, 'failed'],
  [500, 'failed'],
  [503, 'failed'],
  [599, 'failed'],
])('status %i is %s', (status, kind) => {
  expect(outcomeOfStatus(status).kind).toBe(kind)
})

test('only a number of seconds is taken for a pause', () => {
  expect(outcomeOfStatus(429, '30')).toMatchObject({ retryAfterMs: 30_000 })
  expect(outcomeOfStatus(503, 'Wed, 21 Oct 2026 07:28:00 GMT')).toMatchObject({
    retryAfterMs: undefined,
  })
})
