import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { IncrementalCachedAppPageValue } from 'next/dist/server/response-cache/types.js'
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js'
import { afterEach, expect, test } from 'vitest'
import { Packed } from '#lib/cache/packed.ts'
import { clearPages, storePage } from '#lib/cache/page-store.ts'
import { routerHash } from './cacheable-request.ts'
import { createRenderQueue } from './render-queue.ts'
import { createResponseCache } from './response-cache.ts'

const TEXT = 'a page that is long enough to be compressed. '.repeat(100)

const servers: Server[] = []
afterEach(() => {
  clearPages()
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** A server whose handler counts how often it was asked. */
async function serve(handle: Handle) {
  const asked: string[] = []
  const cache = createResponseCache({
    routes: {
      files: new Set(['/icon.svg']),
      isDocument: (path) => path === '/robots.txt',
      isPage: () => true,
      isApiRoute: () => false,
    },
    renders: createRenderQueue(),
    isApiEmbedded: true,
    setCommonHeaders: (_, response) => response.setHeader('x-common', 'yes'),
    findShared,
  })
  const server = createServer((request, response) => {
    if (cache.sendReady(request, response)) return
    const counted: Handle = (each, sent) => {
      asked.push(`${each.method} ${each.url}`)
      return handle(each, sent)
    }
    const filling = request.url === NOWHERE ? fillingFor('~x~') : undefined
    const answering = cache.respond(request, response, counted, { filling })
    answering.catch(() => response.writeHead(500).end())
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      redirect: 'manual',
      headers: { 'accept-language': 'en', ...headers },
    })
  return { ask, asked, origin: `http://127.0.0.1:${port}` }
}

/** Stands for whatever is not there. */
const NOWHERE = '/none/~x~'
const fillingFor = (text: string) => ({ mark: '~x~', text, attribute: text })
const findShared = (path: string) => {
  const [, part] = /^\/en\/none\/(.*)/.exec(path) ?? []
  return part ? { url: NOWHERE, filling: fillingFor(part) } : undefined
}

function render(path: string, freshMs = 30_000, usableMs = 60_000, status = 200): void {
  const value: IncrementalCachedAppPageValue = {
    kind: 'APP_PAGE' as IncrementalCachedAppPageValue['kind'],
    html: TEXT,
    rscData: undefined,
    headers: undefined,
    postponed: undefined,
    status,
    segmentData: undefined,
  }
  const now = performance.now()
  storePage(path, {
    packed: new Packed(value),
    status,
    lastModified: Date.now(),
    frameworkKey: path,
    freshUntil: now + freshMs,
    usableUntil: now + usableMs,
  })
}

const page: Handle = async (_, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Vary', 'rsc, Accept-Encoding')
  response.end(TEXT)
}

test('a page is answered once by the framework, and then in every encoding without it', async () => {
  render('/en/blog')
  const { ask, asked } = await serve(page)
  const first = await ask('/blog', { 'accept-encoding': 'br' })
  const again = await ask('/blog?utm_source=x', { 'accept-encoding': 'gzip' })
  const plain = await ask('/blog', { 'accept-encoding': 'identity' })
  expect(await Promise.all([first.text(), again.text(), plain.text()])).toEqual([TEXT, TEXT, TEXT])
  expect(first.headers.get('content-encoding')).toBe('br')
  expect(again.headers.get('content-encoding')).toBe('gzip')
  for (const name of ['etag', 'vary', 'content-type', 'x-common']) {
    expect(again.headers.get(name)).toBe(first.headers.get(name))
  }
  expect(again.headers.get('age')).toBe('0')
  expect(asked).toEqual(['GET /blog'])
})

test('a page that the store does not hold is asked for each time', async () => {
  const { ask, asked } = await serve(page)
  await ask('/blog')
  await ask('/blog')
  expect(asked).toHaveLength(2)
})

test('a HEAD and a condition get the same headers, and no body', async () => {
  render('/en/blog')
  const { ask, asked } = await serve(page)
  const head = await ask('/blog', {}, 'HEAD')
  const etag = head.headers.get('etag') ?? ''
  const same = await ask('/blog', { 'if-none-match': `"x", ${etag}` })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect([same.status, same.headers.get('etag')]).toEqual([304, etag])
  expect((await ask('/blog', { 'if-none-match': '"x"' })).status).toBe(200)
  expect(asked).toEqual(['GET /blog'])
})

test('what content has changed on is not sent again', async () => {
  render('/en/blog')
  const { ask, asked } = await serve(page)
  await ask('/blog')
  clearPages()
  render('/en/blog')
  await ask('/blog')
  expect(asked).toHaveLength(2)
})

test('one of those who come when a page is due has it made anew, the others do not wait', async () => {
  render('/en/blog', 1_000)
  const gate = Promise.withResolvers<void>()
  let isHeld = false
  const { ask, asked } = await serve(async (request, response) => {
    if (isHeld) await gate.promise
    return page(request, response)
  })
  await ask('/blog')
  await pause(1_050)
  isHeld = true
  const renewing = ask('/blog')
  while (asked.length < 2) await pause(5)
  expect((await ask('/blog')).status).toBe(200)
  expect(asked).toHaveLength(2)
  gate.resolve()
  expect(await (await renewing).text()).toBe(TEXT)
})

test('the home page of one language is never sent to a visitor of another', async () => {
  render('/en')
  const { ask, asked } = await serve(page)
  await ask('/')
  await ask('/', { 'accept-language': 'ru' })
  await ask('/', { cookie: 'a=b; NEXT_LOCALE=ru' })
  expect(asked).toHaveLength(3)
  await ask('/', { 'accept-language': 'ru', 'sec-fetch-site': 'same-origin' })
  expect(asked).toHaveLength(3)
})

test.each([
  ['a failure', 404, {}],
  ['what is private', 200, { 'Cache-Control': 'private, no-store' }],
  ['what sets a cookie', 200, { 'Set-Cookie': 'a=b' }],
])('%s is sent as it is, and not kept', async (_, status, headers) => {
  render('/en/blog')
  const { ask, asked } = await serve(async (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'text/html', ...headers }).end(TEXT)
  })
  const response = await ask('/blog', { 'accept-encoding': 'br' })
  expect([response.status, await response.text()]).toEqual([status, TEXT])
  await ask('/blog')
  expect(asked).toHaveLength(2)
})

test('of what leads nowhere one page is made, and sent filled in to who asks for a document', async () => {
  const { ask, asked } = await serve(async (_, response) => {
    response.writeHead(404, { 'Content-Type': 'text/html' })
    response.end(`<p>~x~</p>${TEXT}`)
  })
  render(`/en${NOWHERE}`, 30_000, 60_000, 404)
  await ask(NOWHERE)
  for (const encoding of ['gzip', 'identity']) {
    const sent = await ask(`/none/a?b=${encoding}`, { 'accept-encoding': encoding })
    expect([sent.status, await sent.text()]).toEqual([404, `<p>a</p>${TEXT}`])
  }
  expect(asked).toHaveLength(1)
  await ask('/none/a', { rsc: '1' })
  await ask('/none/a', {}, 'POST')
  clearPages()
  await ask('/none/a')
  expect(asked).toHaveLength(4)
})

test('an answer to a form and what is polled are not kept', async () => {
  render('/en/contacts')
  const { ask, asked } = await serve(page)
  for (const path of ['/contacts?enquiry=0123456789abcdef', '/builds/latest.json?1']) {
    await ask(path)
    await ask(path)
  }
  expect(asked).toHaveLength(4)
})

test('a document and a read are kept, a read by language', async () => {
  const { ask, asked } = await serve(page)
  for (const path of ['/robots.txt', '/robots.txt', '/api/option', '/api/option']) await ask(path)
  await ask('/api/option', { 'accept-language': 'ru' })
  expect(asked).toEqual(['GET /robots.txt', 'GET /api/option', 'GET /api/option'])
})

test('the payload of a page is kept apart from its document, under the query of its headers', async () => {
  render('/en/blog')
  const { ask, asked } = await serve(page)
  const headers = { rsc: '1', 'next-router-prefetch': '1', 'next-url': '/' }
  const hash = routerHash(headers)
  await ask('/blog')
  await ask(`/blog?_rsc=${hash}`, headers)
  await ask(`/blog?_rsc=${hash}`, headers)
  expect(asked).toHaveLength(2)
  await ask('/blog?_rsc=another', headers)
  await ask('/blog?_rsc=another', headers)
  expect(asked).toHaveLength(4)
  await ask(`/blog?utm_source=x&_rsc=${hash}`, headers)
  expect(asked).toHaveLength(4)
})

test('a page is kept from its first rendering on', async () => {
  const { ask, asked } = await serve(async (request, response) => {
    render('/en/blog')
    return page(request, response)
  })
  await ask('/blog')
  await ask('/blog')
  expect(asked).toHaveLength(1)
})

test('what asks for less than a document is never answered with one that is kept', async () => {
  render('/en/blog')
  const { ask, asked } = await serve(page)
  await ask('/blog')
  for (const [name, value] of [
    ['next-router-segment-prefetch', '/_tree'],
    ['next-router-prefetch', '1'],
    ['next-router-state-tree', 'x'],
    ['rsc', '0'],
  ] as const) {
    await ask('/blog', { [name]: value })
    await ask('/blog', { [name]: value })
  }
  expect(asked).toHaveLength(9)
})

test('the query of the headers is the one that the framework expects', async () => {
  const tree = encodeURIComponent('["",{"children":["blog",{}]}]')
  for (const [prefetch, segment, state, from] of [
    [undefined, undefined, undefined, undefined],
    ['1', undefined, undefined, undefined],
    [undefined, undefined, tree, '/ru'],
    ['1', '/_tree', undefined, '/'],
  ] as const) {
    const expected = await computeCacheBustingSearchParam(prefetch, segment, state, from)
    const headers = Object.entries({
      'next-router-prefetch': prefetch,
      'next-router-segment-prefetch': segment,
      'next-router-state-tree': state,
      'next-url': from,
    }).filter(([, value]) => value !== undefined)
    expect(routerHash(Object.fromEntries(headers))).toBe(expected)
  }
})

test('what is compressed is what was written, in pieces and as text', async () => {
  const { ask } = await serve(async (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/plain' })
    response.write('Привет, ')
    response.write(Buffer.from(TEXT))
    response.end('!')
  })
  const raw = await ask('/robots.txt', { 'accept-encoding': 'br' })
  expect(await raw.text()).toBe(`Привет, ${TEXT}!`)
})

test('of several who ask for the same at once, one has it made', async () => {
  const gate = Promise.withResolvers<void>()
  const { ask, asked } = await serve(async (request, response) => {
    await gate.promise
    return page(request, response)
  })
  const all = ['/blog', '/blog?utm_source=x', '/blog'].map((path) => ask(path))
  await expect.poll(() => asked).toHaveLength(1)
  await pause(20)
  gate.resolve()
  const texts = await Promise.all(all.map(async (answer) => (await answer).text()))
  expect(texts).toEqual([TEXT, TEXT, TEXT])
  expect(asked).toEqual(['GET /blog'])
  await ask('/blog')
  expect(asked).toHaveLength(2)
})

test('where the one who has it made goes away, the next has it made', async () => {
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let count = 0
  const { ask, asked, origin } = await serve(async (request, response) => {
    await gates[count++]?.promise
    return page(request, response)
  })
  const leaving = new AbortController()
  const gone = fetch(`${origin}/blog`, { signal: leaving.signal }).catch(() => 'gone')
  await expect.poll(() => asked).toHaveLength(1)
  const staying = ask('/blog')
  await pause(20)
  leaving.abort()
  expect(await gone).toBe('gone')
  await expect.poll(() => asked).toHaveLength(2)
  for (const gate of gates) gate.resolve()
  expect(await (await staying).text()).toBe(TEXT)
})

test('a page that has been taken down is kept with its status, and no shared cache keeps it', async () => {
  render('/en/blog', 30_000, 60_000, 410)
  const { ask, asked } = await serve(async (_, response) => {
    response
      .writeHead(410, { 'Content-Type': 'text/html', 'Cache-Control': 'private, no-store' })
      .end(TEXT)
  })
  for (const _ of [1, 2]) {
    const { status, headers } = await ask('/blog')
    expect([status, headers.get('cache-control')]).toEqual([410, 'private, no-store'])
    expect([headers.get('etag'), headers.get('age')]).toEqual([null, null])
  }
  expect(asked).toHaveLength(1)
})

test('what fails while it is made is told to all who wait for it, and not kept', async () => {
  const gate = Promise.withResolvers<void>()
  let isBroken = true
  const { ask, asked } = await serve(async (request, response) => {
    await gate.promise
    if (!isBroken) return page(request, response)
    response.setHeader('Content-Type', 'text/html')
    response.write('half of it')
    throw new Error('broken')
  })
  render('/en/blog')
  const all = [ask('/blog'), ask('/blog')]
  await expect.poll(() => asked).toHaveLength(1)
  await pause(20)
  gate.resolve()
  expect((await Promise.all(all)).map(({ status }) => status)).toEqual([500, 500])
  isBroken = false
  expect(await (await ask('/blog')).text()).toBe(TEXT)
  expect(asked).toHaveLength(2)
})
