import { METHODS } from 'node:http'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import { generatedAddress } from '#e2e/harness/generated-addresses.ts'
import { patiently } from '#e2e/harness/patience.ts'
import { sendRaw, valuesOf } from '#e2e/harness/raw-request.ts'
import { type Site, startSite } from '#e2e/harness/site.ts'

const REQUESTS = 900
const AT_ONCE = 8
const KNOWN = [
  '/',
  '/ru',
  '/contacts',
  '/blog?page=2',
  '/ru/vacancies?q=x',
  '/api/option',
  '/api/form-staff',
]

/** What the framework, a proxy or an older server would act upon. */
const HEADERS = [
  ...['RSC: 1', 'RSC: 2', 'Next-Router-Prefetch: 1', 'Next-Router-Prefetch: x', 'Next-Url: //x'],
  ...[
    'Next-Router-State-Tree: x',
    'Next-Router-State-Tree: %5B%22%22%2C%7B%7D%5D',
    'Next-Action: x',
  ],
  ...[
    'Next-Router-Segment-Prefetch: /_tree',
    'Next-Router-Segment-Prefetch: /../x',
    'Next-Resume: 1',
  ],
  ...['X-Matched-Path: /ru', 'X-Invoke-Path: /ru', 'X-Invoke-Status: 500', 'X-Invoke-Query: %7B'],
  ...['X-Middleware-Rewrite: /ru', 'X-Middleware-Subrequest: middleware', 'X-Middleware-Next: 1'],
  ...[
    'X-Nextjs-Data: 1',
    'X-Now-Route-Matches: 1=x',
    'X-Internal-Address: 1',
    'X-Client-Address: x',
  ],
  ...[
    'X-Prerender-Revalidate: x',
    'Cookie: __prerender_bypass=x; __next_preview_data=x',
    'Cookie: %',
  ],
  ...[
    'X-Forwarded-Host: a b',
    'X-Forwarded-Proto: x',
    'X-Forwarded-Port: x',
    'X-Forwarded-For: ,,%',
  ],
  ...['Forwarded: for=;;', 'X-Real-Ip: x', 'X-Original-Url: /ru', 'X-Rewrite-Url: /ru', 'Via: x'],
  ...['X-Http-Method-Override: DELETE', 'Range: bytes=9-0', 'Range: bytes=0-0,-1', 'If-Range: x'],
  ...[
    'If-None-Match: *',
    'If-Modified-Since: x',
    'If-Match: "x"',
    'Accept: text/x-component',
    'Accept: %',
  ],
  ...[
    'Accept-Language: *;q=x',
    'Accept-Language: ru-RU-x-y;q=9,-',
    'Accept-Encoding: *;q=0',
    'TE: trailers',
  ],
  ...[
    'Accept-Encoding: gzip;q=x, br',
    'Accept-Charset: x',
    'Content-Type: %',
    'Content-Encoding: gzip',
  ],
  ...['Content-Type: multipart/form-data', 'Content-Type: text/plain; charset=x', 'Origin: null'],
  ...[
    'Content-Type: application/x-www-form-urlencoded',
    'Origin: x',
    'Referer: \\',
    'User-Agent: ',
  ],
  ...[
    'Sec-Fetch-Site: x',
    'Purpose: prefetch',
    'Idempotency-Key: x',
    'Authorization: Bearer',
    'Date: x',
  ],
  ...['Expect: 100-continue', 'Upgrade: h2c', 'Upgrade: websocket', 'Upgrade-Insecure-Requests: 1'],
  ...['Host: x', 'Max-Forwards: 0', 'Keep-Alive: timeout=x', `X-Long: ${'x'.repeat(4_000)}`],
]

const HOSTS = ['site.example', 'a b', '', '%', '[::1', 'a/b', 'a@b', 'a:99999', '127.0.0.1:0', 'é']

const request = fc.record({
  method: fc.oneof(fc.constantFrom(...METHODS), fc.constantFrom('GET', 'HEAD', 'POST')),
  form: fc.constantFrom(
    '',
    '',
    '',
    'http://site.example',
    'HTTPS://x:1',
    'http://',
    'ftp://x',
    '*',
    'x',
  ),
  target: fc.oneof(fc.constantFrom(...KNOWN), generatedAddress),
  host: fc.constantFrom(...HOSTS, 'site.example', 'site.example', 'site.example'),
  headers: fc.subarray(HEADERS, { maxLength: 5 }),
  body: fc.constantFrom('', '', '{}', 'name=x', '--x--', '%'),
})

type RawRequest = typeof request extends fc.Arbitrary<infer T> ? T : never

test('any method with any headers gets one true answer', { timeout: 600_000 }, async () => {
  const site = await startSite({ RATE_LIMIT: 'off' })
  const seed = Math.floor(Math.random() * 2 ** 31)
  const requests = fc.sample(request, { numRuns: REQUESTS, seed })
  const faults: string[] = []
  const askNext = async () => {
    for (let next = requests.pop(); next; next = requests.pop()) {
      const reason = await check(site, next)
      if (reason) faults.push(`${reason}: ${JSON.stringify(next).slice(0, 500)}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askNext))

  expect(faults, `of the requests from seed ${seed}:\n${faults.join('\n')}`).toEqual([])
  expect(site.output()).not.toMatch(/\n\s+at |⨯/)
  const home = await ask(site.origin, '/')
  expect(home.status).toBe(200)
  await site.stop()
})

/** What is wrong with the answer, if anything is. */
async function check({ origin }: Site, asked: RawRequest): Promise<string | undefined> {
  const { method, form, target, host, headers, body } = asked
  const upgrade = headers.some((header) => header.startsWith('Upgrade: '))
  const lines = [
    `${method} ${form}${target} HTTP/1.1`,
    `Host: ${host}`,
    `Connection: ${upgrade ? 'close, upgrade' : 'close'}`,
    `Content-Length: ${body.length}`,
    ...headers,
  ]
  const answer = await patiently(
    () => sendRaw(origin, `${lines.join('\r\n')}\r\n\r\n${body}`),
    (busy) => valuesOf(busy, 'retry-after').length > 0,
  )
  const { status } = answer
  if (status < 200) return 'no answer'
  if (status >= 500) return `a failure, ${status}`
  const isRead = method === 'GET' || method === 'HEAD'
  if (isRead || target.toLowerCase().includes('api')) return undefined
  if (![308, 400, 404, 405, 417].includes(status)) return `taken with ${status}`
  if (status === 405 && !valuesOf(answer, 'allow').includes('GET')) return '405 without Allow'
  return undefined
}
