import { describe, expect, it, test } from 'vitest'
import { alternatesOf } from './alternates.ts'
import { localizedPath, PATHS } from './hrefs.ts'
import { DEFAULT_LOCALE, isLocale, LANGUAGES, LOCALES, languageName } from './locales.ts'
import { homeLanguage } from './negotiate-locale.ts'
import { canonicalAddress, internalPath, splitLocale } from './routes.ts'

const SITE = 'https://site.example'
const PATHS_OF_EACH = [PATHS.home(), PATHS.blog(), PATHS.vacancy('7'), PATHS.country('uae')]

function at(pathname: string) {
  return { pathname, query: new URLSearchParams() }
}

describe('isLocale', () => {
  it('takes the languages of the site and nothing else', () => {
    expect(['en', 'ru', 'EN', 'xx', '', undefined].filter(isLocale)).toEqual(['en', 'ru'])
    expect(LOCALES.every(isLocale)).toBe(true)
  })
})

describe.each(LOCALES)('the language %s', (locale) => {
  // The conditions of the middleware know a language by these.
  test('has a code of two small letters, and a tag that begins with it', () => {
    expect(locale).toMatch(/^[a-z]{2}$/)
    expect(new Intl.Locale(LANGUAGES[locale].tag).language).toBe(locale)
  })

  test.each(PATHS_OF_EACH)('has an address of its own for %s, and is read from it', (path) => {
    const address = localizedPath(locale, path)
    expect(splitLocale(address)).toEqual({ locale, path })
    expect(canonicalAddress(at(address))).toBeUndefined()
    expect(internalPath(at(address))).toMatch(new RegExp(`^/${locale}([./]|$)`))
    const capital = `/${locale.toUpperCase()}${path}`.replace(/\/$/, '')
    expect(canonicalAddress(at(capital))).toBe(address)
  })

  test.each(PATHS_OF_EACH)('is named by %s in every language', (path) => {
    const route = { isPaged: false, page: 1 }
    const { canonical, languages } = alternatesOf(SITE, path, { ...route, locale })
    expect(languages[locale]).toBe(canonical)
    for (const other of LOCALES) {
      expect(alternatesOf(SITE, path, { ...route, locale: other }).languages).toEqual(languages)
    }
    expect(Object.keys(languages)).toEqual([...LOCALES, 'x-default'])
    expect(languages['x-default']).toBe(languages[DEFAULT_LOCALE])
  })

  test('is met by who states it, and by who has chosen it', () => {
    const visitor = { cookie: undefined, acceptLanguage: null, fetchSite: null }
    expect(homeLanguage({ ...visitor, acceptLanguage: `xx, ${locale};q=0.5` })).toBe(locale)
    for (const stated of LOCALES) {
      const chosen = { ...visitor, cookie: locale, acceptLanguage: stated }
      expect(homeLanguage(chosen)).toBe(locale)
    }
  })
})

describe('languageName', () => {
  it('names a language in the language of the page', () => {
    expect(languageName('fr', 'en')).toBe('French')
    expect(languageName('fr', 'ru')).toBe('французский')
  })

  it('shows what is no code as it came', () => {
    expect(languageName('жестовый язык', 'ru')).toBe('жестовый язык')
  })
})
