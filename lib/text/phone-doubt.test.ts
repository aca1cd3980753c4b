import { describe, expect, it } from 'vitest'
import { doubtPhone } from './phone-doubt.ts'

describe('doubtPhone', () => {
  it.each([
    ['', undefined, undefined],
    ['+44207', 'short', 'short'],
    ['+442079460011', undefined, undefined],
    ['+791612345', 'short', 'short'],
    ['+79161234567', undefined, undefined],
    ['+0', 'domestic', 'domestic'],
    ['+07911123456', 'domestic', 'domestic'],
    ['+89161234567', undefined, 'domestic'],
    ['+8 916 123', undefined, undefined],
    ['+810442079460011', undefined, 'domestic'],
    ['+81312345678', undefined, undefined],
  ])('of %s', (shown, english, russian) => {
    expect(doubtPhone(shown, 'en')).toBe(english)
    expect(doubtPhone(shown, 'ru')).toBe(russian)
  })
})
