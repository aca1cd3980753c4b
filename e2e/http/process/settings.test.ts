import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, locationOf } from '#e2e/harness/ask.ts'
import {
  alternatesOf,
  canonicalOf,
  isForSearchEngines,
  metaOf,
  payloadOf,
  titleOf,
} from '#e2e/harness/html.ts'
import { type Site, startSite } from '#e2e/harness/site.ts'

const INTERNAL = /^x-(?:nextjs|middleware|powered-by)/
const ROUTER_HEADERS = [
  ...['x-nextjs-deployment-id', 'x-nextjs-postponed', 'x-nextjs-stale-time'],
  ...['x-nextjs-rewritten-path', 'x-nextjs-rewritten-query'],
]

let one: Site
let two: Site

beforeAll(async () => {
  one = await startSite({
    SITE_URL: 'https://one.example',
    PUBLIC_API_BASE_URL: 'https://api.one.example/v1',
    SITE_NAME: 'First House',
    SECURITY_CONTACT: 'mailto:security@one.example',
    GOOGLE_SITE_VERIFICATION: 'google-mark',
    YANDEX_VERIFICATION: 'yandex-mark',
    BING_SITE_VERIFICATION: 'bing-mark',
  })
  two = await startSite({
    SITE_URL: 'http://two.example:8080',
    PUBLIC_API_BASE_URL: 'https://api.two.example',
    PUBLIC_JOBS_BASE_URL: 'https://jobs.two.example',
    GTM_ID: 'GTM-TEST1',
  })
})
afterAll(() => Promise.all([one?.stop(), two?.stop()]))

test('one build shows the settings of each start on its first page', async () => {
  const first = await ask(one.origin, '/ru')
  expect(canonicalOf(first.text)).toBe('https://one.example/ru')
  expect(alternatesOf(first.text)['x-default']).toBe('https://one.example/')
  expect(directiveOf(first, 'connect-src')).toEqual(["'self'", 'https://api.one.example'])
  expect(first.text.includes('two.example')).toBe(false)
  expect(titleOf((await ask(one.origin, '/ru/blog')).text)).toBe('Блог — First House')

  const second = await ask(two.origin, '/ru')
  expect(canonicalOf(second.text)).toBe('http://two.example:8080/ru')
  expect(directiveOf(second, 'connect-src')).toEqual(
    expect.arrayContaining(["'self'", 'https://api.two.example', 'https://jobs.two.example']),
  )
  expect(second.text.includes('one.example')).toBe(false)
  expect(titleOf((await ask(two.origin, '/ru/blog')).text)).toBe('Блог — Олдермир')
})

test('a home page says to each search engine whose site it is, where that is set', async () => {
  for (const path of ['/', '/ru']) {
    const { text: html } = await ask(one.origin, path)
    expect(metaOf(html, 'google-site-verification')).toBe('google-mark')
    expect(metaOf(html, 'yandex-verification')).toBe('yandex-mark')
    expect(metaOf(html, 'msvalidate.01')).toBe('bing-mark')
    const { text: other } = await ask(two.origin, path)
    expect(/verification|msvalidate/.test(other)).toBe(false)
  }
})

test('addresses never come from a header of the visitor', async () => {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
  for (const address of [
    '/uae',
    '/ru/vacancies/1001',
    '/nope',
    '/en/blog',
    '/blog?page=1',
    '/ru/',
  ]) {
    const { text, headers: answered } = await ask(one.origin, address, { headers })
    expect(text.includes('evil.example'), address).toBe(false)
    expect(answered.location ?? '/').toMatch(/^\/(?!\/)/)
  }
})

describe('every page has a strict policy', () => {
  for (const address of ['/', '/ru/uae', '/blog?page=2', '/vacancies?country=uae', '/nope/x']) {
    test(address, async () => {
      const first = await ask(one.origin, address)
      const scripts = directiveOf(first, 'script-src')
      expect(scripts).toContain("'self'")
      expect(hashesIn(scripts)).toEqual(inlineScriptsOf(first.text).toSorted())
      expect(scripts.filter((source) => !/^'(self|sha256-[\w+/]{43}=)'$/.test(source))).toEqual([])
      expect(directiveOf(first, 'default-src')).toEqual(["'none'"])
      expect(hashesIn(directiveOf(first, 'style-src'))).toEqual(inlineSheetsOf(first.text))
      expect(String(first.headers['content-security-policy'])).not.toContain('unsafe')
      expect(first.text).not.toMatch(/<[^>]+\sstyle="/)
      expect(directiveOf(first, 'object-src')).toEqual(["'none'"])
      expect(directiveOf(first, 'base-uri')).toEqual(["'none'"])
      expect(directiveOf(first, 'frame-ancestors')).toEqual(["'none'"])
      expect(directiveOf(first, 'form-action')).toEqual(
        expect.arrayContaining(["'self'", 'https://wa.me', 'https://t.me']),
      )
      expect(String(first.headers['content-security-policy'])).not.toContain('googletagmanager')

      const second = await ask(two.origin, address)
      expect(directiveOf(second, 'script-src')).toContain('https://www.googletagmanager.com')
      expect(directiveOf(second, 'script-src')).not.toContain("'unsafe-inline'")
    })
  }
})

test('no page has an inline script of unknown origin, or lacks one of its own', async () => {
  for (const address of ['/', '/ru', '/ru/vacancies/1001', '/blog/leaving-well']) {
    const { text } = await ask(one.origin, address)
    expect(inlineScriptsOf(text), address).toEqual([])
    expect(payloadOf(text), address).toBeDefined()
  }
  const { text } = await ask(one.origin, '/ru/nope')
  expect(inlineScriptsOf(text).length).toBeGreaterThanOrEqual(3)
  expect(one.output()).not.toContain('unknown origin')
  expect(one.output()).not.toContain('stays without script')
})

test('every answer has the usual security headers', async () => {
  for (const address of ['/', '/nope', '/en/blog', '/api/countries', '/api/nope', '/ru/', '//x']) {
    const { headers } = await ask(one.origin, address)
    expect(headers['x-content-type-options'], address).toBe('nosniff')
    expect(headers['x-frame-options'], address).toBe('DENY')
    expect(headers['referrer-policy'], address).toBe('strict-origin-when-cross-origin')
    expect(headers['content-security-policy'], address).toBeTruthy()
    expect(headers['strict-transport-security'], address).toBe('max-age=31536000')
    expect(headers['permissions-policy'], address).toContain('camera=()')
    expect(headers['x-powered-by'], address).toBeUndefined()
    expect(headers['set-cookie'], address).toBeUndefined()
  }
  const { headers } = await ask(two.origin, '/')
  expect(headers['strict-transport-security']).toBeUndefined()
})

test('whoever finds a weakness is told where to tell of it, where that is set', async () => {
  const { status, headers, text } = await ask(one.origin, '/.well-known/security.txt')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const fields = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(': ', 2) as [string, string]),
  )
  expect(fields.get('Contact')).toBe('mailto:security@one.example')
  expect(fields.get('Canonical')).toBe('https://one.example/.well-known/security.txt')
  expect(fields.get('Preferred-Languages')).toBe('en, ru')
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  // The standard advises less than a year.
  expect(days).toBeLessThan(365)
  const old = await ask(one.origin, '/security.txt')
  expect([old.status, old.headers.location]).toEqual([308, '/.well-known/security.txt'])
  for (const path of ['/.well-known/security.txt', '/security.txt']) {
    expect((await ask(two.origin, path)).status).toBe(404)
  }
})

test('subdomains are bound to https by a setting alone', async () => {
  const site = await startSite({ SITE_URL: 'https://x.example', HSTS_INCLUDE_SUBDOMAINS: 'true' })
  const { headers } = await ask(site.origin, '/')
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  await site.stop()
})

test('no answer tells what the framework says to itself', async () => {
  const addresses = ['/', '/ru', '/blog?page=2', '/nope', '/en/blog', '/ru/', '/api/option', '//x']
  const others = [
    '/vacancies?country=uae',
    '/ru/vacancies?q=x',
    '/icon.svg',
    '/sitemap.xml',
    '/404',
  ]
  const prefetch = { rsc: '1', 'next-router-prefetch': '1' }
  const askers: Record<string, string>[] = [{}, { rsc: '1' }, prefetch]
  for (const address of [...addresses, ...others]) {
    for (const headers of askers) {
      const first = await ask(one.origin, address, { headers })
      const answers = [first]
      // The framework sends on a request of its own that lacks a mark against mixed-up caches.
      if (first.status === 307) {
        answers.push(await ask(one.origin, locationOf(first, one.origin), { headers }))
      }
      for (const answer of answers) {
        const isForRouter = String(answer.headers['content-type']).startsWith('text/x-component')
        const internal = Object.keys(answer.headers).filter((name) => INTERNAL.test(name))
        const allowed = isForRouter ? ROUTER_HEADERS : []
        expect(
          internal.filter((name) => !allowed.includes(name)),
          address,
        ).toEqual([])
      }
    }
  }
})

test('the router in the browser is told what it asks an answer for', async () => {
  const headers = { rsc: '1' }
  const first = await ask(one.origin, '/blog', { headers })
  const answer = await ask(one.origin, locationOf(first, one.origin), { headers })
  expect(answer.headers['content-type']).toContain('text/x-component')
  expect(answer.headers['x-nextjs-rewritten-path']).toBe('/en/blog')
  expect(answer.headers['x-nextjs-stale-time']).toBe('30')
})

test('the icons of the site are small files that browsers keep', async () => {
  const { text } = await ask(one.origin, '/ru')
  for (const [address, type, mostBytes] of [
    ['/favicon.ico', 'image/x-icon', 4_000],
    ['/icon.svg', 'image/svg+xml', 1_000],
    ['/apple-icon', 'image/png', 4_000],
    ['/apple-touch-icon.png', 'image/png', 4_000],
    ['/apple-touch-icon-precomposed.png', 'image/png', 4_000],
  ] as const) {
    const { status, headers } = await ask(one.origin, address)
    expect(status, address).toBe(200)
    expect(headers['content-type'], address).toContain(type)
    expect(Number(headers['content-length']), address).toBeLessThan(mostBytes)
    expect(headers['cache-control'], address).toBe('public, max-age=604800')
    expect(headers.etag, address).toBeTruthy()
    const again = { 'if-none-match': String(headers.etag) }
    expect((await ask(one.origin, address, { headers: again })).status, address).toBe(304)
  }
  for (const address of ['/favicon.ico', '/icon.svg', '/apple-icon']) {
    expect(text).toMatch(new RegExp(`<link rel="(?:apple-touch-)?icon" href="${address}"`))
  }
})

test('only a site without a stated address is kept out of search engines', async () => {
  const trial = await startSite()
  for (const [site, host, robots] of [
    [trial, 'trial.example.org', 'noindex'],
    [trial, '10.0.0.7:3000', 'noindex'],
    [trial, 'localhost:3000', undefined],
    [trial, '127.0.0.1', undefined],
    [one, 'trial.example.org', undefined],
  ] as const) {
    for (const address of ['/', '/ru/blog?page=2']) {
      const { headers } = await ask(site.origin, address, { headers: { host } })
      expect(headers['x-robots-tag'], `${host}${address}`).toBe(robots)
    }
  }
  expect(trial.output()).toContain('SITE_URL is not set')
  await trial.stop()
  expect(one.output()).not.toContain('SITE_URL is not set')
})

test('a list that is narrowed by what somebody made up is not for search engines, nor kept', async () => {
  for (const address of ['/vacancies?country=none', '/ru/vacancies?q=%D0%BD%D1%8F%D0%BD%D1%8F']) {
    const { text, headers } = await ask(one.origin, address)
    expect(isForSearchEngines(text)).toBe(false)
    expect(headers['cache-control']).toContain('no-store')
  }
  const { text } = await ask(one.origin, '/vacancies')
  expect(isForSearchEngines(text)).toBe(true)
})

/** The hashes of the scripts that are neither files nor data. */
function inlineScriptsOf(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*(?: src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)
  return Array.from(scripts, ([, code = '']) => createHash('sha256').update(code).digest('base64'))
}

function inlineSheetsOf(html: string): string[] {
  const sheets = html.matchAll(/<style>([\s\S]*?)<\/style>/g)
  return Array.from(sheets, ([, css = '']) => createHash('sha256').update(css).digest('base64'))
}

function hashesIn(sources: string[]): string[] {
  const hashes = sources.flatMap((source) => /^'sha256-(.+)'$/.exec(source)?.[1] ?? [])
  return hashes.toSorted()
}

function directiveOf({ headers }: Awaited<ReturnType<typeof ask>>, name: string): string[] {
  const directives = String(headers['content-security-policy']).split(';')
  const found = directives.map((text) => text.trim().split(/\s+/)).find(([first]) => first === name)
  return found?.slice(1) ?? []
}
