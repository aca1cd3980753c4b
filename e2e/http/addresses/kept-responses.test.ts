import { expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import { defaultOrigin } from '#e2e/harness/start-default-site.ts'

/** Only what is kept says how old it is. */
async function isKept(target: string): Promise<boolean> {
  const { status, headers } = await ask(defaultOrigin(), target)
  expect([target, status]).toEqual([target, 200])
  return headers.age !== undefined
}

test('a list that is narrowed by values of the site is kept, however they are put', async () => {
  for (const target of [
    '/vacancies?country=uae',
    '/ru/vacancies?country=uae',
    '/vacancies?category=children',
    '/vacancies?country=uae&category=children',
  ]) {
    expect([target, await isKept(target)]).toEqual([target, true])
  }
  const one = await ask(defaultOrigin(), '/vacancies?country=uae&category=children')
  for (const query of [
    'category=children&country=uae',
    'country=uae&category=children&utm_source=x',
    'category=children&q=&country=uae&country=usa',
  ]) {
    const same = await ask(defaultOrigin(), `/vacancies?${query}`)
    expect([query, same.headers.etag, same.text === one.text]).toEqual([
      query,
      one.headers.etag,
      true,
    ])
  }
  const russian = await ask(defaultOrigin(), '/ru/vacancies?country=uae&category=children')
  expect(russian.headers.etag).not.toBe(one.headers.etag)
})

test('a list that is narrowed by what somebody made up is not', async () => {
  for (const query of ['country=UAE', 'category=none', 'country=uae&category=none', 'q=nanny']) {
    expect([query, await isKept(`/vacancies?${query}`)]).toEqual([query, false])
  }
})

test('every kind of answer says what it depends on, and nothing of how it was made', async () => {
  const html = (await ask(defaultOrigin(), '/')).text
  const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(html) ?? []
  const [font = ''] = /\/fonts\/[^"]+\.woff2/.exec(html) ?? []
  const router = ['rsc', ...['state-tree', 'prefetch', 'segment-prefetch'].map(toRouterHeader)]
  const home = ['cookie', 'accept-language', 'sec-fetch-site']
  const payload = { headers: { RSC: '1' } }
  for (const [target, status, varies, question] of [
    ['/', 200, [...router, ...home]],
    ['/ru/blog', 200, router],
    ['/blog?_rsc=', 200, router, payload],
    ['/nope', 404, router],
    ['/vacancies?q=x', 200, router],
    ['/sitemap.xml', 200, []],
    ['/robots.txt', 200, []],
    ['/share.png?of=%2Fblog', 200, []],
    [script, 200, []],
    [font, 200, []],
    ['/icon.svg', 200, []],
    ['/api/main', 200, ['accept-language']],
    ['/api/icons?icons=phone', 200, ['accept-language']],
    ['/api/nope', 404, ['accept-language']],
  ] as const) {
    // As new, as kept, as unchanged, and without its body.
    const first = await ask(defaultOrigin(), target, question)
    const { etag = '' } = first.headers
    const unchanged = { ...question?.headers, 'If-None-Match': etag }
    const again = await ask(defaultOrigin(), target, { ...question, headers: unchanged })
    const head = await ask(defaultOrigin(), target, { ...question, method: 'HEAD' })
    expect([target, first.status, again.status, head.status]).toEqual([
      target,
      status,
      etag ? 304 : status,
      status,
    ])
    for (const { headers } of [first, again, head]) {
      const vary = (headers.vary ?? '').toLowerCase().split(', ').filter(Boolean)
      expect([target, vary.filter((name) => name !== 'accept-encoding').sort()]).toEqual([
        target,
        [...varies].sort(),
      ])
      expect(new Set(vary).size).toBe(vary.length)
      expect(headers['accept-ranges']).toBeUndefined()
      const internal = Object.keys(headers).filter((name) => /^x-(?!content-type|frame)/.test(name))
      expect([target, internal.filter((name) => !question || !/^x-nextjs/.test(name))]).toEqual([
        target,
        [],
      ])
    }
    if (status === 200 && !target.includes('q=')) expect([target, etag]).not.toEqual([target, ''])
  }
})

/** What a page shows. Its payload may be in another order, once it has been rendered anew. */
function shownBy({ text }: { text: string }): string {
  return text.replace(/payload\.js\?of=[\w-]+/, '')
}

function toRouterHeader(name: string): string {
  return `next-router-${name}`
}

test('an unknown one-time id is the ordinary page, which no cache in front keeps there', async () => {
  for (const path of ['/contacts', '/ru/vacancies/1001']) {
    const ordinary = await ask(defaultOrigin(), path)
    const asked = await ask(defaultOrigin(), `${path}?enquiry=0123456789abcdefghijkl`)
    expect([path, asked.status, shownBy(asked)]).toEqual([path, 200, shownBy(ordinary)])
    expect(asked.headers['cache-control']).toBe('private, no-store')
    expect(ordinary.headers['cache-control']).not.toContain('private')
  }
})

test('headers, cookies and queries of one visitor are nothing that the next one sees', async () => {
  const clean = await ask(defaultOrigin(), '/contacts')
  const foreign: Record<string, string>[] = [
    { Cookie: 'NEXT_LOCALE=ru; x=<b>poison</b>' },
    { 'Accept-Language': 'ru' },
    { 'X-Forwarded-Host': 'poison.example', 'X-Forwarded-Proto': 'http' },
    { 'X-Internal-Address': '1', 'X-Middleware-Rewrite': '/ru/contacts' },
    { 'X-Nextjs-Data': '1', 'X-Matched-Path': '/ru/contacts', 'X-Now-Route-Matches': '1=ru' },
    { 'Next-Router-Prefetch': '1', 'Next-Url': '/poison' },
  ]
  for (const headers of foreign) {
    const { status } = await ask(defaultOrigin(), `/contacts?a=poison`, { headers })
    const after = await ask(defaultOrigin(), '/contacts')
    expect([headers, status, after.status]).toEqual([headers, 200, 200])
    expect(shownBy(after)).toBe(shownBy(clean))
    expect(after.text).not.toContain('poison')
  }
})
