import { expect, test } from 'vitest'
import { LOCALES } from '#lib/i18n/locales.ts'
import { MESSAGES } from '#lib/i18n/messages.ts'
import { TERMS } from '#lib/resources/terms.ts'
import { firstWorkingDay } from './first-day.ts'

test.each([
  ['four weeks from now', '2026-11-27T12:00:00Z', '', '2026-12-25'],
  ['the Monday after a weekend', '2026-11-28T12:00:00Z', '', '2026-12-28'],
  ['not before a placement takes its time', '2026-11-27T12:00:00Z', '2026-12', '2026-12-25'],
  ['the first working day of a later month', '2026-11-27T12:00:00Z', '2027-02', '2027-02-01'],
  ['a weekend and New Year’s Day are passed over', '2026-11-27T12:00:00Z', '2027-01', '2027-01-04'],
])('the first day: %s', (_case, now, month, day) => {
  expect(firstWorkingDay({ now: new Date(now), month })).toBe(day)
})

test('today is what it is where the work is to be', () => {
  const now = new Date('2026-11-29T21:00:00Z')
  expect(firstWorkingDay({ now, timeZone: 'America/New_York', month: '' })).toBe('2026-12-28')
  expect(firstWorkingDay({ now, timeZone: 'Asia/Dubai', month: '' })).toBe('2026-12-28')
  const later = new Date('2026-11-30T21:00:00Z')
  expect(firstWorkingDay({ now: later, timeZone: 'Asia/Dubai', month: '' })).toBe('2026-12-29')
})

test('the weeks are those that the home page tells of', () => {
  const told = { en: /about four weeks/, ru: /около четырёх недель/ }
  expect(TERMS.weeksToFirstDay).toBe(4)
  for (const locale of LOCALES) {
    expect(MESSAGES[locale].home.process.title).toMatch(told[locale])
    expect(MESSAGES[locale].home.process.steps.firstDay.when).toContain('4')
  }
})
