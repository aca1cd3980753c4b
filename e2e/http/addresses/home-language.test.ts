import { describe, expect, test } from 'vitest'
import { ask, locationOf } from '#e2e/harness/ask.ts'
import { languageOf } from '#e2e/harness/html.ts'
import { defaultOrigin } from '#e2e/harness/start-default-site.ts'

const RUSSIAN = 'ru-RU,ru;q=0.9,en;q=0.8'

describe('the home page sends to Russian', () => {
  for (const [who, headers] of [
    ['who states Russian', { 'accept-language': 'ru' }],
    ['who prefers Russian', { 'accept-language': RUSSIAN }],
    ['who states Russian last, and English less', { 'accept-language': 'en;q=0.1, ru' }],
    ['who chose it before', { cookie: 'NEXT_LOCALE=ru' }],
    ['who chose it before', { cookie: 'a=b; NEXT_LOCALE=ru', 'accept-language': 'en' }],
    ['who comes from elsewhere', { cookie: 'NEXT_LOCALE=ru', 'sec-fetch-site': 'cross-site' }],
  ] as const) {
    test(`${who}: ${JSON.stringify(headers)}`, async () => {
      const origin = defaultOrigin()
      const answer = await ask(origin, '/?from=a&from=b', { headers })
      expect(answer.status).toBe(307)
      expect(locationOf(answer, origin)).toBe('/ru?from=a&from=b')
      expect(varyOf(answer.headers.vary)).toEqual(expect.arrayContaining(VARIES))
      expect((await ask(origin, '/ru?from=a&from=b', { headers })).status).toBe(200)
    })
  }
})

describe('the home page stays English', () => {
  for (const [why, headers] of [
    ['where nothing is stated', {}],
    ['for another language', { 'accept-language': 'de' }],
    ['where English is preferred', { 'accept-language': 'en-GB,en;q=0.9,ru;q=0.5' }],
    ['where Russian is refused', { 'accept-language': 'ru;q=0, de' }],
    ['who chose it before', { cookie: 'NEXT_LOCALE=en', 'accept-language': RUSSIAN }],
    [
      'who follows a link of the site',
      { cookie: 'NEXT_LOCALE=ru', 'sec-fetch-site': 'same-origin' },
    ],
  ] as const) {
    test(`${why}: ${JSON.stringify(headers)}`, async () => {
      const { status, headers: answered, text } = await ask(defaultOrigin(), '/', { headers })
      expect(status).toBe(200)
      expect(languageOf(text)).toBe('en')
      expect(varyOf(answered.vary)).toEqual(expect.arrayContaining(VARIES))
      expect(answered['set-cookie']).toBeUndefined()
    })
  }
})

test('no other page looks at the visitor', async () => {
  const russian = { cookie: 'NEXT_LOCALE=ru', 'accept-language': RUSSIAN }
  for (const address of ['/blog', '/uae', '/vacancies?page=2', '/vacancies?country=uae', '/nope']) {
    const { headers, text } = await ask(defaultOrigin(), address, { headers: russian })
    expect(headers.location).toBeUndefined()
    expect(languageOf(text)).toBe('en')
  }
  const english = { cookie: 'NEXT_LOCALE=en', 'accept-language': 'en' }
  const home = await ask(defaultOrigin(), '/ru', { headers: english })
  expect(home.status).toBe(200)
  expect(languageOf(home.text)).toBe('ru')
})

const VARIES = ['cookie', 'accept-language', 'sec-fetch-site']

function varyOf(header: string | undefined): string[] {
  return (header ?? '').split(',').map((name) => name.trim().toLowerCase())
}
