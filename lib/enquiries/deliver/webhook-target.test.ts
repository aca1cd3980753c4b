import { createHmac } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { CALLBACK, START, startServer, textOf } from '#lib/enquiries/fixture-enquiries.ts'
import { webhookWireSchema } from '#lib/enquiries/webhook-wire.ts'
import { delivery } from './fixture-delivery.ts'
import { createWebhook } from './webhook-target.ts'

const secret = 'a-secret-of-enough-length'
const FACTS = {
  office_title: 'London',
  about: 'Private chef, Cyprus',
  take_url: 'https://site.test/office/take/1',
}

async function webhookTo(status: number) {
  const seen = vi.fn()
  const base = await startServer(async (request, response) => {
    seen(request.url, request.headers, await textOf(request))
    response.writeHead(status).end()
  })
  const webhook = createWebhook({
    ...{ url: `${base}/hook?site=1`, secret, clock: () => START },
    facts: async () => FACTS,
  })
  onTestFinished(async () => webhook.close())
  const deliver = (...changes: Parameters<typeof delivery>) =>
    webhook.deliver(delivery(...changes), new AbortController().signal)
  return { deliver, seen }
}

test('an enquiry is posted, signed over its time and its body', async () => {
  const { deliver, seen } = await webhookTo(200)
  expect(await deliver({ key: '7d7c1f6e-2f8b-4f0e-9d53-0a5c7e1b2c3d' })).toEqual({
    kind: 'delivered',
  })
  const [url, headers, body] = seen.mock.calls[0] ?? []
  expect(url).toBe('/hook?site=1')
  expect(headers['idempotency-key']).toBe('7d7c1f6e-2f8b-4f0e-9d53-0a5c7e1b2c3d')
  expect(headers['x-enquiry-timestamp']).toBe(String(START.getTime() / 1_000))
  const signed = `${headers['x-enquiry-timestamp']}.${body}`
  const expected = createHmac('sha256', secret).update(signed).digest('hex')
  expect(headers['x-enquiry-signature']).toBe(`sha256=${expected}`)
  expect(webhookWireSchema.parse(JSON.parse(body))).toEqual({
    key: '7d7c1f6e-2f8b-4f0e-9d53-0a5c7e1b2c3d',
    reference: 'A-4F7K',
    form: 'callback',
    endpoint: '/api/form-staff',
    language: 'ru',
    is_suspicious: false,
    accepted_at: '2026-11-27T10:00:00.000Z',
    ...FACTS,
    fields: CALLBACK,
  })
  expect(headers).not.toHaveProperty('x-enquiry-suspicious')
})

test('a suspicious one says so', async () => {
  const { deliver, seen } = await webhookTo(204)
  await deliver({ isSuspicious: true })
  const [, headers, body] = seen.mock.calls[0] ?? []
  expect(headers['x-enquiry-suspicious']).toBe('1')
  expect(JSON.parse(body).is_suspicious).toBe(true)
})

test.each([
  [500, 'failed'],
  [429, 'failed'],
  [302, 'failed'],
  [410, 'refused'],
  [422, 'refused'],
])('an answer of %i is %s', async (status, kind) => {
  const { deliver } = await webhookTo(status)
  expect(await deliver()).toMatchObject({ kind, reason: `status ${status}` })
})

test('an attempt ends where the process stops', async () => {
  const base = await startServer(() => {})
  const webhook = createWebhook({ url: base, secret, clock: () => START, facts: async () => ({}) })
  onTestFinished(async () => webhook.close())
  const abort = new AbortController()
  const attempt = webhook.deliver(delivery(), abort.signal)
  abort.abort(new Error('stopping'))
  expect(await attempt).toMatchObject({ kind: 'failed' })
})
