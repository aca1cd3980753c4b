import { createServer, type RequestListener } from 'node:http'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  countryAnswer,
  pageAnswer,
  postAnswer,
  SETTINGS,
  vacancyAnswer,
} from '#lib/http/client/sample-answers.ts'
import { type RequestContext, runInRequestContext } from '#lib/log/request-context.ts'
import { createProxy, type ProxyOptions } from './proxy.ts'

async function startBackend(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}

function get(
  options: Partial<ProxyOptions> & { scope?: RequestContext },
  path: string,
  init: RequestInit = {},
) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const passOn = createProxy({ apiBaseUrl: undefined, jobsBaseUrl: undefined, log, ...options })
  const { scope = { isSent: false } } = options
  return runInRequestContext(scope, () => passOn(new Request(`http://site.test${path}`, init)))
}

const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
  }

test('the backend gets path, query and language, and nothing of the visitor', async () => {
  const seen = vi.fn()
  const apiBaseUrl = await startBackend((request, response) => {
    seen(request.method, request.url, request.headers)
    json(pageAnswer([postAnswer('a')]))(request, response)
  })
  const path = '/api/blog?page=2&tag=%D1%8F&tag=b%20c'
  const headers = {
    'Accept-Language': 'ru-RU,ru;q=0.9',
    Cookie: 'a=b',
    'X-Forwarded-For': '1.2.3.4',
  }
  const response = await get({ apiBaseUrl: `${apiBaseUrl}/base/` }, path, { headers })
  expect(await response.json()).toEqual(pageAnswer([postAnswer('a')]))
  const [method, url, sent] = seen.mock.calls[0] ?? []
  expect([method, url, sent['accept-language']]).toEqual(['GET', `/base${path}`, 'ru'])
  expect(sent).not.toHaveProperty('cookie')
  expect(sent).not.toHaveProperty('x-forwarded-for')
})

test('what the contract knows of an answer comes back, and nothing else of it', async () => {
  const SECRET = 'not for the public'
  const country = { ...countryAnswer('uk'), heading: undefined }
  const apiBaseUrl = await startBackend(
    json({ data: [{ ...country, owner: SECRET }, { slug: SECRET }], debug: SECRET }, 200, {
      'Content-Language': 'ru-RU',
      Vary: SECRET,
      'Set-Cookie': SECRET,
      'X-Powered-By': SECRET,
      Server: SECRET,
    }),
  )
  const warn = vi.fn()
  const log = { info: vi.fn(), warn, error: vi.fn() }
  const response = await get({ apiBaseUrl, log }, '/api/countries')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ data: [country] })
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'application/json; charset=utf-8',
    'content-language': 'ru',
    vary: 'Accept-Language',
    'x-content-type-options': 'nosniff',
  })
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { endpoint: '/api/countries', index: 1, field: expect.any(String) },
    expect.any(String),
  )
})

test.each([
  ['/api/option', SETTINGS],
  ['/api/blog', pageAnswer([postAnswer('a', 'pay')], { page: 2, lastPage: 3 })],
  [
    '/api/vacancies/7',
    { data: vacancyAnswer(7, { salary: { from: 1, currency: 'GBP', period: 'year' } }) },
  ],
  ['/api/vacancies', [vacancyAnswer('H-7')]],
  ['/api/categories', []],
])('an answer that keeps to the contract comes back as it was: %s', async (path, answer) => {
  const apiBaseUrl = await startBackend(json(answer))
  expect(await (await get({ apiBaseUrl }, path)).json()).toEqual(answer)
})

test.each([
  [400, { message: 'bad', trace: ['x'] }, { message: 'bad' }],
  [403, { message: 'no\n at db.js:7', sql: 'x' }, { message: 'no' }],
  [404, { message: 'gone' }, { message: 'gone' }],
  [404, { exception: 'x' }, { message: 'Not found' }],
  [
    422,
    { message: 'bad', errors: { page: ['x'] }, file: 'y' },
    { message: 'bad', errors: { page: ['x'] } },
  ],
  [429, 'nonsense', { message: 'Something went wrong' }],
  [500, { message: 'broken' }, { message: 'Something went wrong' }],
  [501, { message: 'x' }, { message: 'Not available here' }],
  [503, { message: 'x' }, { message: 'Not available just now. Please try again later' }],
  [599, { message: 'x' }, { message: 'Something went wrong' }],
])('of a failure %i with %j visitors get %j', async (status, body, given) => {
  const apiBaseUrl = await startBackend(json(body, status, { 'Set-Cookie': 'a=b', Server: 'x' }))
  const response = await get({ apiBaseUrl }, '/api/main')
  expect([response.status, await response.json()]).toEqual([status, given])
  expect([...response.headers.keys()].sort()).toEqual([
    'content-language',
    'content-type',
    'vary',
    'x-content-type-options',
  ])
})

test('a failure with markup keeps its status, not its body', async () => {
  const apiBaseUrl = await startBackend(json('<script>', 500, { 'Content-Type': 'text/html' }))
  const response = await get({ apiBaseUrl }, '/api/main', { headers: { 'Accept-Language': 'ru' } })
  expect([response.status, await response.json()]).toEqual([
    500,
    { message: 'Что-то пошло не так' },
  ])
})

describe('vacancies', () => {
  test('are asked of the jobs service, everything else of the backend', async () => {
    const apiBaseUrl = await startBackend(json([postAnswer('a')]))
    const jobsBaseUrl = await startBackend(json({ data: vacancyAnswer(1) }))
    const ask = async (path: string) => (await get({ apiBaseUrl, jobsBaseUrl }, path)).json()
    expect(await ask('/api/vacancies/1')).toEqual({ data: vacancyAnswer(1) })
    expect(await ask('/api/blog')).toEqual([postAnswer('a')])
  })

  test('are asked of the backend without a jobs service', async () => {
    const apiBaseUrl = await startBackend(json([vacancyAnswer(1)]))
    expect(await (await get({ apiBaseUrl }, '/api/vacancies')).json()).toEqual([vacancyAnswer(1)])
  })

  test('are all there is with a jobs service alone', async () => {
    const jobsBaseUrl = await startBackend(json([]))
    expect((await get({ jobsBaseUrl }, '/api/vacancies')).status).toBe(200)
    expect((await get({ jobsBaseUrl }, '/api/option')).status).toBe(501)
  })
})

test.each([
  ['/api/admin', 404],
  ['/api/openapi', 404],
  ['/api/staff/a%2Fb', 404],
  ['/api/staff/%2e%2e', 404],
  ['/api/staff/%00', 404],
  ['/api/staff/%', 404],
])('%s never reaches the backend', async (path, status) => {
  const seen = vi.fn()
  const apiBaseUrl = await startBackend(seen)
  expect((await get({ apiBaseUrl }, path)).status).toBe(status)
  expect(seen).not.toHaveBeenCalled()
})

test('other methods never reach the backend', async () => {
  const seen = vi.fn()
  const apiBaseUrl = await startBackend(seen)
  expect((await get({ apiBaseUrl }, '/api/option', { method: 'DELETE' })).status).toBe(405)
  expect(seen).not.toHaveBeenCalled()
})

test('HEAD has status and headers only', async () => {
  const apiBaseUrl = await startBackend(json(SETTINGS))
  const response = await get({ apiBaseUrl }, '/api/option', { method: 'HEAD' })
  expect([response.status, await response.text()]).toEqual([200, ''])
})

test.each<[string, RequestListener]>([
  ['hangs', () => {}],
  [
    'stops in the middle',
    (_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.write('[')
    },
  ],
  [
    'drips without end',
    (_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      const timer = setInterval(() => response.write(' '), 10)
      response.on('close', () => clearInterval(timer))
    },
  ],
])('a backend that %s is 504 in time', async (_, listener) => {
  const apiBaseUrl = await startBackend(listener)
  const started = performance.now()
  const response = await get({ apiBaseUrl, timeoutMs: 150 }, '/api/option')
  expect(performance.now() - started).toBeLessThan(2_000)
  expect(response.status).toBe(504)
  expect(await response.json()).toHaveProperty('message')
})

test.each<[string, RequestListener]>([
  ['resets', (request) => request.socket.destroy()],
  ['redirects', json({}, 302, { Location: 'http://127.0.0.1:1/' })],
  ['says not modified', (_, response) => response.writeHead(304).end()],
  ['has nothing to say', (_, response) => response.writeHead(204).end()],
  ['sends markup', json('x', 200, { 'Content-Type': 'text/html' })],
  [
    'sends broken JSON',
    (_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"a"')
    },
  ],
  ['lacks what is promised', json({ phone: 1 })],
  ['asks for a login at a proxy', json({ message: 'x' }, 407)],
  ['packs what was asked for plain', json('x', 200, { 'Content-Encoding': 'gzip' })],
  ['talks no HTTP', (request) => request.socket.end('nonsense\r\n\r\n')],
])('a backend that %s is 502', async (_, listener) => {
  const apiBaseUrl = await startBackend(listener)
  const response = await get({ apiBaseUrl }, '/api/option')
  expect(response.status).toBe(502)
  expect(await response.json()).toEqual({
    message: 'The service behind this site can’t be reached',
  })
})

test('the log has why, shortened, and no password', async () => {
  const down: RequestContext = { isSent: false }
  await get({ apiBaseUrl: 'http://127.0.0.1:1', scope: down }, '/api/option')
  expect(down.note?.cause).toMatch(/^\/api\/option: .*(ECONNREFUSED|bad port)/)

  const failing: RequestContext = { isSent: false }
  const message = `mysql://app:hunter2@db ${'x'.repeat(1_000)}`
  const apiBaseUrl = await startBackend(json({ message, lead: 'Jane Doe' }, 500))
  await get({ apiBaseUrl, scope: failing }, '/api/option')
  expect(failing.note).toEqual({
    cause: '/api/option: status 500',
    detail: expect.stringMatching(/^mysql:\/\/…@db x{200,300}…$/),
  })
})

test('what is not there is no failure', async () => {
  const scope: RequestContext = { isSent: false }
  const apiBaseUrl = await startBackend(json({ message: 'x' }, 404))
  await get({ apiBaseUrl, scope }, '/api/staff/nobody')
  expect(scope.note).toBeUndefined()
})

const FIVE_MEGABYTES = 5 * 1024 * 1024

test('an answer of 5 MB is passed back whole', async () => {
  const around = JSON.stringify({ ...countryAnswer('uk'), title: '' }).length + '[]'.length
  const answer = [{ ...countryAnswer('uk'), title: 'a'.repeat(FIVE_MEGABYTES - around) }]
  const apiBaseUrl = await startBackend(json(answer))
  const passed = await (await get({ apiBaseUrl }, '/api/countries')).json()
  expect(passed[0].title).toBe(answer[0]?.title)
})

test('an answer a byte longer is 502', async () => {
  const apiBaseUrl = await startBackend(json('a'.repeat(FIVE_MEGABYTES + 1 - '""'.length)))
  expect((await get({ apiBaseUrl }, '/api/option')).status).toBe(502)
})

test('an answer without end is cut off', async () => {
  const chunk = Buffer.alloc(1024 * 1024, ' ')
  const closed = vi.fn()
  const apiBaseUrl = await startBackend((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.on('close', closed)
    const send = () => response.destroyed || response.write(chunk, send)
    send()
  })
  expect((await get({ apiBaseUrl }, '/api/option')).status).toBe(502)
  await vi.waitFor(() => expect(closed).toHaveBeenCalled())
})
