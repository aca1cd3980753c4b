import { describe, expect, test } from 'vitest'
import { formatRouteState, parseRouteState, type RouteState } from './route-state.ts'

const STATES: RouteState[] = [
  { locale: 'en', isPaged: false, page: 1 },
  { locale: 'ru', isPaged: true, page: 0 },
  { locale: 'ru', isPaged: true, page: 2, isRefused: true },
  { locale: 'ru', isPaged: true, page: 12, country: 'uae' },
  { locale: 'ru', isPaged: false, page: 1, flash: 'A1-b_2' },
  {
    locale: 'en',
    isPaged: true,
    page: 2,
    filter: { country: 'uk', q: 'повар / chef. 50% “&”' },
  },
]

describe('the route state in the first segment', () => {
  test.each(STATES)('comes back as it went: %o', (route) => {
    expect(parseRouteState(formatRouteState(route))).toEqual(route)
  })

  test('survives the escaping of an address', () => {
    expect(parseRouteState('en.in-%D0%BA%D0%B8%D0%BF%D1%80')).toMatchObject({ country: 'кипр' })
  })

  test.each(['xx', '', 'en.x', 'en.page', 'EN', 'ru.page-x'])('is nothing for %j', (segment) => {
    expect(parseRouteState(segment)).toBeUndefined()
  })

  test.each(['en.find-***', 'en.find-e30', 'en.find-', 'en.find-eD0x'])(
    'has no filter in %j',
    (segment) => {
      expect(parseRouteState(segment)).toEqual({ locale: 'en', isPaged: false, page: 1 })
    },
  )
})
