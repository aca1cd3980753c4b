import { describe, expect, test } from 'vitest'
import { ask, locationOf } from '#e2e/harness/ask.ts'
import { textsOf } from '#e2e/harness/html.ts'
import { defaultOrigin } from '#e2e/harness/start-default-site.ts'

const NO_ADDRESSES = `
  /%E0%A4%A /ru/%E0%A4%A /blog/%E0%A4%A /50%%20 /a%00b /% /%ff /staff/% /vacancies/%00 /a%0d%0ab
  /<script>alert(1)</script> /%5Cevil.example /..%2f..%2fetc%2fpasswd /_next/..%2f..%2fpackage.json
  /api/%E0%A4%A /api/staff/%E0%A4%A /_next/static/%E0%A4%A /_next/data/x.json /_next/image?url=%2Fa.svg
  /404 /500 /ru/404 /_not-found /_error /_global-error /[locale] /%5Blocale%5D/blog /undefined
  /en.page-2/blog /ru.in-uae/uae /ru.page-1 /en.find-WyIiLCIiLCJhIl0/vacancies
  /.env /nope.php /*
`
  .trim()
  .split(/\s+/)

describe('one redirect leads to the address', () => {
  for (const [asked, location] of [
    ['/en', '/'],
    ['/en/', '/'],
    ['/EN/blog', '/blog'],
    ['/en/blog?x=1', '/blog?x=1'],
    ['/en/uae?page=2&x=%D1%8F', '/uae?page=2&x=%D1%8F'],
    ['/RU', '/ru'],
    ['/RU/blog', '/ru/blog'],
    ['/Ru/blog/?x=1', '/ru/blog?x=1'],
    ['/ru/', '/ru'],
    ['/ru/?x=1', '/ru?x=1'],
    ['/blog/', '/blog'],
    ['/blog/leaving-well/', '/blog/leaving-well'],
    ['/en/blog/?page=1', '/blog'],
    ['//evil.example', '/evil.example'],
    ['//evil.example/x', '/evil.example/x'],
    ['/\\evil.example', '/evil.example'],
    ['/en//evil.example', '/evil.example'],
    ['/ru//evil.example/', '/ru/evil.example'],
    ['/blog?page=1', '/blog'],
    ['/ru/blog?page=1', '/ru/blog'],
    ['/vacancies?page=1&q=a+b', '/vacancies?q=a+b'],
    ['/ru/vacancies?page=1&country=uae', '/ru/vacancies?country=uae'],
    ['/RU/vacancies/?country=uae&page=1', '/ru/vacancies?country=uae'],
  ] as const) {
    test(asked, async () => {
      const origin = defaultOrigin()
      const answer = await ask(origin, asked)
      expect(answer.status).toBe(308)
      expect(locationOf(answer, origin)).toBe(location)
      const next = await ask(origin, location)
      expect(next.status).not.toBe(500)
      expect(next.headers.location).toBeUndefined()
    })
  }
})

describe('an address that is none', () => {
  for (const target of [...NO_ADDRESSES, `/${'a'.repeat(7000)}`]) {
    test(`${target.slice(0, 40)} is refused, and harms nothing`, async () => {
      const { status, text } = await ask(defaultOrigin(), target)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
      expect(text.includes('<script>alert')).toBe(false)
      expect((await ask(defaultOrigin(), '/')).status).toBe(200)
    })
  }

  for (const target of ['/vacancies?q=%E0%A4%A', '/blog?page=%E0%A4%A', '/?%', '/contacts?%00']) {
    test(`${target} is answered without a failure`, async () => {
      expect((await ask(defaultOrigin(), target)).status).toBeLessThan(500)
    })
  }

  test('/index does not take the home page away', async () => {
    const origin = defaultOrigin()
    for (const target of ['/index', '/ru/index', '/index/', '/index?page=2', '/en/index']) {
      const { status } = await ask(origin, target)
      expect([308, 404]).toContain(status)
    }
    const home = await ask(origin, '/')
    expect(home.status).toBe(200)
    expect(textsOf(home.text, 'h1')).toHaveLength(1)
    expect((await ask(origin, '/ru')).status).toBe(200)
  })

  test('a header from outside does not make an address an internal one', async () => {
    const headers = { 'x-internal-address': '1' }
    expect((await ask(defaultOrigin(), '/blog', { headers })).status).toBe(200)
    expect((await ask(defaultOrigin(), '/en.page-2/blog', { headers })).status).toBe(404)
  })
})
