import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import { sendRaw } from '#e2e/harness/raw-request.ts'
import { defaultOrigin } from '#e2e/harness/start-default-site.ts'

const FORM = 'POST /api/form-staff HTTP/1.1\r\nHost: a'

test.each([
  ['two lengths', `${FORM}\r\nContent-Length: 6\r\nContent-Length: 5\r\n\r\nabcdef`],
  [
    'a length and chunks',
    `${FORM}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nG`,
  ],
  ['chunks of another kind', `${FORM}\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
  ['two hosts', 'GET /blog HTTP/1.1\r\nHost: a\r\nHOST: b\r\nConnection: close\r\n\r\n'],
  ['two hosts, for a health check', 'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['lines that end as they should not', 'GET / HTTP/1.1\nHost: a\n\n'],
])('a request that two servers would read differently is refused: %s', async (_name, text) => {
  expect((await sendRaw(defaultOrigin(), text)).status).toBe(400)
})

const PAGES = [
  '/blog',
  '/ru/vacancies',
  '/staff/nanny',
  '/api/countries',
  '/sitemap.xml',
  '/share.png',
]
/** What frameworks and proxies have been led by: to another address, another answer, another host. */
const HEADERS: [string, string][] = [
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-proto', 'http'],
  ['forwarded', 'host=evil.example'],
  ['x-original-url', '/nope'],
  ['x-rewrite-url', '/nope'],
  ['x-matched-path', '/nope'],
  ['x-now-route-matches', '1=nope'],
  ['x-invoke-path', '/nope'],
  ['x-invoke-status', '500'],
  ['x-middleware-rewrite', '/nope'],
  ['x-middleware-subrequest', 'middleware:middleware:middleware:middleware:middleware'],
  ['x-middleware-prefetch', '1'],
  ['x-nextjs-data', '1'],
  ['x-prerender-revalidate', 'x'],
  ['cookie', '__prerender_bypass=x; __next_preview_data=x; NEXT_LOCALE=ru'],
  ['x-http-method-override', 'DELETE'],
  ['rsc', '1'],
  ['next-url', '//evil.example'],
  ['next-action', 'abcdef'],
  ['accept', 'text/x-component'],
  ['if-none-match', '*'],
  ['range', 'bytes=0-10'],
  ['origin', 'https://evil.example'],
]

test('no header of one visitor changes what the next is sent', async () => {
  const origin = defaultOrigin()
  const hashOf = async (path: string) => {
    const { status, text } = await ask(origin, path)
    return `${status} ${createHash('sha256').update(text).digest('hex')}`
  }
  for (const path of PAGES) {
    const before = await hashOf(path)
    for (const [name, value] of HEADERS) {
      const { status, text, headers } = await ask(origin, path, { headers: { [name]: value } })
      // The framework's router is led to the address by which caches tell its answers apart.
      expect([200, 307], `${path} with ${name}`).toContain(status)
      expect(headers.location ?? path).toMatch(/^\/(?!\/)/)
      expect(text.includes('evil.example'), `${path} with ${name}`).toBe(false)
      expect(headers['access-control-allow-origin']).toBeUndefined()
    }
    expect(await hashOf(path), path).toBe(before)
  }
})
