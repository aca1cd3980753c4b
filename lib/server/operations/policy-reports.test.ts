import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPolicyReports } from './policy-reports.ts'

const warned: object[] = []
const refused: string[] = []
let take: ReturnType<typeof createPolicyReports>

beforeEach(() => {
  vi.useFakeTimers()
  warned.length = 0
  refused.length = 0
  take = createPolicyReports({
    log: { warn: (fields) => warned.push(fields) },
    refused: (...labels) => refused.push(labels.join(' ')),
    routeOf: (path) => (path.startsWith('/follow/') ? 'follow' : 'other'),
  })
})
afterEach(() => vi.useRealTimers())

function send(body: string, { from = '192.0.2.1', type = 'application/csp-report' } = {}) {
  const headers = { 'content-type': type, 'x-client-address': from }
  return take(new Request('http://localhost/csp-reports', { method: 'POST', headers, body }))
}

function report(blocked: string) {
  return JSON.stringify({
    'csp-report': {
      'effective-directive': 'script-src',
      'blocked-uri': blocked,
      'document-uri': 'https://agency.example/follow/secret',
    },
  })
}

test('reports are counted, and told together without what could say whose they are', async () => {
  expect((await send(report('https://a.example/x?Anna'))).status).toBe(204)
  expect((await send(report('https://a.example/y'))).status).toBe(204)
  await send(report('chrome-extension://abc'))
  expect(refused).toEqual(['script-src foreign', 'script-src foreign', 'script-src extension'])
  expect(warned).toEqual([])
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  const refusals = [
    {
      directive: 'script-src',
      kind: 'foreign',
      origin: 'https://a.example',
      route: 'follow',
      count: 2,
    },
  ]
  expect(warned).toEqual([{ refusals, others: 0 }])
  await vi.advanceTimersByTimeAsync(20 * 60_000)
  expect(warned).toHaveLength(1)
})

test('kinds without end are one line of bounded length', async () => {
  for (let index = 0; index < 100; index += 1) {
    const from = `192.0.2.${index % 10}`
    await send(report(`https://host-${index}.example`), { from })
  }
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(warned).toEqual([expect.objectContaining({ others: 80 })])
})

test('what is no report, or too much of it, is refused', async () => {
  expect((await send('{')).status).toBe(400)
  expect((await send('{}')).status).toBe(400)
  expect((await send(report('inline'), { type: 'text/plain' })).status).toBe(415)
  expect((await send(' '.repeat(16 * 1024 + 1))).status).toBe(413)
  expect((await take(new Request('http://localhost/csp-reports'))).status).toBe(405)
  for (let index = 0; index < 30; index += 1) await send(report('inline'), { from: '192.0.2.9' })
  const limited = await send(report('inline'), { from: '192.0.2.9' })
  expect(limited.status).toBe(429)
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await send(report('inline'), { from: '192.0.2.8' })).status).toBe(204)
})
