import { expect, test } from 'vitest'
import { homeLanguage, negotiateLocale } from './negotiate-locale.ts'

const visitor = { cookie: undefined, acceptLanguage: null, fetchSite: null }

test.each([
  [null, 'en'],
  ['', 'en'],
  ['ru', 'ru'],
  ['ru-RU,ru;q=0.9,en;q=0.8', 'ru'],
  ['en-GB, ru;q=0.5', 'en'],
  ['fi, ru;q=0.8, en;q=0.5', 'ru'],
  ['fi, fr', 'en'],
  ['ru;q=0, en', 'en'],
  ['*', 'en'],
  [';;;,,, q=', 'en'],
])('a browser that states %j gets %s', (acceptLanguage, language) => {
  expect(homeLanguage({ ...visitor, acceptLanguage })).toBe(language)
})

test('a choice made before counts for more than the browser', () => {
  expect(homeLanguage({ ...visitor, cookie: 'en', acceptLanguage: 'ru' })).toBe('en')
  expect(homeLanguage({ ...visitor, cookie: 'ru', acceptLanguage: 'en' })).toBe('ru')
  expect(homeLanguage({ ...visitor, cookie: 'xx', acceptLanguage: 'ru' })).toBe('ru')
})

test('a link on our own pages is never led back to Russian', () => {
  const request = { cookie: 'ru', acceptLanguage: 'ru', fetchSite: 'same-origin' }
  expect(homeLanguage(request)).toBe('en')
})

test.each([
  [null, 'en'],
  ['', 'en'],
  ['ru', 'ru'],
  ['RU-ru', 'ru'],
  ['ru-RU,ru;q=0.9,en;q=0.8', 'ru'],
  ['en;q=0.5, ru;q=0.7', 'ru'],
  ['ru;q=0.5, en;q=0.7', 'en'],
  ['ru;q=0', 'en'],
  ['fi, fr;q=0.9', 'en'],
  ['fi, ru;q=0.2', 'ru'],
  ['*', 'en'],
  ['rub, english', 'en'],
  ['ru;q=nonsense', 'en'],
  [';;;,,q=1', 'en'],
])('Accept-Language %s is answered in %s', (header, language) => {
  expect(negotiateLocale(header)).toBe(language)
})
