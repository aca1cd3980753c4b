import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createRecordedLog } from '#lib/http/client/recorded-log.ts'
import { type IndexNow, openIndexNow } from './index-now.ts'

const SITE = 'https://site.example'
const bodySchema = z.object({
  host: z.literal('site.example'),
  key: z.literal('0123456789abcdef'),
  keyLocation: z.literal(`${SITE}/indexnow.txt`),
  urlList: z.array(z.string()),
})

let server: Server
let endpoint: string
let dir: string
/** What the receiver answers next; 200 where nothing is left. */
let answers: { status: number; retryAfter?: string }[]
let received: string[][]
let versions: Map<string, string>
let now: number
let log: ReturnType<typeof createRecordedLog>

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'indexnow-'))
  answers = []
  received = []
  versions = new Map([page('/a', '1'), page('/b', '1')])
  now = 0
  log = createRecordedLog()
  server = createServer(async (request, response) => {
    const body = (await Array.fromAsync(request)).join('')
    received.push(bodySchema.parse(JSON.parse(body)).urlList)
    const { status = 200, retryAfter } = answers.shift() ?? {}
    if (retryAfter) response.setHeader('Retry-After', retryAfter)
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('not listening')
  endpoint = `http://127.0.0.1:${address.port}/indexnow`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await rm(dir, { recursive: true, force: true })
})

describe('what has changed', () => {
  it('is only taken note of at the first look', async () => {
    const indexNow = await open()
    await indexNow.check()
    await indexNow.check()
    expect(received).toEqual([])
  })

  it('is told once: what is new, other, or gone', async () => {
    const indexNow = await open()
    await indexNow.check()
    versions = new Map([page('/a', '2'), page('/c', '1')])
    await indexNow.check()
    await indexNow.check()
    expect(received).toEqual([[`${SITE}/a`, `${SITE}/b`, `${SITE}/c`]])
    expect(log.lines).toEqual([
      { level: 'info', message: 'IndexNow: sent', fields: { addresses: 3 } },
    ])
  })

  it('is told also where it comes with a restart', async () => {
    await (await open()).check()
    versions.set(...page('/a', '2'))
    await (await open()).check()
    expect(received).toEqual([[`${SITE}/a`]])
  })

  it('is told of this site alone, where it had another origin before', async () => {
    const siteUrl = 'https://former.example'
    versions = new Map([[`${siteUrl}/a`, '1']])
    const before = await open({ siteUrl, endpoint: 'http://127.0.0.1:9/indexnow' })
    await before.check()
    versions.set(`${siteUrl}/b`, '1')
    await before.check()
    versions = new Map([page('/a', '1'), page('/b', '1')])
    await (await open()).check()
    expect(received).toEqual([[`${SITE}/a`, `${SITE}/b`]])
  })

  it('is sent in parts where it is much', async () => {
    const indexNow = await open()
    await indexNow.check()
    versions = new Map(Array.from({ length: 10_001 }, (_, index) => page(`/v/${index}`, '1')))
    await indexNow.check()
    expect(received.map(({ length }) => length)).toEqual([10_000, 3])
  })

  it('is given up, the oldest first, where too much is waiting', async () => {
    const indexNow = await open({ maxQueued: 2 })
    await indexNow.check()
    versions = new Map(['/c', '/d', '/e', '/f'].map((path) => page(path, '1')))
    await indexNow.check()
    expect(received).toEqual([[`${SITE}/e`, `${SITE}/f`]])
    expect(log.lines[0]).toMatchObject({ level: 'error', fields: { dropped: 4 } })
  })

  it('is looked for again where content could not be read', async () => {
    const indexNow = await open()
    await indexNow.check()
    const broken = versions
    versions = new Map()
    Object.assign(versions, { [Symbol.iterator]: () => fail() })
    await indexNow.check()
    expect(log.lines).toHaveLength(1)
    versions = broken.set(...page('/a', '2'))
    await indexNow.check()
    expect(received).toEqual([[`${SITE}/a`]])
  })
})

describe('what could not be sent', () => {
  it.each([429, 500, 503, 403])('after status %d is sent again later', async (status) => {
    answers = [{ status }, { status }]
    const indexNow = await changed()
    expect(log.lines).toEqual([
      {
        level: 'warn',
        message: 'IndexNow: not sent',
        fields: { reason: `status ${status}`, waiting: 1, retryInS: 60 },
      },
    ])
    now += 59_000
    await indexNow.send()
    expect(received).toHaveLength(1)
    now += 1_000
    await indexNow.send()
    expect(log.lines[1]?.fields).toMatchObject({ retryInS: 120 })
    now += 120_000
    await indexNow.send()
    expect(received).toEqual([[`${SITE}/a`], [`${SITE}/a`], [`${SITE}/a`]])
    expect(log.lines).toHaveLength(3)
  })

  it('waits as long as it is told to, and an hour at the most', async () => {
    answers = [
      { status: 429, retryAfter: '600' },
      { status: 429, retryAfter: '999999' },
    ]
    const indexNow = await changed()
    now += 599_000
    await indexNow.send()
    expect(received).toHaveLength(1)
    now += 1_000
    await indexNow.send()
    now += 3_600_000
    await indexNow.send()
    expect(received).toHaveLength(3)
  })

  it('outlives a restart', async () => {
    answers = [{ status: 503 }]
    await changed()
    await (await open()).send()
    expect(received).toEqual([[`${SITE}/a`], [`${SITE}/a`]])
  })

  it('is sent later where nobody listens', async () => {
    const indexNow = await changed({ endpoint: 'http://127.0.0.1:9/indexnow' })
    await indexNow.send()
    expect(log.lines).toHaveLength(1)
    expect(log.lines[0]).toMatchObject({ level: 'warn', fields: { waiting: 1 } })
  })

  it.each([400, 422])('after status %d is not sent again', async (status) => {
    answers = [{ status }]
    const indexNow = await changed()
    now += 3_600_000
    await indexNow.check()
    expect(received).toHaveLength(1)
    expect(log.lines).toEqual([
      {
        level: 'error',
        message: 'IndexNow: refused, and not sent again',
        fields: { addresses: 1, reason: `status ${status}` },
      },
    ])
  })
})

function page(path: string, version: string): [string, string] {
  return [SITE + path, version]
}

function fail(): never {
  throw new Error('the backend is down')
}

function open(
  options: { maxQueued?: number; endpoint?: string; siteUrl?: string } = {},
): Promise<IndexNow> {
  return openIndexNow({
    endpoint,
    siteUrl: SITE,
    key: '0123456789abcdef',
    keyUrl: `${SITE}/indexnow.txt`,
    statePath: join(dir, 'data', 'indexnow.json'),
    readVersions: async () => versions,
    clock: () => now,
    log,
    ...options,
  })
}

/** One page has changed, and a first attempt has been made to tell of it. */
async function changed(options: { endpoint?: string } = {}): Promise<IndexNow> {
  const indexNow = await open(options)
  await indexNow.check()
  versions.set(...page('/a', '2'))
  await indexNow.check()
  return indexNow
}
