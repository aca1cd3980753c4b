import { describe, expect, it } from 'vitest'
import { formatDate } from './dates.ts'

describe('formatDate', () => {
  it('writes a date as each language does', () => {
    expect(formatDate('2026-11-24', 'en')).toBe('24\u00a0November 2026')
    expect(formatDate('2026-11-24', 'ru')).toBe('24\u00a0ноября 2026 г.')
  })

  it('keeps the day as written, whatever offset or time stands behind it', () => {
    expect(formatDate('2026-11-24T23:30:00-08:00', 'en')).toBe('24\u00a0November 2026')
    expect(formatDate('2026-11-24T00:10:00+12:00', 'en')).toBe('24\u00a0November 2026')
  })
})
