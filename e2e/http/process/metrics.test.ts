import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import { type Site, startSite } from '#e2e/harness/site.ts'
import { defaultOrigin } from '#e2e/harness/start-default-site.ts'

const TOKEN = 'a-token-for-the-tests'
const SAID = 'Winifred Applegarth'

let site: Site

beforeAll(async () => {
  site = await startSite({
    ...{ METRICS_TOKEN: TOKEN, REVALIDATE_SECRET: 'a-secret-for-the-tests' },
    ...{ ACCESS_LOG: 'true', LOG_LEVEL: 'info' },
  })
})
afterAll(() => site?.stop())

test('metrics are for this machine alone, or for whoever shows the token', async () => {
  const local = await ask(defaultOrigin(), '/metrics')
  expect(local.status).toBe(200)
  expect(local.headers['content-type']).toMatch(/^text\/plain; version=/)
  expect(local.headers['cache-control']).toBe('no-store')
  for (const header of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via']) {
    const headers = { [header]: '127.0.0.1' }
    expect((await ask(defaultOrigin(), '/metrics', { headers })).status, header).toBe(404)
  }
  for (const authorization of ['', 'Bearer wrong', `Basic ${TOKEN}`]) {
    const headers: Record<string, string> = authorization ? { authorization } : {}
    expect((await ask(site.origin, '/metrics', { headers })).status).toBe(404)
  }
  expect((await metrics()).status).toBe(200)
})

test('they count by kind of route, and name nobody', async () => {
  for (const path of ['/vacancies/1001', '/vacancies/1001', '/ru/vacancies/1002', '/made-up']) {
    await ask(site.origin, path)
  }
  expect((await send()).status).toBe(202)
  await expect
    .poll(async () => (await metrics()).text)
    .toContain('site_http_requests_total{route="form",status="202",cache="miss"} 1')
  const { text } = await metrics()
  expect(text).toContain('site_http_requests_total{route="vacancy",status="200",cache="hit"} 1')
  expect(text).toContain('site_http_requests_total{route="vacancy",status="200",cache="miss"} 2')
  expect(text).toContain('site_enquiries{state="waiting"} 1')
  expect(text).toMatch(/^site_build_info\{id="[^"]+"\} 1$/m)
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  expect(text).not.toMatch(/Winifred|7700900123|made-up/)
})

test('each request is a line of the log that says nothing of who asked', async () => {
  const headers = { 'X-Request-Id': 'from-the-proxy-1' }
  await ask(site.origin, '/staff/nanny?utm_source=Winifred', { headers })
  await ask(site.origin, '/contacts?enquiry=a-one-time-id')
  const lines = () => linesOf('request')
  await expect
    .poll(() => lines().find(({ requestId }) => requestId === 'from-the-proxy-1'))
    .toMatchObject({
      method: 'GET',
      route: 'staff',
      path: '/staff/nanny',
      status: 200,
      cache: 'miss',
    })
  await expect.poll(() => lines().some(({ route }) => route === 'contacts')).toBe(true)
  expect(lines().find(({ route }) => route === 'form')).not.toHaveProperty('path')
  expect(site.output()).not.toMatch(/Winifred|7700900123|one-time-id/)
})

test('what is refused for the sake of security is a line that says nothing of who asked', async () => {
  const revalidate = (secret: string) =>
    ask(site.origin, '/api/revalidate', {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'x-request-id': 'from-the-proxy-2' },
    })
  expect((await revalidate('a-guess')).status).toBe(401)
  expect((await revalidate('a-secret-for-the-tests')).status).toBe(200)
  expect((await send('https://evil.example')).status).toBe(403)
  expect((await ask(site.origin, '/office/take/made-up')).status).toBe(404)
  const events = () => linesOf('security').map(({ event }) => event)
  await expect
    .poll(events)
    .toEqual([
      ...['metrics.refused', 'revalidation.refused', 'revalidation.done'],
      ...['origin.refused', 'link.refused'],
    ])
  expect(linesOf('security')[1]).toEqual({
    ...{ level: 40, time: expect.any(Number), pid: expect.any(Number) },
    ...{ hostname: expect.any(String), msg: 'security', event: 'revalidation.refused' },
    ...{ sender: expect.any(String), route: 'api', status: 401, requestId: 'from-the-proxy-2' },
  })
  expect(linesOf('security')[3]).toMatchObject({ origin: 'evil.example', route: 'form' })
  expect(JSON.stringify(linesOf('security'))).not.toMatch(/127\.0\.0\.1|made-up|a-guess|Winifred/)
})

function linesOf(message: string) {
  return site
    .output()
    .split('\n')
    .filter((line) => line.includes(`"msg":"${message}"`))
    .map((line) => JSON.parse(line))
}

function metrics() {
  return ask(site.origin, '/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })
}

function send(origin = site.origin) {
  return fetch(`${site.origin}/api/form-staff`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({
      ...{ type: 'staff', name: SAID, phone: '+447700900123' },
      ...{ page: 'Home', link: `${site.origin}/` },
    }),
  })
}
