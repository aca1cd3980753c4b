import { expect, onTestFinished, test, vi } from 'vitest'
import { START, startServer, textOf } from '#lib/enquiries/fixture-enquiries.ts'
import type { Notice } from '#lib/enquiries/store/notices.ts'
import { changeWireSchema } from '#lib/enquiries/webhook-wire.ts'
import { createBackendChanges } from './backend-target.ts'
import { delivery } from './fixture-delivery.ts'
import { createWebhookChanges } from './webhook-target.ts'

const KEY = '7d7c1f6e-2f8b-4f0e-9d53-0a5c7e1b2c3d'

function notice(changes: Partial<Notice> = {}): Notice {
  const { enquiry } = delivery({ key: KEY, office: 'uk', takenAt: START, takenBy: 'uk' })
  const names = { dedupeKey: 'taken:1', enquiryKey: KEY, reference: 'A-4F7K', office: 'uk' }
  return {
    id: 1,
    attempts: 1,
    queuedAt: START.getTime(),
    kind: 'taken',
    enquiry,
    ...names,
    ...changes,
  }
}

async function receiver(statusOf: (url: string) => number) {
  const seen = vi.fn()
  const base = await startServer(async (request, response) => {
    const { url = '', headers } = request
    seen(url, headers, JSON.parse(await textOf(request)))
    response.writeHead(statusOf(url)).end()
  })
  return { base, seen }
}

const signal = new AbortController().signal

test('a webhook is told what has become of an enquiry, under a key of its own', async () => {
  const { base, seen } = await receiver(() => 200)
  const target = createWebhookChanges({ url: base, secret: 'a'.repeat(16), clock: () => START })
  onTestFinished(async () => target.close())
  expect(await target.deliver(notice(), signal)).toEqual({ kind: 'delivered' })
  const [, headers, body] = seen.mock.calls[0] ?? []
  expect(headers).toMatchObject({ 'idempotency-key': 'taken:1', 'x-enquiry-event': 'taken' })
  expect(changeWireSchema.parse(body)).toEqual({
    ...{ event: 'taken', key: KEY, reference: 'A-4F7K', at: START.toISOString() },
    ...{ office: 'uk', taken_at: START.toISOString(), taken_by: 'uk' },
  })
})

test('a webhook that takes no changes is left in peace, unless it has to erase something', async () => {
  const { base } = await receiver(() => 422)
  const target = createWebhookChanges({ url: base, secret: 'a'.repeat(16), clock: () => START })
  onTestFinished(async () => target.close())
  expect(await target.deliver(notice(), signal)).toEqual({ kind: 'delivered' })
  const withdrawn = notice({ kind: 'withdrawn', enquiry: undefined })
  expect(await target.deliver(withdrawn, signal)).toEqual({ kind: 'refused', reason: 'status 422' })
})

test('a backend that cannot be told to erase something needs a person', async () => {
  const { base } = await receiver(() => 404)
  const target = createBackendChanges({ apiBaseUrl: base, jobsBaseUrl: base, clock: () => START })
  onTestFinished(async () => target.close())
  expect(await target.deliver(notice(), signal)).toEqual({ kind: 'delivered' })
  const withdrawn = notice({ kind: 'withdrawn', enquiry: undefined })
  const reason = 'it takes no withdrawals'
  expect(await target.deliver(withdrawn, signal)).toEqual({ kind: 'refused', reason })
})

test('a backend is told at the service of the enquiry, of what is gone at both', async () => {
  const [main, jobs] = [await receiver(() => 404), await receiver(() => 200)]
  const bases = { apiBaseUrl: main.base, jobsBaseUrl: jobs.base }
  const target = createBackendChanges({ ...bases, clock: () => START })
  onTestFinished(async () => target.close())
  expect(await target.deliver(notice(), signal)).toEqual({ kind: 'delivered' })
  expect([main.seen.mock.calls.length, jobs.seen.mock.calls.length]).toEqual([1, 0])
  const withdrawn = notice({ kind: 'withdrawn', enquiry: undefined })
  expect(await target.deliver(withdrawn, signal)).toEqual({ kind: 'delivered' })
  const [url, , body] = jobs.seen.mock.calls[0] ?? []
  expect(url).toBe('/api/enquiry-changes')
  expect(body).toEqual({
    ...{ event: 'withdrawn', key: KEY, reference: 'A-4F7K', at: START.toISOString() },
    office: 'uk',
  })
})
