import { describe, expect, it } from 'vitest'
import { toTelHref } from './phone.ts'

describe('toTelHref', () => {
  it.each([
    ['+44 20 7946 0958', 'tel:+442079460958'],
    ['+7 (495) 000-00-00', 'tel:+74950000000'],
    ['+44 (0)20 7946 0958', 'tel:+442079460958'],
    ['(020) 7946 0958', 'tel:02079460958'],
    [' +1\u00A0202\u2011555\u20110100 ', 'tel:+12025550100'],
    ['020+7946', 'tel:0207946'],
  ])('dials %s as %s', (phone, href) => {
    expect(toTelHref(phone)).toBe(href)
  })
})
