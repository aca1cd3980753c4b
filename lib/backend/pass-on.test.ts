import { createServer, type RequestListener } from 'node:http'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createPassOn, type PassOnOptions } from './pass-on.ts'

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

function get(options: Partial<PassOnOptions>, path: string, init: RequestInit = {}) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const passOn = createPassOn({ apiBaseUrl: undefined, jobsBaseUrl: undefined, log, ...options })
  return passOn(new Request(`http://site.test${path}`, init))
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
    json({ ok: true })(request, response)
  })
  const path = '/api/blog?page=2&tag=%D1%8F&tag=b%20c'
  const headers = {
    'Accept-Language': 'ru-RU,ru;q=0.9',
    Cookie: 'a=b',
    'X-Forwarded-For': '1.2.3.4',
  }
  const response = await get({ apiBaseUrl: `${apiBaseUrl}/base/` }, path, { headers })
  expect(await response.json()).toEqual({ ok: true })
  const [method, url, sent] = seen.mock.calls[0] ?? []
  expect([method, url, sent['accept-language']]).toEqual(['GET', `/base${path}`, 'ru'])
  expect(sent).not.toHaveProperty('cookie')
  expect(sent).not.toHaveProperty('x-forwarded-for')
})

test('status, body and the headers of content and language come back, no others', async () => {
  const apiBaseUrl = await startBackend(
    json({ a: 'я' }, 200, {
      'Content-Language': 'ru',
      Vary: 'Origin',
      'Set-Cookie': 'a=b',
      'X-Powered-By': 'x',
    }),
  )
  const response = await get({ apiBaseUrl }, '/api/option')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ a: 'я' })
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'application/json',
    'content-language': 'ru',
    vary: 'Accept-Language, Origin',
    'x-content-type-options': 'nosniff',
  })
})

test.each([
  [404, { message: 'gone' }],
  [422, { message: 'bad', errors: { page: ['x'] } }],
  [500, { message: 'broken' }],
  [501, { message: 'not here' }],
])('a failure %i with JSON is passed back', async (status, body) => {
  const apiBaseUrl = await startBackend(json(body, status))
  const response = await get({ apiBaseUrl }, '/api/main')
  expect([response.status, await response.json()]).toEqual([status, body])
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
    const apiBaseUrl = await startBackend(json('api'))
    const jobsBaseUrl = await startBackend(json('jobs'))
    const ask = async (path: string) => (await get({ apiBaseUrl, jobsBaseUrl }, path)).json()
    expect(await ask('/api/vacancies')).toBe('jobs')
    expect(await ask('/api/vacancies/1')).toBe('jobs')
    expect(await ask('/api/blog')).toBe('api')
  })

  test('are asked of the backend without a jobs service', async () => {
    const apiBaseUrl = await startBackend(json('api'))
    expect(await (await get({ apiBaseUrl }, '/api/vacancies')).json()).toBe('api')
  })

  test('are all there is with a jobs service alone', async () => {
    const jobsBaseUrl = await startBackend(json('jobs'))
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
  const apiBaseUrl = await startBackend(json({ a: 1 }))
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
  ['packs what was asked for plain', json('x', 200, { 'Content-Encoding': 'gzip' })],
  ['talks no HTTP', (request) => request.socket.end('nonsense\r\n\r\n')],
])('a backend that %s is 502', async (_, listener) => {
  const apiBaseUrl = await startBackend(listener)
  const response = await get({ apiBaseUrl }, '/api/option')
  expect(response.status).toBe(502)
  expect(await response.json()).toEqual({
    message: 'The service behind this site cannot be reached',
  })
})

test('a backend that is down is 502, and the log names the endpoint and the reason', async () => {
  const warn = vi.fn()
  const log = { info: vi.fn(), warn, error: vi.fn() }
  const response = await get({ apiBaseUrl: 'http://127.0.0.1:1', log }, '/api/option')
  expect(response.status).toBe(502)
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { endpoint: 'option', reason: expect.stringMatching(/ECONNREFUSED|bad port/) },
    expect.any(String),
  )
})

const FIVE_MEGABYTES = 5 * 1024 * 1024

test('an answer of 5 MB is passed back whole', async () => {
  const text = 'a'.repeat(FIVE_MEGABYTES - '""'.length)
  const apiBaseUrl = await startBackend(json(text))
  expect(await (await get({ apiBaseUrl }, '/api/option')).json()).toBe(text)
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
