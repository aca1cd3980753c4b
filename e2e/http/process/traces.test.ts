import { createServer, type RequestListener, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { ask } from '#e2e/harness/ask.ts'
import { HARBOUR_SETTINGS, HarbourBackend } from '#e2e/harness/scripted-backend.ts'
import { type Site, startSite } from '#e2e/harness/site.ts'

const SAID = 'Winifred'
const PROXY_TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const PROXY_PARENT = `00-${PROXY_TRACE}-00f067aa0ba902b7-01`

const valueSchema = z.object({
  stringValue: z.string().optional(),
  intValue: z.union([z.number(), z.string()]).optional(),
  boolValue: z.boolean().optional(),
})
const attributesSchema = z
  .array(z.object({ key: z.string(), value: valueSchema }))
  .transform((list) =>
    Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]])),
  )
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: attributesSchema,
})
type Span = z.output<typeof spanSchema>
const sentSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
})

const harbour = new HarbourBackend()
const servers: Server[] = []
const spans: Span[] = []
const services = new Set<unknown>()
const shown: unknown[] = []
/** What the backend was told, by method and path. */
const told = new Map<string, string | undefined>()
let collected = ''
let site: Site
/** Its collector is away. */
let alone: Site

beforeAll(async () => {
  const harbourUrl = await harbour.work()
  const collector = await listen(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    collected += body
    shown.push(request.headers.authorization)
    for (const { resource, scopeSpans } of sentSchema.parse(JSON.parse(body)).resourceSpans) {
      services.add(resource.attributes['service.name'])
      spans.push(...scopeSpans.flatMap((scope) => scope.spans))
    }
    response.end('{}')
  })
  const backend = await listen(async (request, response) => {
    const { method, url = '', headers } = request
    told.set(`${method} ${url.split('?')[0]}`, headers.traceparent?.toString())
    if (method === 'POST') return response.writeHead(204).end()
    const answer = await fetch(harbourUrl + url, {
      headers: { 'accept-language': headers['accept-language'] ?? 'en' },
    })
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    return response.end(await answer.text())
  })
  const webhook = await listen((request, response) => {
    request.resume()
    told.set('webhook', request.headers.traceparent?.toString())
    response.end()
  })
  site = await startSite({
    ...{ API_BASE_URL: backend, ...HARBOUR_SETTINGS, TRUST_PROXY: '1' },
    ...{ WEBHOOK_URL: webhook, WEBHOOK_SECRET: 'a-secret-for-the-tests' },
    ...{ OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_SERVICE_NAME: 'harbour' },
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-collector',
  })
  alone = await startSite({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' })
  for (const path of ['/', '/ru', '/vacancies']) {
    expect((await ask(alone.origin, path)).status).toBe(200)
  }
})
afterAll(async () => {
  await Promise.all([site?.stop(), alone?.stop()])
  await harbour.stop()
  for (const server of servers) server.close()
})

test('a page is a trace with its rendering and what the backend took', async () => {
  const headers = { traceparent: PROXY_PARENT, 'x-request-id': 'from-the-proxy' }
  expect((await ask(site.origin, `/staff/falconer?q=${SAID}`, { headers })).status).toBe(200)
  await expect.poll(() => find('GET staff'), { timeout: 15_000 }).toBeDefined()
  const page = find('GET staff')
  expect(page).toMatchObject({
    traceId: PROXY_TRACE,
    parentSpanId: '00f067aa0ba902b7',
    attributes: {
      ...{ 'http.route': 'staff', 'http.response.status_code': 200, 'site.cache': 'miss' },
      'site.request_id': 'from-the-proxy',
    },
  })
  const render = find('render')
  expect(render?.parentSpanId).toBe(page?.spanId)
  const read = spans.find(({ name, parentSpanId }) => name === 'GET /api/staff' && parentSpanId)
  expect(read).toMatchObject({
    traceId: PROXY_TRACE,
    attributes: { 'site.service': 'main', 'http.response.status_code': 200 },
  })
  const reads = spans.filter(({ name }) => name === 'GET /api/staff').map(toParent)
  expect(reads).toContain(told.get('GET /api/staff/falconer'))
  expect([...services]).toEqual(['harbour'])
  expect(shown[0]).toBe('Bearer of-the-collector')
})

test('an enquiry is one trace with its write and every delivery', async () => {
  const body = { type: 'staff', name: SAID, phone: '+447700900123', page: 'Home', link: '' }
  const answer = await ask(site.origin, '/api/form-staff', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(204)
  const reference = answer.headers['x-enquiry-reference']
  await expect.poll(() => find('deliver to webhook'), { timeout: 15_000 }).toBeDefined()
  const request = find('POST form')
  const parts = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(parts.map(({ name }) => name).toSorted()).toEqual([
    ...['deliver to backend', 'deliver to webhook', 'store write'],
  ])
  expect(new Set(parts.map(({ traceId }) => traceId))).toEqual(new Set([request?.traceId]))
  expect(find('deliver to webhook')?.attributes).toMatchObject({
    ...{ 'site.reference': reference, 'site.outcome': 'delivered', 'site.attempt': 1 },
  })
  const post = find('deliver to backend')
  expect(told.get('POST /api/form-staff')).toBe(post && toParent(post))
  // Whoever else is told is not ours to trace.
  expect(told.get('webhook')).toBeUndefined()
})

test('what names no trace begins one, and none says who asked for what', async () => {
  const parents = ['', 'x'.repeat(5_000), `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, 'ff-1-2-3']
  for (const traceparent of parents) {
    const headers = { traceparent, 'x-request-id': `hostile-${parents.indexOf(traceparent)}` }
    expect((await ask(site.origin, '/contacts?enquiry=a-one-time-id', { headers })).status).toBe(
      200,
    )
  }
  const found = () => spans.filter(({ name }) => name === 'GET contacts')
  await expect.poll(() => found().length, { timeout: 15_000 }).toBe(parents.length)
  for (const { parentSpanId, traceId } of found()) {
    expect(parentSpanId ?? '').toBe('')
    expect(traceId).toMatch(/^(?!0+$)[\da-f]{32}$/)
  }
  expect(collected).not.toMatch(/Winifred|7700900123|one-time-id|falconer|127\.0\.0\.1|xxxxx/)
})

test('a collector that is away hurts nobody, and is one line of the log', async () => {
  await expect
    .poll(() => alone.output(), { timeout: 20_000 })
    .toMatch(/"reason":"ECONNREFUSED","msg":"traces cannot be sent, and are lost"/)
  expect((await ask(alone.origin, '/blog')).status).toBe(200)
  await alone.stop()
  expect(alone.output().match(/traces cannot be sent/g)).toHaveLength(1)
})

function find(name: string): Span | undefined {
  return spans.find((span) => span.name === name)
}

function toParent({ traceId, spanId }: Span): string {
  return `00-${traceId}-${spanId}-01`
}

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}
