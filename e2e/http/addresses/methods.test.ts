import { expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import { languageOf, textsOf, titleOf } from '#e2e/harness/html.ts'
import { sendRaw, valuesOf } from '#e2e/harness/raw-request.ts'
import { defaultOrigin } from '#e2e/harness/start-default-site.ts'

const OTHER_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY']
const PAGES = [
  '/',
  '/ru',
  '/contacts',
  '/ru/uae',
  '/blog?page=2',
  '/vacancies?q=nanny',
  '/blog/leaving-well',
]
const FILES = [
  '/sitemap.xml',
  '/robots.txt',
  '/icon.svg',
  '/builds/latest.json',
  '/manifest.webmanifest',
]
const READS = [
  '/api/option',
  '/api/main',
  '/api/staff/nanny',
  '/api/icons?icons=phone',
  '/api/vacancy-texts?id=1001',
  '/api/calling-times',
  '/api/brief',
  '/api/form-words',
]
const FORMS = ['/api/form-staff', '/api/form-cost', '/api/vacancies/1001/apply']

function send(method: string, target: string, headers = '') {
  const { host } = new URL(defaultOrigin())
  const lines = [`Host: ${host}`, 'Connection: close', 'Content-Length: 0', headers]
  const head = lines.filter(Boolean).join('\r\n')
  return sendRaw(defaultOrigin(), `${method} ${target} HTTP/1.1\r\n${head}\r\n\r\n`)
}

for (const method of OTHER_METHODS) {
  test(`${method} is not taken by what can only be read, which says so`, async () => {
    for (const target of [...PAGES, ...FILES, ...READS]) {
      const answer = await send(method, target)
      const isPreflight = method === 'OPTIONS' && target.startsWith('/api/')
      expect([target, answer.status]).toEqual([target, isPreflight ? 204 : 405])
      expect(valuesOf(answer, 'allow')).toEqual(expect.arrayContaining(['GET', 'HEAD']))
    }
  })
}

for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND']) {
  test(`${method} is not taken by the address of a form, which says so`, async () => {
    for (const target of FORMS) {
      const answer = await send(method, target)
      expect([target, answer.status]).toEqual([target, 405])
      expect(valuesOf(answer, 'allow')).toContain('POST')
    }
  })
}

test('a form that is sent to a page gets a page of its language that says what became of it', async () => {
  for (const [target, status, words] of [
    ['/contacts', 405, 'You can’t send anything to this page.'],
    ['/ru', 405, 'Эту страницу можно только читать: отправить на неё ничего нельзя.'],
    ['/nope?x=1', 404, 'Page not found: /nope'],
    ['/ru/nope/x', 404, 'Страница не найдена: /ru/nope/x'],
  ] as const) {
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const answer = await send('POST', target, `Content-Type: ${type}\r\nNext-Action: x`)
      expect([target, answer.status]).toEqual([target, status])
      expect(languageOf(answer.body)).toBe(target.startsWith('/ru') ? 'ru' : 'en')
      expect(titleOf(answer.body)).toBe(`${status} page`)
      expect(textsOf(answer.body, 'h1')).toEqual([String(status)])
      expect(textsOf(answer.body, 'p')).toContain(words)
      expect(answer.body).toContain('</html>')
    }
  }
})

test('an unknown page is unknown to a client that asks only for changes, too', async () => {
  for (const target of ['/nope', '/ru/nope', '/blog/none']) {
    const answer = await send('GET', target, 'If-None-Match: *')
    expect([target, answer.status]).toEqual([target, 404])
    expect(valuesOf(answer, 'etag')).toEqual([])
  }
  const [etag = ''] = valuesOf(await send('GET', '/contacts'), 'etag')
  expect((await send('GET', '/contacts', `If-None-Match: ${etag}`)).status).toBe(304)
})

test('a request for a tunnel is refused, not ignored', async () => {
  for (const target of ['agency.example:443', '/contacts', '/api/form-staff']) {
    const answer = await send('CONNECT', target)
    expect(answer.status).toBe(405)
    expect(valuesOf(answer, 'allow')).toEqual(['GET', 'HEAD'])
  }
})

test('an offer of another protocol is ignored, and the request answered', async () => {
  for (const offer of [
    'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA',
    'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: eA==',
  ]) {
    const page = await send('GET', '/contacts', offer)
    expect(page.status).toBe(200)
    expect(textsOf(page.body, 'h1')).toEqual(['Contacts'])
    expect((await send('POST', '/api/form-staff', offer)).status).toBe(415)
  }
})

test('an absolute target is the page that it names, whatever its host', async () => {
  for (const host of [new URL(defaultOrigin()).host, 'agency.example', 'agency.example:8080']) {
    const contacts = await send('GET', `http://${host}/contacts`)
    expect(contacts.status).toBe(200)
    expect(textsOf(contacts.body, 'h1')).toEqual(['Contacts'])
    const blog = await send('GET', `HTTPS://${host}/ru/blog?x=1`)
    expect(textsOf(blog.body, 'h1')).toEqual(['Блог'])
    expect((await send('GET', `http://${host}/nope`)).status).toBe(404)
    expect((await send('GET', `http://${host}/en/blog`)).status).toBe(308)
    expect((await send('GET', `http://${host}`)).status).toBe(200)
  }
})

test('a form that is sent to an absolute target reaches its own endpoint', async () => {
  const { host } = new URL(defaultOrigin())
  const body = JSON.stringify({ type: 'staff', name: '', phone: '', page: '', link: '' })
  for (const origin of [`http://${host}`, 'http://agency.example']) {
    const head = [
      `POST ${origin}/api/form-staff HTTP/1.1`,
      `Host: ${host}`,
      `Origin: ${origin}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Connection: close',
    ]
    const answer = await sendRaw(defaultOrigin(), `${head.join('\r\n')}\r\n\r\n${body}`)
    expect(answer.status).toBe(422)
    expect(Object.keys(JSON.parse(answer.body).errors)).toEqual(['name', 'phone'])
  }
})

test('what is no address is refused, and is no other page', async () => {
  for (const method of ['GET', 'OPTIONS', 'POST']) {
    for (const target of [
      ...['*', 'contacts', '?x', 'http://', 'http:///ru', 'ftp://agency.example/contacts'],
      ...['http://user:word@agency.example/', 'javascript:1', 'agency.example:80', 'http://%/'],
    ]) {
      const answer = await send(method, target)
      expect([target, answer.status]).toEqual([target, 400])
      expect(answer.body).not.toContain('<h1')
    }
  }
})

test('the API answers capitals in its address itself', async () => {
  for (const [target, language] of [
    ['/API/option', 'en'],
    ['/Api/form-staff', 'ru'],
    ['/aPi/x/y', 'ru'],
    ['/API', 'en'],
  ] as const) {
    const headers = { 'Accept-Language': language }
    const { status, headers: answered, text } = await ask(defaultOrigin(), target, { headers })
    expect([target, status]).toEqual([target, 404])
    expect(answered['content-language']).toBe(language)
    expect(JSON.parse(text)).toEqual({ message: language === 'ru' ? 'Не найдено' : 'Not found' })
  }
  const redirect = await ask(defaultOrigin(), '/EN/API/x')
  expect([redirect.status, redirect.headers.location]).toEqual([308, '/API/x'])
})

test('a rule for an address does not take the same in capitals', async () => {
  for (const target of [
    '/Blog?page=2',
    '/RU/Blog?page=2',
    '/Builds/latest.json',
    '/Sitemap.xml',
    '/_NEXT/static/x',
  ]) {
    const answer = await ask(defaultOrigin(), target)
    const { headers } = answer
    const page = headers.location ? await ask(defaultOrigin(), headers.location) : answer
    expect([target, page.status]).toEqual([target, 404])
  }
})

test('the home page and its redirect say once on what they depend', async () => {
  for (const language of ['en', 'ru']) {
    const answer = await send('GET', '/', `Accept-Language: ${language}`)
    expect(answer.status).toBe(language === 'ru' ? 307 : 200)
    expect(answer.headers.filter(([name]) => name === 'vary')).toHaveLength(1)
    const names = valuesOf(answer, 'vary').map((name) => name.toLowerCase())
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(expect.arrayContaining(['cookie', 'accept-language', 'sec-fetch-site']))
  }
})

test.each(['bytes=0-3', 'bytes=9-0', 'bytes=99999999-', 'bytes=0-0,-1', 'lines=1'])(
  'a part of a file, %s, is answered with the file',
  async (range) => {
    for (const path of ['/favicon.ico', '/icon.svg', '/robots.txt']) {
      const response = await fetch(defaultOrigin() + path, { headers: { range } })
      expect(response.status, path).toBe(200)
      expect((await response.arrayBuffer()).byteLength, path).toBeGreaterThan(50)
    }
  },
)
