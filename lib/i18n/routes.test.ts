import { readdirSync } from 'node:fs'
import {
  unstable_doesMiddlewareMatch as doesMiddlewareMatch,
  unstable_getResponseFromNextConfig as getResponseFromNextConfig,
  getRewrittenUrl,
} from 'next/experimental/testing/server'
import { describe, expect, test } from 'vitest'
import { config } from '../../middleware.ts'
import { localizedPath } from './hrefs.ts'
import { LOCALE_COOKIE, LOCALES } from './locales.ts'
import {
  canonicalAddress,
  internalPath,
  middlewareMatcher,
  ownAddressRules,
  pathOfRendered,
  rewriteRules,
  splitLocale,
} from './routes.ts'

const ORIGIN = 'https://site.example'

function at(address: string) {
  const url = new URL(address, ORIGIN)
  return { pathname: url.pathname, query: url.searchParams }
}

describe('the canonical address', () => {
  test.each([
    ['/en', '/'],
    ['/en/blog?x=1', '/blog?x=1'],
    ['/EN/Blog', '/Blog'],
    ['/en/en/blog', '/blog'],
    ['/en/ru/blog/', '/ru/blog'],
    ['/RU', '/ru'],
    ['/RU/blog', '/ru/blog'],
    ['/ru/', '/ru'],
    ['/blog/', '/blog'],
    ['/en/blog/?page=1&x=1', '/blog?x=1'],
    ['/blog?page=1', '/blog'],
    ['/blog?page=3&page=1', '/blog'],
    ['/ru/vacancies?page=1&country=uae', '/ru/vacancies?country=uae'],
  ])('of %s is %s, which needs no further redirect', (address, canonical) => {
    expect(canonicalAddress(at(address))).toBe(canonical)
    expect(canonicalAddress(at(canonical))).toBeUndefined()
  })

  test.each([
    '/',
    '/ru',
    '/blog?page=2',
    '/blog?page=0',
    '/contacts?page=1',
    '/russia',
    '/england',
  ])('of %s is itself', (address) => {
    expect(canonicalAddress(at(address))).toBeUndefined()
  })
})

test('every route with an address of its own below the language is no country', () => {
  const entries = readdirSync('app/[locale]', { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const fixed = folders.filter((folder) => !folder.startsWith('[') && folder !== 'style')
  expect(fixed.length).toBeGreaterThan(5)
  for (const folder of fixed) {
    expect(internalPath(at(`/${folder}`))).toBe(`/en/${folder}`)
  }
})

describe('the rewrites', () => {
  const nextConfig = {
    rewrites: async () => ({ beforeFiles: rewriteRules(), afterFiles: [], fallback: [] }),
  }

  test.each([
    ['/', '/en'],
    ['/?page=x', '/en.page-1'],
    ['/blog', '/en/blog'],
    ['/blog?page=abc', '/en.page-0/blog'],
    ['/blog?page=0', '/en.page-0/blog'],
    ['/blog?page=1234567', '/en.page-0/blog'],
    ['/ru/vacancies?page=-1', '/ru.page-0/vacancies'],
    ['/contacts?page=3', '/en.page-1/contacts'],
    ['/ru/contacts?page=3', '/ru.page-1/contacts'],
    ['/blog/post?page=3', '/en.page-1/blog/post'],
    ['/uae', '/en.in-uae/uae'],
    ['/ru/uae', '/ru.in-uae/uae'],
    ['/ru/uae?page=1', '/ru.in-uae.page-1/uae'],
    ['/contactless', '/en.in-contactless/contactless'],
    ['/russia', '/en.in-russia/russia'],
    ['/en.page-2/blog', '/en/en.page-2/blog'],
    ['/ru.page-2/blog', '/en/ru.page-2/blog'],
    ['/a/b/c.php', '/en/a/b/c.php'],
    ['/ensemble/x', '/en/ensemble/x'],
    ['/vacancies?country=&q=', '/en/vacancies'],
    ['/staff', '/en/staff'],
    ['/ru/candidates?page=0', '/ru.page-0/candidates'],
    ['/contacts?enquiry=../x', '/en/contacts'],
  ])('map %s to %s, as the rule says', async (address, internal) => {
    const response = await getResponseFromNextConfig({ url: ORIGIN + address, nextConfig })
    const rewritten = new URL(getRewrittenUrl(response) ?? 'none:').pathname
    expect(rewritten).toBe(internal)
    expect(internalPath(at(address))).toBe(internal)
  })

  // The framework's test kit knows no value captured from the query; the browser tests do.
  test.each([
    ['/blog?page=2', '/en.page-2/blog'],
    ['/ru/blog?page=12', '/ru.page-12/blog'],
    ['/contacts?enquiry=0123456789abcdef', '/en.flash-0123456789abcdef/contacts'],
    ['/ru/vacancies/7?enquiry=0123456789abcdef', '/ru.flash-0123456789abcdef/vacancies/7'],
  ])('have a rule for %s', (address, internal) => {
    expect(internalPath(at(address))).toBe(internal)
  })

  test.each(['/ru', '/ru/blog', '/ru/staff/nanny', '/api/main'])(
    'leave %s alone',
    async (address) => {
      const response = await getResponseFromNextConfig({ url: ORIGIN + address, nextConfig })
      expect(getRewrittenUrl(response)).toBeNull()
    },
  )

  test.each([
    ['/404', '/en/404'],
    ['/_next/image', '/en/_next/image'],
    ['/[locale]/blog', '/en/[locale]/blog'],
    ['/%5Blocale%5D', '/en/%5Blocale%5D'],
  ])('make an ordinary address of the framework’s own %s', async (address, internal) => {
    const own = { rewrites: async () => ownAddressRules() }
    const response = await getResponseFromNextConfig({ url: ORIGIN + address, nextConfig: own })
    expect(new URL(getRewrittenUrl(response) ?? 'none:').pathname).toBe(internal)
  })

  test('leave what the middleware has made internal alone', async () => {
    const url = `${ORIGIN}/en.find-abc/vacancies?q=chef`
    const headers = { 'x-internal-address': '1' }
    const response = await getResponseFromNextConfig({ url, nextConfig, headers })
    expect(getRewrittenUrl(response)).toBeNull()
  })
})

describe('the middleware', () => {
  test('holds the conditions that the rules make', () => {
    expect(config.matcher).toEqual(JSON.parse(JSON.stringify(middlewareMatcher())))
  })

  test.each([
    '/en',
    '/eN/x',
    '/RU',
    '/Ru/blog',
    '/ru/',
    '/blog/',
    '/blog?page=1',
    '/ru/vacancies?page=1',
    '/vacancies?q=chef',
    '/ru/vacancies?country=uae&page=2',
    '/staff?category=house',
    '/ru/candidates?live_in=in',
  ])('is entered by %s', (address) => {
    expect(doesMiddlewareMatch({ config, url: ORIGIN + address })).toBe(true)
  })

  test.each([
    ...[
      '/blog',
      '/blog?page=2',
      '/uae',
      '/vacancies',
      '/staff',
      '/candidates?page=2',
      '/enterprise',
      '/uk',
      '/uk/blog',
    ],
    ...LOCALES.flatMap((locale) => ['/', '/blog'].map((path) => localizedPath(locale, path))),
  ])('stays off the path of %s', (address) => {
    expect(doesMiddlewareMatch({ config, url: ORIGIN + address })).toBe(false)
  })

  test('is entered at the home page by who may want Russian, not by a link of our own', () => {
    const russian = { 'accept-language': 'fi, ru;q=0.8' }
    const enters = (headers: Record<string, string>) =>
      doesMiddlewareMatch({ config, url: `${ORIGIN}/`, headers })
    expect(enters(russian)).toBe(true)
    expect(enters({ ...russian, 'sec-fetch-site': 'same-origin' })).toBe(false)
    for (const english of ['en', 'en-GB', 'EN-us,en;q=0.9', 'en, en-GB;q=0.8', '*', '']) {
      expect(enters({ 'accept-language': english })).toBe(false)
    }
  })

  test.each(LOCALES)(
    'is entered at the home page by who has chosen %s, unless it is there',
    (locale) => {
      const cookies = { [LOCALE_COOKIE]: locale }
      const isElsewhere = localizedPath(locale, '/') !== '/'
      expect(doesMiddlewareMatch({ config, url: `${ORIGIN}/`, cookies })).toBe(isElsewhere)
      const stated = { 'accept-language': `en;q=0.1,${locale}-XX` }
      expect(doesMiddlewareMatch({ config, url: `${ORIGIN}/`, headers: stated })).toBe(isElsewhere)
    },
  )
})

describe('paths', () => {
  test('lose their language', () => {
    expect(splitLocale('/ru/blog')).toEqual({ locale: 'ru', path: '/blog' })
    expect(splitLocale('/ru')).toEqual({ locale: 'ru', path: '/' })
    expect(splitLocale('/russia')).toEqual({ locale: 'en', path: '/russia' })
  })

  test('are the same for the server, which sees the internal address or the public one', () => {
    expect(pathOfRendered('/en.in-uae/uae')).toBe('/uae')
    expect(pathOfRendered('/en')).toBe('/')
    expect(pathOfRendered('/')).toBe('/')
    expect(pathOfRendered('/contacts')).toBe('/contacts')
    expect(pathOfRendered('/staff/nanny')).toBe('/staff/nanny')
    expect(pathOfRendered('/ru')).toBe('/')
    expect(pathOfRendered('/ru/uae')).toBe('/uae')
  })
})
