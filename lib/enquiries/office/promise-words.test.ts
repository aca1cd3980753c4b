import { describe, expect, test } from 'vitest'
import { saidTexts } from '#lib/enquiries/said-texts.ts'
import { toWords } from '#lib/enquiries/words.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { promiseWords } from './promise-words.ts'

const LONDON = { place: 'London', timeZone: 'Europe/London' }
const at = (text: string) => Date.parse(`2026-${text}Z`)
const MONDAY = { from: at('11-30T09:00'), by: at('11-30T10:00'), isUnbroken: true }
const SATURDAY = at('11-28T14:05')

function said(
  reader: { now: number; timeZone: string } | undefined,
  { window = MONDAY, locale = 'en' as Locale, office = LONDON } = {},
) {
  const words = toWords(saidTexts(locale))
  return promiseWords({ words, locale, window, office, reader })?.replace(
    /[\u00a0\u2060]/g,
    (mark) => (mark === '\u2060' ? '' : ' '),
  )
}

describe('a promise in words', () => {
  test('is the same wherever it is read, and right by the clock there', () => {
    const promise =
      'London: Saturday, 14:05. You’ll hear from us on Monday between 09:00 and 10:00, London time'
    const inZone = (timeZone: string) => said({ now: SATURDAY, timeZone })
    expect(inZone('Europe/London')).toBe(`${promise}.`)
    expect(inZone('Asia/Vladivostok')).toBe(`${promise} (19:00–20:00 by your clock).`)
    expect(inZone('America/New_York')).toBe(`${promise} (04:00–05:00 by your clock).`)
    // The day is another one there.
    expect(inZone('Pacific/Kiritimati')).toBe(`${promise} (23:00–00:00 by your clock).`)
    expect(inZone('Pacific/Pago_Pago')).toBe(`${promise} (Sunday, 22:00–23:00 by your clock).`)
  })

  test('in Russian', () => {
    const office = { ...LONDON, place: 'Лондон' }
    expect(said({ now: SATURDAY, timeZone: 'Asia/Vladivostok' }, { locale: 'ru', office })).toBe(
      'Лондон: суббота, 14:05. Свяжемся с вами в понедельник с 09:00 до 10:00 по времени офиса (Лондон), у вас 19:00–20:00.',
    )
  })

  test('in working time is an hour that has begun', () => {
    const now = at('11-27T14:05')
    const window = { from: now, by: at('11-27T15:05'), isUnbroken: true }
    expect(said({ now, timeZone: 'Europe/London' }, { window })).toBe(
      'You’ll hear from us today by 15:05, London time.',
    )
    // Where it is Saturday already, today would be another day.
    expect(said({ now, timeZone: 'Asia/Vladivostok' }, { window })).toBe(
      'You’ll hear from us on Friday by 15:05, London time (Saturday, 01:05 by your clock).',
    )
  })

  test('that runs on into the next working day says by when', () => {
    const now = at('11-27T17:40')
    const window = { from: now, by: at('11-30T09:40'), isUnbroken: false }
    expect(said({ now, timeZone: 'Europe/London' }, { window })).toBe(
      'You’ll hear from us on Monday by 09:40, London time.',
    )
  })

  test('beyond a week has a date, as has one that may be read at any time', () => {
    const window = { from: at('12-07T09:00'), by: at('12-07T10:00'), isUnbroken: true }
    expect(said({ now: SATURDAY, timeZone: 'Europe/London' }, { window })).toMatch(
      /on Monday 7 December between/,
    )
    expect(said(undefined, { locale: 'ru' })).toBe(
      'Свяжемся с вами в понедельник, 30 ноября, с 09:00 до 10:00 по времени офиса (London).',
    )
  })

  test('is silent where the zone is not known', () => {
    expect(said(undefined, { office: { ...LONDON, timeZone: 'Europe/Nowhere' } })).toBeUndefined()
  })
})
