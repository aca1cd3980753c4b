import { expect, test } from 'vitest'
import { pickLanguage } from './language.ts'

test.each([
  [null, 'en'],
  ['', 'en'],
  ['ru', 'ru'],
  ['RU-ru', 'ru'],
  ['ru-RU,ru;q=0.9,en;q=0.8', 'ru'],
  ['en;q=0.5, ru;q=0.7', 'ru'],
  ['ru;q=0.5, en;q=0.7', 'en'],
  ['ru;q=0', 'en'],
  ['de, fr;q=0.9', 'en'],
  ['de, ru;q=0.2', 'ru'],
  ['*', 'en'],
  ['rub, english', 'en'],
  ['ru;q=nonsense', 'en'],
  [';;;,,q=1', 'en'],
])('Accept-Language %s is answered in %s', (header, language) => {
  expect(pickLanguage(header)).toBe(language)
})
