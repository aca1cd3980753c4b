import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import { type Postgres, startPostgres } from '#e2e/harness/postgres.ts'
import { type Site, startSite } from '#e2e/harness/site.ts'

// Three instances of the site, each with a folder of its own, on one database.

const SECRET = 'instances-instances'
const PATIENT = { timeout: 30_000, interval: 100 }
const content = mkdtempSync(join(tmpdir(), 'instances-'))
const nanny = join(content, 'staff/nanny.yaml')
/** How often the webhook has taken each key. */
const taken = new Map<string, number>()
/** How often it was asked whether it answers. */
let looks = 0
const webhook = createServer((request, response) => {
  if (request.method === 'HEAD') {
    looks += 1
    response.end()
    return
  }
  const key = String(request.headers['idempotency-key'])
  taken.set(key, (taken.get(key) ?? 0) + 1)
  request.resume().once('end', () => response.end())
})
let database: Postgres
let sites: Site[] = []

beforeAll(async () => {
  cpSync('content', content, { recursive: true })
  database = await startPostgres()
  await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve))
  const address = webhook.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const settings = {
    CONTENT_DIR: content,
    DATABASE_URL: database.url,
    REVALIDATE_SECRET: SECRET,
    WEBHOOK_URL: `http://127.0.0.1:${port}`,
    WEBHOOK_SECRET: SECRET,
    RATE_LIMIT: '5/10m',
    SYNTHETIC_CHECK: '1h',
    TRUST_PROXY: '1',
  }
  sites = await Promise.all([1, 2, 3].map(() => startSite(settings)))
})

afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()))
  await database?.stop()
  webhook.closeAllConnections()
  webhook.close()
  rmSync(content, { recursive: true, force: true })
})

function site(index: number): Site {
  const found = sites[index]
  if (!found) throw new Error('it has not been started')
  return found
}

function send(index: number, sender: string, body: Record<string, string> = {}, key?: string) {
  const fields = { type: 'staff', name: 'Ann', phone: '+447700900123', page: 'x', link: '' }
  return ask(site(index).origin, '/api/form-staff', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': sender,
      'idempotency-key': key ?? crypto.randomUUID(),
    },
    body: JSON.stringify({ ...fields, ...body }),
  })
}

test('one of them sees whether enquiries arrive, and all tell of it', async () => {
  const successOf = async ({ origin }: Site) => {
    const { text } = await ask(origin, '/metrics')
    const [, moment] =
      /^site_synthetic_check_last_success_timestamp_seconds (\S+)$/m.exec(text) ?? []
    return Number(moment)
  }
  const successes = () => Promise.all(sites.map(successOf))
  await expect.poll(async () => Math.min(...(await successes())), PATIENT).toBeGreaterThan(0)
  expect(new Set(await successes()).size).toBe(1)
  expect(looks).toBe(1)
})

test('a form without script that one took comes back from another, once', async () => {
  const sent = await ask(site(0).origin, '/api/form-staff?lang=en', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': '198.51.100.1',
    },
    body: String(new URLSearchParams({ type: 'staff', name: 'Ann Wherever', phone: 'soon' })),
  })
  expect(sent.status).toBe(303)
  const cookie = String(sent.headers['set-cookie']).split(';', 1)[0] ?? ''
  const path = String(sent.headers.location).replace(/#.*$/, '')
  const shown = await ask(site(1).origin, path, { headers: { cookie } })
  expect(shown.status).toBe(422)
  expect(shown.text).toContain('Ann Wherever')
  const again = await ask(site(2).origin, path, { headers: { cookie } })
  expect(again.status).toBe(200)
  expect(again.text).not.toContain('Ann Wherever')
})

test('a sender may send so many to all of them together', async () => {
  const statuses = []
  for (let turn = 0; turn < 8; turn += 1) {
    statuses.push((await send(turn % 3, '198.51.100.2', { name: `Ann ${turn}` })).status)
  }
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429, 429])
})

test.each([
  ['visitors', '/enquiry/', 20, '198.51.100.40'],
  ['offices', '/office/take/', 30, '198.51.100.41'],
])('links of %s are guessed at only so often, whichever instance is asked', async (...row) => {
  const [, path, allowed, sender] = row
  const statuses = []
  for (let count = 0; count <= allowed; count += 1) {
    const headers = { 'x-forwarded-for': sender }
    statuses.push((await ask(site(count % 3).origin, `${path}guess-${count}`, { headers })).status)
  }
  expect(statuses).toEqual([...Array(allowed).fill(404), 429])
})

test('the same sent to each of them is one', async () => {
  const key = crypto.randomUUID()
  const answers = await Promise.all([0, 1, 2].map((index) => send(index, '198.51.100.3', {}, key)))
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
  const references = new Set(answers.map(({ headers }) => headers['x-enquiry-reference']))
  expect(references.size).toBe(1)
  await expect.poll(() => taken.get(key), PATIENT).toBe(1)
})

test('what changes at one is shown by all', async () => {
  const titleAt = async (index: number) =>
    (await ask(site(index).origin, '/api/staff/nanny')).text.includes('Nanny of all instances')
  for (const index of [0, 1, 2]) await ask(site(index).origin, '/staff/nanny')
  const text = readFileSync(nanny, 'utf8')
  writeFileSync(nanny, text.replace(/(title:\s*\n\s+en: ).*/, '$1Nanny of all instances'))
  const told = await ask(site(0).origin, '/api/revalidate', {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}` },
  })
  expect(told.status).toBe(200)
  for (const index of [0, 1, 2]) await expect.poll(() => titleAt(index), PATIENT).toBe(true)
})

test('while the database is away each keeps what comes, and it is moved when it is back', async () => {
  const statusOf = async (index: number) => {
    const { status, text } = await ask(site(index).origin, '/readyz')
    return [status, JSON.parse(text).status]
  }
  await expect.poll(() => statusOf(0), PATIENT).toEqual([200, 'pass'])
  await database.kill()
  const keys = [0, 1, 2].map(() => crypto.randomUUID())
  for (const [index, key] of keys.entries()) {
    expect((await send(index, `198.51.100.1${index}`, { name: key }, key)).status).toBe(202)
    expect((await ask(site(index).origin, '/vacancies')).status).toBe(200)
  }
  await expect.poll(() => statusOf(0), PATIENT).toEqual([200, 'warn'])
  await database.start()
  for (const key of keys) await expect.poll(() => taken.get(key), PATIENT).toBe(1)
  await expect.poll(() => statusOf(0), PATIENT).toEqual([200, 'pass'])
})
