import { describe, expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import { hrefsOf, textsOf } from '#e2e/harness/html.ts'
import { defaultOrigin } from '#e2e/harness/start-default-site.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'
import { LOCALES } from '#lib/i18n/locales.ts'

const SLUGS = [
  ...['fees', 'how-we-check', 'who-we-are', 'for-candidates', 'stay-safe'],
  ...['confidentiality', 'accessibility'],
]
const IN_FOOTER = ['fees', 'who-we-are', 'stay-safe', 'accessibility']
/** Where somebody asks what a page answers. */
const ASKED_AT = {
  '/': ['fees', 'how-we-check', 'for-candidates'],
  '/staff/nanny': ['fees', 'confidentiality'],
  '/candidate/grace-nanny': ['how-we-check'],
  '/vacancies/1001': ['for-candidates', 'stay-safe'],
  '/contacts': ['stay-safe'],
}

describe.each(LOCALES)('pages of information in %s', (locale) => {
  const at = (path: string) => localizedPath(locale, path)

  test('each is there, leads to the others, and leaves no figure to be filled in', async () => {
    for (const slug of SLUGS) {
      const { status, text } = await ask(defaultOrigin(), at(`/about/${slug}`))
      expect(status, slug).toBe(200)
      const [main = ''] = /<main[\s\S]*<\/main>/.exec(text) ?? []
      const others = SLUGS.filter((other) => other !== slug).map((other) => at(`/about/${other}`))
      expect(hrefsOf(main)).toEqual(expect.arrayContaining([at('/'), ...others]))
      expect(main).not.toMatch(/\{\w+\}/)
      expect(text).toContain('BreadcrumbList')
    }
  })

  test('they are linked where they are asked for, and from the foot of every page', async () => {
    for (const [path, slugs] of Object.entries(ASKED_AT)) {
      const { text } = await ask(defaultOrigin(), at(path))
      const [main = ''] = /<main[\s\S]*<\/main>/.exec(text) ?? []
      for (const slug of slugs) expect(hrefsOf(main), path).toContain(at(`/about/${slug}`))
      for (const slug of IN_FOOTER) expect(hrefsOf(text)).toContain(at(`/about/${slug}`))
    }
  })

  test('search engines are told of them', async () => {
    const { text } = await ask(defaultOrigin(), '/sitemap.xml')
    for (const slug of SLUGS) {
      expect(text).toContain(`https://aldermere.example${at(`/about/${slug}`)}<`)
    }
  })

  test('a browser without script is told on a page of its own what is ours', async () => {
    for (const [contact, heading] of [
      ['+44 20 7946 0011', { en: 'Ours', ru: 'Это мы' }],
      ['aldermere.example.pay.test', { en: 'Not ours', ru: 'Это не мы' }],
      ['<script>', { en: 'We can’t tell', ru: 'Не можем сказать' }],
    ] as const) {
      const answer = await post(`/api/own-contact?lang=${locale}`, new URLSearchParams({ contact }))
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      const text = await answer.text()
      expect(text).toContain(`<html lang="${locale}">`)
      expect(textsOf(text, 'h1')).toEqual([heading[locale]])
      expect(hrefsOf(text)).toEqual([at('/about/stay-safe')])
    }
  })
})

describe('a script is told what is ours', () => {
  test.each([
    ['+44 20 7946 0011', 'ours', /London, head office/],
    ['jobs@aldermere.example', 'ours', /domain/],
    ['@aldermere_demo', 'ours', /Telegram/],
    ['vacancy 1001', 'ours', /Governess for two boys/],
    ['vacancy 999999', 'other', /no vacancy/],
    ['https://aldermere.example@evil.test/', 'other', /20 7946 0011/],
    ['', 'unclear', /country code.*never ask candidates for money/],
    ['Anna', 'unclear', /ask for that person.*Never pay/],
  ])('%s: %s', async (contact, is, text) => {
    const answer = await post('/api/own-contact?lang=en', JSON.stringify({ contact }))
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const said: unknown = await answer.json()
    const isNoProof = contact === 'vacancy 1001' || undefined
    expect(said).toEqual({ is, title: expect.any(String), text: expect.any(String), isNoProof })
    expect(JSON.stringify(said).replaceAll(/\s/g, ' ')).toMatch(text)
  })

  test('and which office is nearer than the head office', async () => {
    for (const [lang, country, office] of [
      ['en', '', undefined],
      ['en', 'france', /Paris.*\+33/],
      ['ru', '', /Москва.*\+7/],
      ['ru', 'no-such', /Москва.*\+7/],
    ] as const) {
      const body = JSON.stringify({ contact: 'Anna', country })
      const said = await (await post(`/api/own-contact?lang=${lang}`, body)).json()
      if (office) expect(JSON.stringify(said.office)).toMatch(office)
      else expect(said).not.toHaveProperty('office')
    }
  })

  test('whatever else comes is refused, and nothing breaks', async () => {
    const { status } = await ask(defaultOrigin(), '/api/own-contact?contact=1001')
    expect(status).toBe(405)
    for (const [body, expected] of [
      ['{"contact":["x"]}', 200],
      ['null', 200],
      ['{', 200],
      ['x'.repeat(9_000), 413],
    ] as const) {
      expect((await post('/api/own-contact', body)).status).toBe(expected)
    }
    const typed = await fetch(`${defaultOrigin()}/api/own-contact`, { method: 'POST', body: 'x' })
    expect(typed.status).toBe(415)
  })
})

test('an unknown page of information is not found', async () => {
  for (const path of ['/about/none', '/ru/about/none', '/about']) {
    expect((await ask(defaultOrigin(), path)).status).toBe(404)
  }
})

function post(path: string, body: string | URLSearchParams): Promise<Response> {
  const json = { 'Content-Type': 'application/json', Accept: 'application/json' }
  const headers = typeof body === 'string' ? json : undefined
  return fetch(defaultOrigin() + path, { method: 'POST', body, headers })
}
