import { expect, test } from 'vitest'
import { isoCodeOf } from './iso-code.ts'

test.each([
  ['United Kingdom', 'en', 'GB'],
  ['Великобритания', 'ru', 'GB'],
  ['UK', 'en', 'GB'],
  ['США', 'ru', 'US'],
  ['ОАЭ', 'ru', 'AE'],
  ['United Arab Emirates', 'ru', 'AE'],
  ['Россия', 'ru', 'RU'],
  ['Atlantis', 'en', undefined],
] as const)('the code of %s (%s) is %s', (title, locale, code) => {
  expect(isoCodeOf(title, locale)).toBe(code)
})
