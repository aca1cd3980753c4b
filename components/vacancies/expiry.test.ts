import { describe, expect, it } from 'vitest'
import { isClosed } from './expiry'

const NOW = new Date('2026-11-24T18:00:00Z')

describe('isClosed', () => {
  it('leaves a vacancy open to the end of its last day', () => {
    expect(isClosed(endingOn('2026-11-24'), NOW)).toBe(false)
    expect(isClosed(endingOn('2026-11-23'), NOW)).toBe(true)
  })

  it('closes it on the minute where a time is stated', () => {
    expect(isClosed(endingOn('2026-11-24T21:00:00+03:00'), NOW)).toBe(false)
    expect(isClosed(endingOn('2026-11-24T20:59:00+03:00'), NOW)).toBe(true)
  })

  it('never closes one without a last day', () => {
    expect(isClosed(endingOn(undefined), NOW)).toBe(false)
  })
})

function endingOn(validThrough: string | undefined) {
  return { validThrough }
}
