import { ask, locationOf } from './ask.ts'
import { alternatesOf, canonicalOf, languageOf, linkOf, textsOf, titleOf } from './html.ts'
import { defaultOrigin } from './start-default-site.ts'
import { expect, test } from './test.ts'

test.describe('one redirect leads to the address', () => {
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

test.describe('a page number', () => {
  for (const [asked, language, heading] of [
    ['/blog?page=2', 'en', 'Blog'],
    ['/ru/blog?page=2', 'ru', 'Блог'],
    ['/vacancies?page=2', 'en', 'Vacancies'],
    ['/ru/vacancies?x=1&page=2', 'ru', 'Вакансии'],
    ['/vacancies?page=2&q=a', 'en', 'Vacancies'],
    ['/contacts?page=3', 'en', 'Contacts'],
    ['/ru/contacts?page=1', 'ru', 'Контакты'],
    ['/contacts?page=', 'en', 'Contacts'],
    ['/contacts?page', 'en', 'Contacts'],
    ['/uae?page=abc', 'en', 'Household staff in the United Arab Emirates'],
    ['/ru/blog/leaving-well?page=2', 'ru', 'Как уйти хорошо: предупреждение и передача дел'],
    ['/?page=2', 'en', 'The people who look after a house, chosen as if it were ours.'],
    ['/ru?page=2', 'ru', 'Людей для вашего дома мы выбираем как для своего.'],
  ] as const) {
    test(`takes the canonical link from ${asked}`, async () => {
      const { status, text: html } = await ask(defaultOrigin(), asked)
      expect(status).toBe(200)
      expect(languageOf(html)).toBe(language)
      expect(textsOf(html, 'h1')).toEqual([heading])
      expect(canonicalOf(html)).toBeUndefined()
    })
  }

  for (const [asked, title, previous, next] of [
    ['/blog', 'Blog — Aldermere', undefined, '/blog?page=2'],
    ['/blog?page=2', 'Blog, page 2 — Aldermere', '/blog', '/blog?page=3'],
    ['/ru/blog?page=3', 'Блог, страница 3 — Олдермир', '/ru/blog?page=2', undefined],
    ['/vacancies?page=2', 'Vacancies, page 2 — Aldermere', '/vacancies', '/vacancies?page=3'],
  ] as const) {
    test(`gives ${asked} its title and its neighbours`, async () => {
      const { text: html } = await ask(defaultOrigin(), asked)
      const absolute = (path?: string) => path && `https://aldermere.example${path}`
      expect(titleOf(html)).toBe(title)
      expect(linkOf(html, 'prev')).toBe(absolute(previous))
      expect(linkOf(html, 'next')).toBe(absolute(next))
      expect(Object.keys(alternatesOf(html)).toSorted()).toEqual(['en', 'ru', 'x-default'])
    })
  }

  for (const list of ['/blog', '/vacancies', '/ru/blog', '/ru/vacancies']) {
    for (const value of ['0', 'abc', '999', '-1', '1.5', '01', '2x', '%20', '', '1e1', '9'.repeat(40)]) {
      test(`is not found: ${list}?page=${value.slice(0, 9)}`, async () => {
        const { status, text: html } = await ask(defaultOrigin(), `${list}?page=${value}`)
        expect(status).toBe(404)
        expect(titleOf(html)).toBe('404 page')
        const message = list.startsWith('/ru') ? 'Страница не найдена' : 'Page not found'
        expect(textsOf(html, 'p')).toContain(`${message}: ${list}`)
      })
    }
  }
})

test.describe('an address that is none', () => {
  for (const target of [
    ...['/%E0%A4%A', '/ru/%E0%A4%A', '/50%%20', '/a%00b', '/%', '/%ff', '/blog/%E0%A4%A'],
    ...['/staff/%', '/vacancies/%00', '/<script>alert(1)</script>', '/%5Cevil.example', '/a%0d%0ab'],
    ...['/api/%E0%A4%A', '/api/staff/%E0%A4%A', '/_next/static/%E0%A4%A', '/_next/data/x.json'],
    ...['/..%2f..%2fetc%2fpasswd', '/_next/..%2f..%2fpackage.json', '/.env', '/nope.php', '/*'],
    ...['/404', '/500', '/_not-found', '/_error', '/_global-error', '/ru/404', '/undefined'],
    ...['/en.page-2/blog', '/ru.in-uae/uae', '/en.find-WyIiLCIiLCJhIl0/vacancies', '/ru.page-1'],
    ...[`/${'a'.repeat(7000)}`, '/_next/image?url=%2Fa.svg&w=64&q=75', '/undefined', '/[locale]'],
  ]) {
    test(`${target.slice(0, 40)} is refused, and harms nothing`, async () => {
      const { status, text } = await ask(defaultOrigin(), target)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
      expect(text).not.toContain('<script>alert')
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
