import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import { textsOf, titleOf } from '#e2e/harness/html.ts'
import { type Site, startSite } from '#e2e/harness/site.ts'
import { FOR_PEOPLE, PASSWORD, SECRET, TalkativeBackend } from '#e2e/harness/talkative-backend.ts'

const STATUSES = [
  ...[400, 401, 402, 403, 405, 406, 408, 409, 418, 422, 423, 425, 429, 451, 499],
  ...[500, 502, 503, 504, 505, 507, 511, 599],
]
const PAGES = ['/', '/ru', '/ru/vacancies', '/blog/letter-1', '/lyonesse', '/ru/contacts']
const ROUTES = ['/sitemap.xml', '/manifest.webmanifest', '/share.png?of=/ru/blog/letter-1']
const READS = ['/api/option', '/api/main', '/api/countries', '/api/blog/letter-1', '/api/vacancies']
const CALLBACK = {
  ...{ type: 'staff', name: 'Jane', phone: '+447700900123' },
  ...{ page: 'Home', link: 'http://localhost/' },
}

const backend = new TalkativeBackend()
let site: Site

beforeAll(async () => {
  const url = await backend.start()
  backend.refuse = () => 503
  site = await startSite({ API_BASE_URL: url, RATE_LIMIT: 'off' })
})
afterAll(async () => {
  await site?.stop()
  await backend.stop()
})

describe('a backend that says secrets in every field and refuses everything', () => {
  for (const status of STATUSES) {
    test(`with ${status}: its status, our words, a line for each answer`, async () => {
      backend.refuse = () => status
      const from = site.output().length
      for (const address of PAGES) {
        const { text, ...answer } = await ask(site.origin, address)
        expect(answer.status, address).toBe(status)
        expect(textsOf(text, 'h1'), address).toEqual([String(status)])
        expect(titleOf(text), address).toBe(`${status} page`)
        expect(textsOf(text, 'p').includes(FOR_PEOPLE), address).toBe(status < 500)
        expectNoSecret(address, { text, ...answer })
      }
      for (const address of [...ROUTES, ...READS]) {
        const answer = await ask(site.origin, address)
        expect(answer.status, address).toBe(status)
        expectNoSecret(address, answer)
        expect(answer.text.length, address).toBeLessThan(500)
        if (READS.includes(address)) {
          const { message } = JSON.parse(answer.text)
          expect(message === FOR_PEOPLE, address).toBe(status < 500)
        }
      }
      const lines = () => failuresOf(site.output().slice(from))
      const routes = [...PAGES, ...ROUTES, ...READS].map((address) => address.split('?')[0])
      await expect.poll(() => lines().map(({ route }) => route)).toEqual(routes)
      for (const line of lines()) {
        expect(line).toMatchObject({
          method: 'GET',
          status,
          cause: expect.stringContaining('/api/'),
        })
        expect(JSON.stringify(line).length).toBeLessThan(1_000)
      }
    })
  }

  test('several requests for one failing page have a line each', async () => {
    backend.refuse = () => 500
    const from = site.output().length
    await Promise.all(Array.from({ length: 6 }, () => ask(site.origin, '/ru/blog')))
    const cause = expect.stringMatching(/status 500$/)
    await expect
      .poll(() => failuresOf(site.output().slice(from)))
      .toEqual(Array(6).fill(expect.objectContaining({ route: '/ru/blog', cause })))
  })
})

test('a page alone that is refused has that status, or is not there', async () => {
  for (const [refused, status] of [
    ...STATUSES.map((code) => [code, code] as const),
    ...([
      [404, 404],
      [501, 404],
      [407, 502],
      // The last, since it is kept for a while.
      [410, 410],
    ] as const),
  ]) {
    backend.refuse = (path) => (path === '/api/blog/letter-2' ? refused : undefined)
    for (const address of ['/blog/letter-2', '/ru/blog/letter-2']) {
      const { text, ...answer } = await ask(site.origin, address)
      expect([answer.status, textsOf(text, 'h1')], `${refused}`).toEqual([status, [String(status)]])
      expect(textsOf(text, 'header'), `${refused}`).toEqual([expect.stringContaining('Harbour')])
      expectNoSecret(address, { text, ...answer })
    }
  }
})

test('of what a working backend says only the contract reaches anybody', async () => {
  backend.refuse = () => undefined
  const pages = [...PAGES, '/staff/falconer', '/ru/candidate/vera', '/vacancies/71', '/blog?page=2']
  for (const address of [...pages, '/privacy-policy', ...ROUTES, ...READS]) {
    const answer = await ask(site.origin, address)
    expect(answer.status, address).toBe(200)
    expectNoSecret(address, answer)
  }
  for (const address of pages) {
    expectNoSecret(address, await ask(site.origin, address, { headers: { rsc: '1' } }))
  }
})

test('of the answer to a form only the messages for people reach anybody', async () => {
  for (const [refused, status] of [
    [undefined, 201],
    [422, 422],
    [400, 202],
    [500, 202],
  ] as const) {
    backend.refuse = () => refused
    const response = await fetch(`${site.origin}/api/form-staff`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ ...CALLBACK, name: `Jane ${status} ${refused}` }),
    })
    const text = await response.text()
    expect(response.status).toBe(status)
    expectNoSecret(`form ${refused}`, { text, headers: Object.fromEntries(response.headers) })
    if (status === 422) {
      expect(JSON.parse(text)).toEqual({ message: FOR_PEOPLE, errors: { name: [FOR_PEOPLE] } })
    }
  }
})

test('the log is JSON throughout, and holds no password and no name', () => {
  const output = site.output()
  expect(linesOf(output).length).toBeGreaterThan(STATUSES.length)
  expect(output).not.toContain(PASSWORD)
  expect(output).not.toContain('Jane')
  expect(output).not.toContain('447700900123')
})

function expectNoSecret(
  address: string,
  { text, headers }: { text: string; headers: object },
): void {
  const all = JSON.stringify(headers) + text
  for (const secret of [SECRET, PASSWORD, 'db.js', 'x-failure-note']) {
    expect(all.includes(secret), `${address}: ${secret}`).toBe(false)
  }
}

/** The lines of failed answers; the last line may still be on its way. */
function failuresOf(output: string): Record<string, unknown>[] {
  return linesOf(output.slice(0, output.lastIndexOf('\n') + 1)).filter(({ route }) => route)
}

/** Every line but the one that says where the site is. */
function linesOf(output: string): Record<string, unknown>[] {
  const lines = output.split('\n').filter((line) => line && !line.startsWith('The site is at'))
  return lines.map((line) => JSON.parse(line))
}
