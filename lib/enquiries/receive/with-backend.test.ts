import { createHmac, randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import { describe, expect, test, vi } from 'vitest'
import {
  APPLICATION,
  CALLBACK,
  handClock,
  START,
  startServer,
  testSite,
  testStore,
  textOf,
} from '#lib/enquiries/fixture-enquiries.ts'

const json =
  (status: number, body: unknown): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

async function siteOn(listener: RequestListener) {
  const apiBaseUrl = await startServer(listener)
  return testSite({ apiBaseUrl, otherTargets: ['webhook'] })
}

const statesOf = async (site: ReturnType<typeof testSite>) =>
  Object.fromEntries((await site.deliveries()).map(({ target, state }) => [target, state]))

test('the backend gets the body, the key, the language, and nothing else of the visitor', async () => {
  const seen = vi.fn()
  const site = await siteOn(async (request: IncomingMessage, response) => {
    seen(request.method, request.url, request.headers, JSON.parse(await textOf(request)))
    response.writeHead(204).end()
  })
  const key = randomUUID()
  const body = { ...CALLBACK, website: 'x', elapsed_ms: 5_000 }
  const headers = {
    'idempotency-key': key,
    'accept-language': 'ru',
    cookie: 'a=b',
    'x-client-address': '192.0.2.1',
  }
  const response = await site.sendJson('/api/form-staff', body, headers)
  expect(response.status).toBe(204)
  const [method, url, sent, sentBody] = seen.mock.calls[0] ?? []
  expect([method, url, sentBody]).toEqual(['POST', '/api/form-staff', CALLBACK])
  expect(sent).toMatchObject({
    'idempotency-key': key,
    'accept-language': 'ru',
    'content-type': 'application/json',
    'x-enquiry-suspicious': '1',
  })
  expect(Object.keys(sent)).not.toContain('cookie')
  expect(JSON.stringify(sent)).not.toContain('192.0.2.1')
})

test('it gets credentials, a signature and the address of the visitor where that is set', async () => {
  const seen = vi.fn()
  const apiBaseUrl = await startServer(async (request, response) => {
    seen(request.headers, await textOf(request))
    response.writeHead(204).end()
  })
  const secret = 'sixteen-characters'
  const site = testSite({
    apiBaseUrl,
    backendAccess: { userAgent: 'site/1.0', tokens: { main: 'token-of-main' } },
    backendDelivery: { secret, isAddressForwarded: true },
  })
  await site.sendJson('/api/form-staff', CALLBACK, { 'x-client-address': '192.0.2.1' })
  const [headers, body] = seen.mock.calls[0] ?? []
  const timestamp = String(START.getTime() / 1_000)
  expect(headers).toMatchObject({
    'user-agent': 'site/1.0',
    authorization: 'Bearer token-of-main',
    'x-forwarded-for': '192.0.2.1',
    'x-enquiry-reference': expect.stringMatching(/./),
    'x-enquiry-timestamp': timestamp,
    'x-enquiry-signature': `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`,
  })
  // One that hides behind a proxy has no address to tell.
  await site.sendJson(
    '/api/form-staff',
    { ...CALLBACK, name: 'Ann' },
    { 'x-client-address': 'proxy 10.0.0.1' },
  )
  expect(seen.mock.calls[1]?.[0]).not.toHaveProperty('x-forwarded-for')
})

test("no delivery holds a stranger's link", async () => {
  const seen = vi.fn()
  const site = await siteOn(async (request: IncomingMessage, response) => {
    seen(JSON.parse(await textOf(request)))
    response.writeHead(204).end()
  })
  await site.sendJson('/api/form-staff', { ...CALLBACK, link: 'https://evil.test/' })
  expect(seen).toHaveBeenCalledWith({ ...CALLBACK, link: '' })
  // What a webhook and a mail are made of.
  expect(JSON.stringify(await site.stored())).not.toContain('evil')
})

test('applications go to the jobs service, the rest to the other', async () => {
  const seen = vi.fn()
  const note =
    (name: string): RequestListener =>
    (request, response) => {
      seen(name, request.url)
      response.end('{}')
    }
  const apiBaseUrl = await startServer(note('api'))
  const jobsBaseUrl = `${await startServer(note('jobs'))}/base`
  const site = testSite({ apiBaseUrl, jobsBaseUrl })
  await site.sendJson('/api/vacancies/17/apply', APPLICATION)
  await site.sendJson('/api/form-staff', CALLBACK)
  expect(seen.mock.calls).toEqual([
    ['jobs', '/base/api/vacancies/17/apply'],
    ['api', '/api/form-staff'],
  ])
})

test('what no backend serves is stored and accepted', async () => {
  const jobsBaseUrl = await startServer(json(500, {}))
  const site = testSite({ jobsBaseUrl })
  expect((await site.sendJson('/api/form-staff', CALLBACK)).status).toBe(202)
  expect(await site.deliveries()).toEqual([])
})

describe('an answer that it was taken', () => {
  test('is passed on by its status alone, and delivered', async () => {
    const site = await siteOn(json(201, { id: 7 }))
    const response = await site.sendJson('/api/form-staff', CALLBACK)
    expect([response.status, Object.keys(await response.json())]).toEqual([201, ['reference']])
    expect(await statesOf(site)).toEqual({ backend: 'delivered', webhook: 'pending' })
    expect(site.onDue).toHaveBeenCalled()
  })

  test('is waited for by another tab that sends the same', async () => {
    const answer = vi.fn(json(201, { id: 7 }))
    const site = await siteOn(answer)
    const answers = await Promise.all(
      [randomUUID(), randomUUID()].map((key) =>
        site.sendJson('/api/form-staff', CALLBACK, { 'idempotency-key': key }),
      ),
    )
    const [one, other] = await Promise.all(answers.map((response) => response.json()))
    expect([one, answers[0]?.status]).toEqual([{ reference: expect.any(String) }, 201])
    expect([other, answers[1]?.status]).toEqual([one, 201])
    expect(answer).toHaveBeenCalledOnce()
  })

  test('is the same again for the same submission, and the backend is not asked twice', async () => {
    const answer = vi.fn(json(201, { id: 7 }))
    const site = await siteOn(answer)
    const headers = { 'idempotency-key': randomUUID() }
    const send = () => site.sendJson('/api/form-staff', CALLBACK, headers)
    const answers = [...(await Promise.all([send(), send()])), await send()]
    const [first, ...others] = await Promise.all(answers.map((response) => response.json()))
    expect(first).toEqual({ reference: expect.any(String) })
    expect(others).toEqual([first, first])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(answer).toHaveBeenCalledOnce()
  })

  test.each([
    ['no JSON', (response: import('node:http').ServerResponse) => response.end('<p>thanks')],
    [
      'breaks off',
      (response: import('node:http').ServerResponse) =>
        response.write('{"id"', () => response.destroy()),
    ],
    [
      'is very long',
      (response: import('node:http').ServerResponse) => response.end('"'.padEnd(100_000)),
    ],
  ])('counts whatever its body: %s', async (_, end) => {
    const site = await siteOn((__, response) => {
      response.writeHead(200)
      end(response)
    })
    const response = await site.sendJson('/api/form-staff', CALLBACK)
    expect([response.status, Object.keys(await response.json())]).toEqual([200, ['reference']])
    expect((await statesOf(site)).backend).toBe('delivered')
  })
})

describe('an answer that it is not valid', () => {
  const errors = { phone: ['The number is on no network', 'Call us'] }
  const rejection = json(422, { message: 'Look again', errors })

  test('is passed on, and the enquiry goes nowhere else', async () => {
    const site = await siteOn(rejection)
    const response = await site.sendJson('/api/form-staff', CALLBACK)
    expect([response.status, await response.json()]).toEqual([
      422,
      { message: 'Look again', errors },
    ])
    expect(await statesOf(site)).toEqual({ backend: 'rejected', webhook: 'cancelled' })
  })

  test('is the same again for the same submission', async () => {
    const answer = vi.fn(rejection)
    const site = await siteOn(answer)
    const headers = { 'idempotency-key': randomUUID() }
    await site.sendJson('/api/form-staff', CALLBACK, headers)
    const again = await site.sendJson('/api/form-staff', CALLBACK, headers)
    expect([again.status, await again.json()]).toEqual([422, { message: 'Look again', errors }])
    expect(answer).toHaveBeenCalledOnce()
  })

  test('may be another one when the same is sent again under a new key', async () => {
    let isBusy = true
    const site = await siteOn((request, response) => {
      if (isBusy) rejection(request, response)
      else json(201, { id: 7 })(request, response)
    })
    const send = () =>
      site.sendJson('/api/form-staff', CALLBACK, { 'idempotency-key': randomUUID() })
    expect((await send()).status).toBe(422)
    isBusy = false
    expect((await send()).status).toBe(201)
  })

  test.each([
    [{ errors: { phone: 'One text' } }, { phone: ['One text'] }],
    [{ phone: 'Bare' }, { phone: ['Bare'] }],
    [{ phone: ['Bare', 7, null] }, { phone: ['Bare'] }],
    [{ message: 'Only this' }, {}],
    [
      { message: 'This', phone: 'That', exception: 'PDOException', trace: ['db'] },
      { phone: ['That'] },
    ],
    [{ errors: { phone: `${'x'.repeat(400)}\n at db.js:7` } }, { phone: [`${'x'.repeat(299)}…`] }],
    ['nonsense', {}],
  ])('may be written in any shape: %o', async (body, expected) => {
    const site = await siteOn(json(422, body))
    const response = await site.sendJson('/api/form-staff', CALLBACK)
    expect([response.status, (await response.json()).errors]).toEqual([422, expected])
  })

  test('reaches a form without script too', async () => {
    const site = await siteOn(rejection)
    const response = await site.sendPlain('/api/form-staff?lang=en', CALLBACK)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toMatch(/^\/contacts\?enquiry=/)
  })
})

describe('no use at all', () => {
  test.each([
    ['it fails', json(500, {}), 'pending', 'status 500'],
    ['it has too much to do', json(429, {}), 'pending', 'status 429'],
    [
      'it hangs up',
      ((request) => request.socket.destroy()) satisfies RequestListener,
      'pending',
      'UND_ERR_SOCKET',
    ],
    ['it leads elsewhere', json(302, {}), 'pending', 'status 302'],
    ['it wants a login', json(401, {}), 'needs-attention', 'status 401'],
    ['it knows no such form', json(404, {}), 'needs-attention', 'status 404'],
  ])('is accepted, and kept for later or for a person: %s', async (_, listener, state, reason) => {
    const site = await siteOn(listener)
    const response = await site.sendJson('/api/form-staff', CALLBACK)
    expect([response.status, Object.keys(await response.json())]).toEqual([202, ['reference']])
    expect(await site.deliveries()).toEqual([
      expect.objectContaining({
        target: 'backend',
        state,
        last_failure: reason,
        attempts: 1,
        lease_owner: null,
      }),
      expect.objectContaining({ target: 'webhook', state: 'pending', next_at: START.getTime() }),
    ])
  })

  test('is reported louder where a person is needed', async () => {
    const busy = await siteOn(json(503, {}))
    await busy.sendJson('/api/form-staff', CALLBACK)
    expect([busy.log.warn.mock.calls.length, busy.log.error.mock.calls.length]).toEqual([1, 0])
    const locked = await siteOn(json(403, {}))
    await locked.sendJson('/api/form-staff', CALLBACK)
    expect([locked.log.warn.mock.calls.length, locked.log.error.mock.calls.length]).toEqual([0, 1])
  })

  test('is a backend that nobody listens at', async () => {
    const site = testSite({ apiBaseUrl: 'http://127.0.0.1:1' })
    expect((await site.sendJson('/api/form-staff', CALLBACK)).status).toBe(202)
    expect(await site.deliveries()).toEqual([
      expect.objectContaining({ state: 'pending', last_failure: 'ECONNREFUSED' }),
    ])
  })

  test('is waited for 5 seconds at the most', { timeout: 10_000 }, async () => {
    const site = await siteOn(() => {})
    const before = performance.now()
    expect((await site.sendJson('/api/form-staff', CALLBACK)).status).toBe(202)
    expect(performance.now() - before).toBeGreaterThan(4_900)
    expect(performance.now() - before).toBeLessThan(6_000)
    expect((await site.deliveries())[0]).toMatchObject({
      state: 'pending',
      last_failure: 'timeout',
    })
  })
})

test('other deliveries are held back until the backend has answered', async () => {
  const { clock } = handClock()
  let answer = () => {}
  const asked = Promise.withResolvers<void>()
  const apiBaseUrl = await startServer((_, response) => {
    answer = () => response.end('{}')
    asked.resolve()
  })
  const site = testSite({ apiBaseUrl, otherTargets: ['webhook'], store: testStore({ clock }) })
  const sent = site.sendJson('/api/form-staff', CALLBACK)
  await asked.promise
  expect(await site.deliveries()).toEqual([
    expect.objectContaining({ target: 'backend', lease_owner: 'test', attempts: 1 }),
    expect.objectContaining({ target: 'webhook', next_at: START.getTime() + 15_000 }),
  ])
  expect(site.onDue).not.toHaveBeenCalled()
  answer()
  await sent
  expect((await site.deliveries())[1]).toMatchObject({ next_at: START.getTime() })
})
