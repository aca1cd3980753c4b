import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import {
  type ClientRequest,
  createServer,
  get,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { get as getTls } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import { defaultOrigin } from '#e2e/harness/start-default-site.ts'
import { SHARED_CACHE_CONTROL } from '#lib/http/stored-response.ts'
import {
  findNginx,
  HOW_TO_INSTALL,
  REDIRECT_SOCKET,
  shippedConfig,
  startNginx,
} from '#scripts/bench/nginx.ts'
import type { SiteProcess } from '#scripts/site-process.ts'

const nginx = findNginx()
const SHARED = { 'Cache-Control': SHARED_CACHE_CONTROL }
const HOME_VARY = 'rsc, Accept-Encoding, Cookie, Accept-Language, Sec-Fetch-Site'

async function startFront(site: string): Promise<SiteProcess> {
  if (!nginx) throw new Error(HOW_TO_INSTALL)
  return startNginx({ nginx, http: (place) => shippedConfig(site, place) })
}

describe('a scripted site behind the shipped nginx', () => {
  const asked: { method: string; url: string; headers: IncomingHttpHeaders }[] = []
  const answers: Record<string, (response: ServerResponse) => void> = {
    '/slow': (response) => setTimeout(() => response.writeHead(200, SHARED).end('slow'), 200),
    '/kept': (response) => response.writeHead(200, { ...SHARED, Vary: 'Accept-Encoding' }).end('x'),
    '/': (response) => response.writeHead(200, { ...SHARED, Vary: HOME_VARY }).end('home'),
    '/private': (response) =>
      response.writeHead(200, { 'Cache-Control': 'private, no-store' }).end(),
    '/cookie': (response) => response.writeHead(200, { ...SHARED, 'Set-Cookie': 'a=1' }).end(),
    '/varies': (response) => response.writeHead(200, { ...SHARED, Vary: 'X-Plan' }).end(),
    '/unsaid': (response) => response.writeHead(200).end(),
    '/api/form-staff': (response) => response.writeHead(201, SHARED).end(),
  }
  const site = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    asked.push({ method, url, headers })
    request.resume()
    const answer = answers[url.split('?', 1)[0] ?? '']
    if (answer) answer(response)
    else response.writeHead(404, { 'Cache-Control': 'private, no-store' }).end()
  })
  const timesAsked = (url: string) => asked.filter((each) => each.url === url).length
  let front: SiteProcess

  beforeAll(async () => {
    site.listen(0, '127.0.0.1')
    await once(site, 'listening')
    front = await startFront(`http://127.0.0.1:${(site.address() as AddressInfo).port}`)
  })
  afterAll(async () => {
    site.closeAllConnections()
    site.close()
    await front?.end()
  })

  test('many who ask at once for what is not there are one request', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => ask(front.url, '/slow')))
    expect(all.map(({ text }) => text)).toEqual(Array(20).fill('slow'))
    expect(timesAsked('/slow')).toBe(1)
  })

  test('the wordings of one wish for an encoding are one', async () => {
    for (const wish of ['gzip, deflate, br, zstd', 'br;q=1.0, gzip;q=0.8', 'br, *;q=0']) {
      await ask(front.url, '/kept', { headers: { 'Accept-Encoding': wish } })
    }
    const sent = asked.filter(({ url }) => url === '/kept')
    expect(sent.map(({ headers }) => headers['accept-encoding'])).toEqual(['br'])
    await ask(front.url, '/kept', { headers: { 'Accept-Encoding': 'gzip, br;q=0' } })
    await ask(front.url, '/kept')
    const wishes = asked.filter(({ url }) => url === '/kept').map(({ headers }) => headers)
    expect(wishes.map((headers) => headers['accept-encoding'])).toEqual(['br', 'gzip', undefined])
  })

  test('the home page is one for each language that is wished for, and other cookies are none', async () => {
    const wishes: Record<string, string>[] = [
      { 'Accept-Language': 'en' },
      { 'Accept-Language': 'en', Cookie: '_ga=1' },
      { 'Accept-Language': 'ru' },
      { 'Accept-Language': 'ru', 'Sec-Fetch-Site': 'same-origin' },
      { 'Accept-Language': 'ru', Cookie: 'NEXT_LOCALE=en' },
    ]
    for (const headers of wishes) await ask(front.url, '/', { headers })
    expect(timesAsked('/')).toBe(4 + STARTED)
  })

  test('the payload for the router is not the document', async () => {
    await ask(front.url, '/kept?_rsc=1', { headers: { RSC: '1' } })
    await ask(front.url, '/kept?_rsc=1')
    expect(timesAsked('/kept?_rsc=1')).toBe(2)
  })

  test.each(['/private', '/cookie', '/varies', '/unsaid', '/nothing'])(
    '%s is asked for each time',
    async (path) => {
      await ask(front.url, path)
      await ask(front.url, path)
      expect(timesAsked(path)).toBe(2)
    },
  )

  test('a form goes through each time, with the address of its sender', async () => {
    const headers = { 'X-Forwarded-For': '192.0.2.7', 'Content-Length': '0' }
    for (let time = 0; time < 2; time += 1) {
      await ask(front.url, '/api/form-staff', { method: 'POST', headers })
    }
    const sent = asked.filter(({ url }) => url === '/api/form-staff')
    expect(sent.map(({ headers }) => headers['x-forwarded-for'])).toEqual(
      Array(2).fill('192.0.2.7, 127.0.0.1'),
    )
  })

  test('figures of the process are for the machine itself', async () => {
    expect((await ask(front.url, '/metrics')).status).toBe(404)
    expect(timesAsked('/metrics')).toBe(0)
  })

  test('what is older than five seconds is not sent, unless the site is down', async () => {
    const say = (path: string, text: string, status = 200) => {
      answers[path] = (response) => response.writeHead(status, SHARED).end(text)
    }
    for (const path of ['/changing', '/failing']) {
      say(path, 'before')
      await ask(front.url, path)
    }
    say('/changing', 'after')
    say('/failing', 'busy', 503)
    await pause(6_000)
    expect((await ask(front.url, '/changing')).text).toBe('after')
    expect((await ask(front.url, '/failing')).text).toBe('before')
  })
})

describe('two instances of different builds behind the shipped nginx', () => {
  const CHUNK = '/_next/static/chunks/of-the-new-build.js'
  const FONT = '/fonts/of-the-new-build.woff2'
  const asked: string[][] = [[], []]
  const sites = asked.map((urls, index) =>
    createServer(async (request, response) => {
      const { method, url = '' } = request
      urls.push(`${method} ${url}`)
      for await (const _ of request);
      const isNew = index === 1
      if (method === 'POST' && !isNew) return response.destroy()
      if (url === '/busy' && !isNew) return response.writeHead(503).end()
      const isThere = method === 'POST' || !/new-build|or=404/.test(url) || isNew
      if (/&or=404/.test(url) && url.includes('of=nobody')) return response.writeHead(404).end()
      if (!isThere) return response.writeHead(404, { 'Cache-Control': 'no-store' }).end()
      response.writeHead(200, { 'Cache-Control': 'no-store' }).end(`${url} by ${index}`)
    }),
  )
  let front: SiteProcess

  beforeAll(async () => {
    if (!nginx) throw new Error(HOW_TO_INSTALL)
    for (const site of sites) await once(site.listen(0, '127.0.0.1'), 'listening')
    const urls = sites.map((site) => `http://127.0.0.1:${(site.address() as AddressInfo).port}`)
    front = await startNginx({ nginx, http: (place) => shippedConfig(urls, place) })
  })
  afterAll(async () => {
    for (const site of sites) {
      site.closeAllConnections()
      site.close()
    }
    await front?.end()
  })

  test('what only one of them has is found, whoever is asked first', async () => {
    for (const path of [CHUNK, FONT, '/payload.js?of=new-build.x', '/api/form-words?of=new']) {
      for (let time = 0; time < 4; time += 1) {
        expect((await ask(front.url, path)).status, path).toBe(200)
      }
      expect(
        asked[1]?.filter((url) => url.startsWith(`GET ${path}`)),
        path,
      ).toHaveLength(4)
    }
    expect(asked[0]?.length).toBeGreaterThan(4)
  })

  test('what nobody has is not found, and a page is told by what else it can start', async () => {
    expect((await ask(front.url, '/payload.js?of=nobody.x')).text).toContain('?of=nobody.x by')
    expect((await ask(front.url, '/api/form-words?of=nobody')).text).toContain('?of=nobody by')
  })

  test('where one has too much to do the other is asked', async () => {
    for (let time = 0; time < 4; time += 1) {
      expect((await ask(front.url, '/busy')).text).toBe('/busy by 1')
    }
  })

  test('a form that one has broken off is taken by the other', async () => {
    for (let time = 0; time < 4; time += 1) {
      const headers = { 'Content-Length': '3' }
      const sent = await ask(front.url, '/api/form-staff', { method: 'POST', headers, body: 'a=b' })
      expect(sent.status).toBe(200)
    }
    expect(asked[1]?.filter((url) => url === 'POST /api/form-staff')).toHaveLength(4)
  })
})

test('where all were down, the first that is back is asked at once', async () => {
  if (!nginx) throw new Error(HOW_TO_INSTALL)
  const site = createServer((_, response) => response.writeHead(200).end('back'))
  await once(site.listen(0, '127.0.0.1'), 'listening')
  const { port } = site.address() as AddressInfo
  site.close()
  const urls = [`http://127.0.0.1:${port}`, 'http://127.0.0.1:9']
  const front = await startNginx({ nginx, http: (place) => shippedConfig(urls, place) })
  try {
    for (let time = 0; time < 5; time += 1) expect((await ask(front.url, '/')).status).toBe(502)
    await once(site.listen(port, '127.0.0.1'), 'listening')
    for (let time = 0; time < 5; time += 1) expect((await ask(front.url, '/')).text).toBe('back')
  } finally {
    site.closeAllConnections()
    site.close()
    await front.end()
  }
})

describe('the shipped nginx with TLS', () => {
  const seen: IncomingHttpHeaders[] = []
  const site = createServer((request, response) => {
    seen.push(request.headers)
    response.writeHead(200, { 'Cache-Control': 'private, no-store' }).end('by TLS')
  })
  let front: SiteProcess
  let dir = ''

  beforeAll(async () => {
    site.listen(0, '127.0.0.1')
    await once(site, 'listening')
    front = await startTlsFront(`http://127.0.0.1:${(site.address() as AddressInfo).port}`)
  })
  afterAll(async () => {
    site.closeAllConnections()
    site.close()
    await front?.end()
  })

  async function startTlsFront(url: string): Promise<SiteProcess> {
    if (!nginx) throw new Error(HOW_TO_INSTALL)
    return startNginx({
      nginx,
      files: await selfSigned(),
      // The second instance is one that nothing answers for.
      http: (place) => {
        dir = place.dir
        return shippedConfig([url, 'http://127.0.0.1:9'], place, { isTls: true })
      },
    })
  }

  test('an instance that is down fails no request, and the site learns that it was https', async () => {
    const options = { port: Number(new URL(front.url).port), rejectUnauthorized: false }
    for (let time = 0; time < 6; time += 1) {
      const response = await answerTo(getTls({ host: '127.0.0.1', ...options }))
      expect(response.statusCode).toBe(200)
    }
    expect(seen.length).toBeGreaterThanOrEqual(6)
    expect(seen.at(-1)).toMatchObject({
      'x-forwarded-proto': 'https',
      'x-request-id': expect.stringMatching(/^[\da-f]{32}$/),
    })
  })

  test('http goes to https, whatever host was asked for', async () => {
    const socketPath = join(dir, REDIRECT_SOCKET)
    const headers = { host: 'elsewhere.example' }
    const response = await answerTo(get({ socketPath, path: '/ru?a=1', headers }))
    expect(response.statusCode).toBe(308)
    expect(response.headers.location).toBe('https://127.0.0.1/ru?a=1')
  })
})

async function answerTo(request: ClientRequest): Promise<IncomingMessage> {
  const [response]: IncomingMessage[] = await once(request, 'response')
  if (!response) throw new Error('no response')
  response.resume()
  return response
}

async function selfSigned(): Promise<Map<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'certificate-'))
  const [key, certificate] = [join(folder, 'site.key'), join(folder, 'site.pem')]
  const subject = ['-subj', '/CN=127.0.0.1', '-days', '1', '-nodes']
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  await promisify(execFile)('openssl', [
    ...request,
    ...subject,
    '-keyout',
    key,
    '-out',
    certificate,
  ])
  const files = new Map([
    ['site.key', await readFile(key)],
    ['site.pem', await readFile(certificate)],
  ])
  await rm(folder, { recursive: true })
  return files
}

/** nginx is known to be up when the home page answers, which asks for no language. */
const STARTED = 1

test('no log of the shipped nginx holds the address of a link that lets somebody act', async () => {
  if (!nginx) throw new Error(HOW_TO_INSTALL)
  let logs: string[] = []
  const front = await startNginx({
    nginx,
    http: (place) => {
      logs = ['access.log', 'error.log'].map((name) => `${place.dir}/${name}`)
      // Nobody listens there, which nginx writes down with the address that was asked for.
      return shippedConfig('http://127.0.0.1:1', place).replace(
        'sendfile on;',
        `sendfile on; access_log ${logs[0]};`,
      )
    },
  })
  try {
    for (const path of ['/enquiry/', '/ru/enquiry/', '/office/take/', '/blog/not-']) {
      await ask(front.url, `${path}secret`)
    }
    const written = logs.map((file) => readFileSync(file, 'utf8'))
    for (const log of written) expect(log).toContain('/blog/not-secret')
    expect(written.join('').replaceAll('/blog/not-secret', '')).not.toContain('secret')
  } finally {
    await front.end()
  }
})

describe('the site behind the shipped nginx', () => {
  test('is the same site, in the encoding that was asked for', async () => {
    const front = await startFront(defaultOrigin())
    try {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const headers = { 'Accept-Encoding': encoding }
        const [direct, proxied] = [
          await ask(defaultOrigin(), '/blog', { headers }),
          await ask(front.url, '/blog', { headers }),
        ]
        expect(proxied.status).toBe(200)
        expect(proxied.headers.etag).toBe(direct.headers.etag)
        expect(proxied.headers['content-encoding']).toBe(direct.headers['content-encoding'])
        expect(proxied.headers['content-security-policy']).toBe(
          direct.headers['content-security-policy'],
        )
      }
      const russian = await ask(front.url, '/', { headers: { 'Accept-Language': 'ru' } })
      expect(russian.headers.location).toBe('/ru')
      expect((await ask(front.url, '/')).status).toBe(200)
    } finally {
      await front.end()
    }
  })
})
