import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import { hrefsOf, textsOf, titleOf } from '#e2e/harness/html.ts'
import { HARBOUR_SETTINGS, HarbourBackend } from '#e2e/harness/scripted-backend.ts'
import { type Site, startSite } from '#e2e/harness/site.ts'

const HAND_WRITTEN = {
  SITE_URL: 'https://harbour.example',
  WHATSAPP_STAFF: '+447700900777',
  TELEGRAM_HANDLE: '@harbour_staff',
}
const EMBEDDED = /Aldermere|Олдермир|Candlemas|Кэндлмас|447700900123|aldermere_demo/

const backend = new HarbourBackend()
let site: Site

beforeAll(async () => {
  const url = await backend.work()
  site = await startSite({
    ...HARBOUR_SETTINGS,
    ...HAND_WRITTEN,
    API_BASE_URL: `${url}/`,
    JOBS_BASE_URL: url,
  })
})
afterAll(async () => {
  await site?.stop()
  await backend.stop()
})

describe('a site on a backend shows what that backend says, and nothing else', () => {
  for (const [address, heading, ...texts] of [
    [
      '/',
      /We choose people for your home/,
      'Lyonesse',
      'Falconer for an island',
      'Letter 1',
      'Vera',
    ],
    ['/ru', /Людей для вашего дома/, 'Лионесс', 'Сокольник на остров', 'Письмо 1', 'Вера'],
    ['/lyonesse', 'Staff for the drowned land', 'Low tide only.', 'Falconer for an island'],
    ['/ru/lyonesse', 'Персонал для затонувшей страны', 'Только в отлив.', 'Сокольник на остров'],
    ['/uk', /Britain/],
    ['/blog', 'Blog', 'Letter 1 from the harbour', 'Letter 6 from the harbour'],
    ['/ru/blog?page=2', 'Блог', 'Письмо 7 из гавани', 'Письмо 8 из гавани'],
    ['/blog/letter-3', 'Letter 3 from the harbour', 'Written by the sea.'],
    ['/ru/blog/letter-3', 'Письмо 3 из гавани', 'Написано у моря.'],
    ['/staff/falconer', 'A falconer for the house', 'Keeps the birds.', 'Meals'],
    ['/ru/staff/falconer', 'Сокольник для дома', 'Смотрит за птицами.'],
    ['/staff/ferryman', 'Ferryman', 'Get a price'],
    ['/ru/staff/ferryman', 'Перевозчик', 'Узнать стоимость'],
    ['/candidate/vera', /Vera/, 'Seven birds.'],
    ['/ru/candidate/vera', /Вера/, 'Семь птиц.'],
    ['/vacancies', 'Vacancies', 'Falconer for an island', 'Night ferryman', 'Britain'],
    ['/ru/vacancies', 'Вакансии', 'Сокольник на остров', 'Ночной перевозчик'],
    ['/vacancies/71', 'Falconer for an island', '£40,000 a year', 'Lyonesse'],
    ['/ru/vacancies/71', 'Сокольник на остров', 'Лионесс'],
    ['/contacts', 'Contacts', '+44 20 7946 0100'],
    ['/privacy-policy', 'Harbour privacy-policy'],
    ['/ru/cookies-policy', 'Правила гавани: cookies-policy'],
  ] as const) {
    test(address, async () => {
      const { status, text: html } = await ask(site.origin, address)
      expect(status).toBe(200)
      expect(textsOf(html, 'h1')).toEqual([expect.stringMatching(heading)])
      const [body = ''] = textsOf(html, 'body')
      for (const text of texts) expect(body).toContain(text)
      const isRussian = address.startsWith('/ru')
      expect(body).toContain(isRussian ? 'Выпуск 1' : 'Edition 1')
      expect(body).toContain(isRussian ? 'Вера, сокольница' : 'Vera, falconer')
      expect(titleOf(html) + body).toContain('Harbour Staff')
      expect(EMBEDDED.exec(html)?.[0]).toBeUndefined()
    })
  }

  for (const [address, shown] of [
    ['/uae', 'Page not found: /uae'],
    ['/ru/blog/leaving-well', 'Страница не найдена: /ru/blog/leaving-well'],
    ['/staff/nanny', 'Page not found: /staff/nanny'],
    ['/candidate/grace-nanny', 'Page not found: /candidate/grace-nanny'],
    ['/vacancies/1001', 'Page not found: /vacancies/1001'],
    ['/blog?page=3', 'Page not found: /blog'],
  ] as const) {
    test(`${address} is not there`, async () => {
      const { status, text: html } = await ask(site.origin, address)
      expect(status).toBe(404)
      expect(textsOf(html, 'p')).toContain(shown)
      expect(EMBEDDED.exec(html)?.[0]).toBeUndefined()
    })
  }
})

test('a country page has the menus of its country in its HTML', async () => {
  const { text: world } = await ask(site.origin, '/ru')
  expect(hrefsOf(world)).toContain('/ru/staff/falconer')
  const { text: country } = await ask(site.origin, '/ru/lyonesse')
  expect(hrefsOf(country)).toContain('/ru/staff/ferryman')
  expect(hrefsOf(country)).not.toContain('/ru/staff/falconer')
  expect(textsOf(country, 'header')).toEqual([expect.stringContaining('Лионесс')])
})

test('an item that does not parse is left out and logged', async () => {
  const { text: html } = await ask(site.origin, '/vacancies')
  expect(textsOf(html, 'article')).toHaveLength(2)
  const lines = site
    .output()
    .split('\n')
    .filter((line) => line.includes('was dropped'))
  const line = expect.objectContaining({ endpoint: '/api/vacancies', index: 1, field: 'title' })
  expect(lines.map((text) => JSON.parse(text))).toContainEqual(line)
})

test('the messengers are those of the settings', async () => {
  const { text: html } = await ask(site.origin, '/contacts')
  const links = hrefsOf(html).filter((href) => /^https:\/\/(wa|t)\.me\//.test(href))
  expect([...new Set(links.map((href) => href.split('?')[0]))].toSorted()).toEqual([
    'https://t.me/harbour_staff',
    'https://wa.me/447700900777',
    'https://wa.me/447700900888',
  ])
})

test('the API passes the contract on, and nothing else', async () => {
  const headers = { 'accept-language': 'ru' }
  const countries = await ask(site.origin, '/api/countries', { headers })
  expect(countries.status).toBe(200)
  expect(JSON.parse(countries.text).data[0].title).toBe('Лионесс')
  const post = await ask(site.origin, '/api/blog/leaving-well')
  expect(post.status).toBe(404)
  expect((await ask(site.origin, '/api/admin')).status).toBe(404)
  expect(backend.asked.filter((path) => path.includes('admin'))).toEqual([])
})

test('offers no choices that the search of a backend does not know', async () => {
  const { text: html } = await ask(site.origin, '/vacancies?q=falconer&live_in=in&pay=3000')
  const form = /<form[^>]*aria-label="Filter vacancies".*?<\/form>/s.exec(html)?.[0] ?? ''
  expect(form.match(/name="\w+"/g)).toEqual(['name="country"', 'name="category"', 'name="q"'])
  expect(form).not.toMatch(/<option[^>]*>[^<]*\(\d+\)/)
  const [asked] = backend.asked.filter((path) => /vacancies.*falconer/.test(path))
  expect(asked).toMatch(/^\/api\/vacancies\?page=1&per_page=\d+&q=falconer$/)
})
