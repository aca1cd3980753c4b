import { expect, onTestFinished, test, vi } from 'vitest'
import { createBackend } from '#lib/enquiries/deliver/backend-target.ts'
import { createEmail } from '#lib/enquiries/deliver/email-target.ts'
import { delivery } from '#lib/enquiries/deliver/fixture-delivery.ts'
import { readMail, startMailServer } from '#lib/enquiries/deliver/fixture-mail-server.ts'
import { createWebhook } from '#lib/enquiries/deliver/webhook-target.ts'
import { START, startServer, testOffice, testStore } from '#lib/enquiries/fixture-enquiries.ts'
import { createLinks } from '#lib/enquiries/links/links.ts'
import { createOfficeDirectory } from '#lib/enquiries/office/office-directory.ts'

const SYNTHETIC = { isSynthetic: true }
const clock = () => START
const { signal } = new AbortController()

async function receiver(status: number) {
  const seen = vi.fn()
  const url = await startServer((request, response) => {
    const { method, headers } = request
    seen(method, request.url, headers['x-enquiry-synthetic'], headers.authorization)
    response.writeHead(status).end()
  })
  return { url, seen }
}

test.each([
  [200, 'delivered'],
  [405, 'delivered'],
  [404, 'delivered'],
  [401, 'refused'],
  [503, 'failed'],
])(
  'receivers that know nothing of it are only asked whether they answer: %i is %s',
  async (status, kind) => {
    const { url, seen } = await receiver(status)
    const webhook = createWebhook({ url, secret: 'x'.repeat(16), clock, facts: async () => ({}) })
    const backend = createBackend({
      ...{ apiBaseUrl: url, jobsBaseUrl: url, clock },
      backendAccess: { userAgent: 'site', tokens: { main: 'a-token' } },
    })
    onTestFinished(async () => void (await Promise.all([webhook.close(), backend.close()])))
    expect(await webhook.deliver(delivery(SYNTHETIC), signal)).toMatchObject({ kind })
    expect(await backend.deliver(delivery(SYNTHETIC), signal)).toMatchObject({ kind })
    expect(seen.mock.calls).toEqual([
      ['HEAD', '/', undefined, undefined],
      ['HEAD', '/api/form-staff', undefined, 'Bearer a-token'],
    ])
  },
)

test('those that throw it away are posted it, with its mark', async () => {
  const { url, seen } = await receiver(200)
  const common = { clock, isSyntheticTaken: true }
  const webhook = createWebhook({ url, secret: 'x'.repeat(16), facts: async () => ({}), ...common })
  const backend = createBackend({
    ...{ apiBaseUrl: url, jobsBaseUrl: url, clock, backendDelivery: { isSyntheticTaken: true } },
  })
  onTestFinished(async () => void (await Promise.all([webhook.close(), backend.close()])))
  for (const target of [webhook, backend]) {
    expect(await target.deliver(delivery(SYNTHETIC), signal)).toEqual({ kind: 'delivered' })
    expect(await target.deliver(delivery(), signal)).toEqual({ kind: 'delivered' })
  }
  expect(seen.mock.calls.map(([method, , mark]) => [method, mark])).toEqual([
    ...[
      ['POST', '1'],
      ['POST', undefined],
    ],
    ...[
      ['POST', '1'],
      ['POST', undefined],
    ],
  ])
})

async function mailTo(syntheticTo: string | undefined, options = {}) {
  const { port, received } = await startMailServer(options)
  const email = createEmail({
    ...{
      smtpUrl: `smtp://127.0.0.1:${port}`,
      from: 'site@a.example',
      siteUrl: 'https://site.test',
    },
    directory: createOfficeDirectory({
      source: () => ({
        listOffices: async () => [testOffice({ email: 'london@a.example' })],
        describeSubject: async () => Promise.reject(new Error('not known')),
      }),
      ...{ emails: {}, to: 'office@a.example' },
    }),
    links: createLinks({ store: testStore() }),
    syntheticTo,
  })
  onTestFinished(async () => email.close())
  return {
    outcome: await email.deliver(delivery({ ...SYNTHETIC, office: 'uk' }), signal),
    received,
  }
}

test('a mail of it goes to an address of its own, and names no visitor', async () => {
  const { outcome, received } = await mailTo('probe@a.example')
  expect(outcome).toEqual({ kind: 'delivered' })
  expect(received.map(({ to }) => to)).toEqual([['probe@a.example']])
  const { headers, text } = readMail(received[0]?.mail)
  expect(headers.get('x-enquiry-synthetic')).toBe('1')
  expect(text).toContain('A-4F7K')
  expect(received[0]?.mail).not.toMatch(/office@a\.example|london@a\.example|7700900123/)
})

test('without such an address the site logs in to the mail server, and sends nothing', async () => {
  const { outcome, received } = await mailTo(undefined)
  expect(outcome).toEqual({ kind: 'delivered' })
  expect(received).toEqual([])
  const refused = await mailTo(undefined, {
    onConnect: (_session: unknown, callback: (error: Error) => void) => callback(new Error('no')),
  })
  expect(refused.outcome.kind).not.toBe('delivered')
})
