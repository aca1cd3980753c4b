import { expect, test } from 'vitest'
import { MESSAGES } from '#lib/i18n/languages.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { TERMS } from '#lib/resources/terms.ts'
import { firstWorkingDay } from './first-day.ts'

test.each([
  ['four weeks from now', '2026-10-27T12:00:00Z', '', '2026-11-24'],
  ['the Monday after a weekend', '2026-10-31T12:00:00Z', '', '2026-11-30'],
  ['not before a placement takes its time', '2026-10-27T12:00:00Z', '2026-11', '2026-11-24'],
  ['the first working day of a later month', '2026-11-27T12:00:00Z', '2027-02', '2027-02-01'],
  ['Christmas Eve', '2026-11-26T12:00:00Z', '', '2026-12-24'],
  ['Christmas and New Year are passed over', '2026-11-27T12:00:00Z', '', '2027-01-04'],
  ['so are the first days of January', '2026-11-27T12:00:00Z', '2028-01', '2028-01-04'],
])('the first day: %s', (_case, now, month, day) => {
  expect(firstWorkingDay({ now: new Date(now), month })).toBe(day)
})

test('today is what it is where the work is to be', () => {
  const now = new Date('2026-10-26T21:00:00Z')
  expect(firstWorkingDay({ now, timeZone: 'America/New_York', month: '' })).toBe('2026-11-23')
  expect(firstWorkingDay({ now, timeZone: 'Asia/Dubai', month: '' })).toBe('2026-11-24')
})

test('the weeks are those that the home page tells of', () => {
  const told = { en: /about four weeks/, ru: /около четырёх недель/ }
  expect(TERMS.weeksToFirstDay).toBe(4)
  for (const locale of LOCALES) {
    expect(MESSAGES[locale].home.process.title).toMatch(told[locale])
    expect(MESSAGES[locale].home.process.steps.firstDay.when).toContain('4')
  }
})
