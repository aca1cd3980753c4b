import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  type EnquiryContent,
  enquiryRequest,
  type SendOptions,
  sendEnquiry,
} from './send-enquiry.ts'

const KEY = '7d7c1f6e-2f8b-4f0e-9d53-0a5c7e1b2c3d'
const SOURCE = { page: 'Nannies', link: 'https://site.example/staff/nanny' }
const CALLBACK: EnquiryContent = {
  form: 'callback',
  fields: { type: 'staff', name: 'Ann', phone: '+44' },
}
const PRICE: EnquiryContent = {
  form: 'price',
  fields: {
    position: 'Nanny',
    location: '',
    schedule: '',
    contact: 'phone',
    name: 'Ann',
    phone: '+44',
  },
}

afterEach(() => vi.unstubAllGlobals())

describe('an enquiry', () => {
  it.each<[string, EnquiryContent, string, object]>([
    [
      'for staff',
      CALLBACK,
      '/api/form-staff',
      { type: 'staff', name: 'Ann', phone: '+44', ...SOURCE },
    ],
    [
      'about work',
      { form: 'whatsapp', fields: { type: 'job', phone: '+44' } },
      '/api/form-job',
      { type: 'job', phone: '+44', ...SOURCE },
    ],
    [
      'about a price',
      PRICE,
      '/api/form-cost',
      {
        position: 'Nanny',
        location: '',
        schedule: '',
        contact: 'phone',
        name: 'Ann',
        phone: '+44',
        ...SOURCE,
      },
    ],
    [
      'for a vacancy',
      { form: 'apply', vacancyId: '17', fields: { name: 'Ann', phone: '+44' } },
      '/api/vacancies/17/apply',
      { name: 'Ann', phone: '+44' },
    ],
  ])('%s goes to its endpoint with exactly its fields', async (_case, content, path, body) => {
    const fetch = answerWith(204)
    await send({ baseUrls: { main: 'https://api.example', jobs: 'https://api.example' } }, content)
    const [address, init] = fetch.mock.calls[0] ?? []
    expect(address).toBe(`https://api.example${path}`)
    expect(JSON.parse(String(init?.body))).toEqual(body)
  })

  it('goes to the service that takes it', async () => {
    const fetch = answerWith(204)
    const baseUrls = { main: 'https://main.example', jobs: 'https://jobs.example/v1' }
    await send(
      { baseUrls },
      { form: 'apply', vacancyId: 'a b', fields: { name: 'Ann', phone: '+44' } },
    )
    expect(fetch.mock.calls[0]?.[0]).toBe('https://jobs.example/v1/api/vacancies/a%20b/apply')
  })

  it('carries its key and the language of the page', async () => {
    const fetch = answerWith(200)
    await send({ locale: 'ru' })
    const headers = new Headers(fetch.mock.calls[0]?.[1]?.headers)
    expect(headers.get('Idempotency-Key')).toBe(KEY)
    expect(headers.get('Accept-Language')).toBe('ru')
    expect(headers.get('Content-Type')).toBe('application/json')
  })

  it('shows what only the spam check needs to the own server alone', async () => {
    const fetch = answerWith(200)
    await send({ aside: { website: 'spam', elapsedMs: 7 } })
    await send({ baseUrls: { main: 'https://api.example', jobs: '' } })
    const bodies = fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body)))
    expect(bodies[0]).toMatchObject({ website: 'spam', elapsed_ms: 7 })
    expect(Object.keys(bodies[1])).toEqual(['type', 'name', 'phone', 'page', 'link'])
  })

  it('keeps to the lengths that the server takes', () => {
    const page = `${'п'.repeat(299)}👩‍🍳`
    const link = `https://site.example/?utm_source=ads&q=${'q'.repeat(3000)}`
    const { body } = enquiryRequest(CALLBACK, { page, link })
    expect([body.page, body.link]).toEqual([
      'п'.repeat(299),
      'https://site.example/?utm_source=ads',
    ])
  })
})

describe('the outcome', () => {
  it.each([200, 201, 202, 204])('of %d is sent, whatever the body says', async (status) => {
    answerWith(status, status === 204 ? null : '<html>not JSON')
    expect(await send()).toEqual({ kind: 'sent', facts: {} })
  })

  it('of one that is accepted says what the site knows of it, and follows no link away from it', async () => {
    const facts = { office: 'uk', due_at: '2026-11-30T10:00:00.000Z', link: '/enquiry/1-2-3' }
    answerWith(202, JSON.stringify({ reference: 'A-4F7K', ...facts }))
    expect(await send()).toEqual({ kind: 'sent', facts })
    answerWith(202, JSON.stringify({ ...facts, link: '//evil.test/' }))
    expect(await send()).toEqual({ kind: 'sent', facts: {} })
  })

  it.each([400, 403, 404, 409, 413, 429, 500, 502, 503])('of %d is a failure', async (status) => {
    answerWith(status, JSON.stringify({ message: 'No', errors: { phone: ['No'] } }))
    expect(await send()).toEqual({ kind: 'failed', status })
  })

  it('of a redirect is a failure: nobody has accepted anything', async () => {
    vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
      expect(init.redirect).toBe('manual')
      return Response.error()
    })
    expect((await send()).kind).toBe('failed')
  })

  it('of no answer at all is that the site cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await send()).toEqual({ kind: 'unreachable' })
  })

  it('of a server that hangs is the same', async () => {
    vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
      const { signal } = init
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      })
    })
    expect(await send({ timeoutMs: 5 })).toEqual({ kind: 'unreachable' })
  })

  it.each([
    ['lists of texts', { message: 'No', errors: { phone: ['Bad', 'Worse'] } }, { phone: 'Bad' }],
    ['texts', { message: 'No', errors: { phone: 'Bad' } }, { phone: 'Bad' }],
    ['fields alone', { phone: 'Bad', name: ['Short'] }, { phone: 'Bad', name: 'Short' }],
    ['empty lists beside', { errors: { name: [], phone: [' ', 'Bad'] } }, { phone: 'Bad' }],
    ['unknown fields', { errors: { email: ['Missing'] } }, { email: 'Missing' }],
    ['values of other kinds', { errors: { phone: 7, name: null } }, {}],
    ['a list', ['Bad'], {}],
  ])('of 422 with %s names the first text of each field', async (_case, answer, fields) => {
    answerWith(422, JSON.stringify(answer))
    const outcome = await send()
    expect(outcome).toEqual({ kind: 'rejected', fields })
  })

  it('of 422 without a field has the message, and without either has no words', async () => {
    answerWith(422, JSON.stringify({ message: 'Too late', errors: {} }))
    expect(await send()).toEqual({ kind: 'rejected', fields: {}, message: 'Too late' })
    answerWith(422, 'not JSON')
    expect(await send()).toEqual({ kind: 'rejected', fields: {} })
  })
})

function send(options: Partial<SendOptions> = {}, content: EnquiryContent = CALLBACK) {
  return sendEnquiry(enquiryRequest(content, SOURCE), {
    locale: 'en',
    baseUrls: { main: '', jobs: '' },
    idempotencyKey: KEY,
    aside: { website: '', elapsedMs: 5_000 },
    ...options,
  })
}

function answerWith(status: number, body: string | null = null) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(body, { status }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}
