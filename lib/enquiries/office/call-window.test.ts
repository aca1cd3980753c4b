import { describe, expect, test } from 'vitest'
import { type CallWindow, callWindow, chooseOffice, subjectOfAddress } from './call-window.ts'

const at = (text: string) => Date.parse(`2026-11-${text}Z`)
/** Two working days, the second with a break in it. */
const SPANS = [
  { start: at('27T09:00'), end: at('27T18:00') },
  { start: at('30T09:00'), end: at('30T12:00') },
  { start: at('30T12:00'), end: at('30T13:00') },
]

describe('when somebody hears from an office', () => {
  test.each([
    ['in working time, from now on', '27T10:00', 60, ['27T10:00', '27T11:00', true]],
    [
      'after hours, in the first hour of the next day',
      '28T12:00',
      60,
      ['30T09:00', '30T10:00', true],
    ],
    [
      'just before closing, in what is left or the next day',
      '27T17:40',
      60,
      ['27T17:40', '30T09:40', false],
    ],
    ['over hours that meet', '30T11:30', 60, ['30T11:30', '30T12:30', true]],
  ] as const)('%s', (_name, asked, minutes, [from, by, isUnbroken]) => {
    const window = { from: at(from), by: at(by), isUnbroken }
    expect(callWindow(SPANS, at(asked), minutes)).toEqual(window)
  })

  test('is not known beyond what is known of its hours', () => {
    expect(callWindow(SPANS, at('30T12:30'), 60)).toBeUndefined()
    expect(callWindow([], at('27T10:00'), 60)).toBeUndefined()
  })
})

describe('whose an enquiry is', () => {
  const UK = { countrySlug: 'uk', languages: ['en'], by: 5 }
  const USA = { countrySlug: 'usa', languages: ['en'], by: 3 }
  const UAE = { countrySlug: 'uae', languages: ['ar', 'en'], by: 1 }
  const windowOf = ({ by }: typeof UK): CallWindow => ({ from: 0, by, isUnbroken: true })
  const choose = (countries: string[], locale: string, askedAt = 0) =>
    chooseOffice([UK, USA, UAE], { countries, locale, askedAt }, windowOf)?.countrySlug

  test('its country, else the soonest of its language, else the head office', () => {
    expect(choose(['blog', 'uae'], 'en')).toBe('uae')
    expect(choose(['blog'], 'en')).toBe('usa')
    expect(choose([], 'ru')).toBe('uk')
  })

  test('while nobody is at work the first of its language, however early others open', () => {
    expect(choose(['blog'], 'en', -1)).toBe('uk')
    expect(choose(['uae'], 'en', -1)).toBe('uae')
  })
})

test('what an address is about', () => {
  const about = (address: string) => {
    const { pathname, searchParams } = new URL(address, 'https://site.test')
    return subjectOfAddress(pathname, searchParams)
  }
  expect(about('/uae')).toEqual({ countries: ['uae'], vacancy: undefined })
  expect(about('/vacancies?country=uae').countries).toContain('uae')
  expect(about('/vacancies/17').vacancy).toBe('17')
})
