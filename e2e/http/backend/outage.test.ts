import { afterAll, expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import { hrefsOf, languageOf, textsOf, titleOf } from '#e2e/harness/html.ts'
import {
  FAULTS,
  type Fault,
  HARBOUR_SETTINGS,
  HarbourBackend,
} from '#e2e/harness/scripted-backend.ts'
import { type Site, startSite } from '#e2e/harness/site.ts'

const SECRET = 'a-secret-for-the-tests'
const SEEN = [
  ...['/', '/ru', '/lyonesse', '/ru/lyonesse', '/blog', '/ru/blog?page=2', '/blog/letter-1'],
  ...['/ru/staff/falconer', '/candidate/vera', '/vacancies', '/ru/vacancies/71', '/ru/contacts'],
]
const EMBEDDED = /Aldermere|Олдермир/
const ANSWER_LIMIT_MS = 3_000
/** A page may be kept for a minute before it is made anew. */
const RECOVERY = { timeout: 120_000, interval: 250 }

const STATUS: Record<Fault, number> = {
  hangs: 504,
  'cannot be reached': 502,
  fails: 500,
  'answers with a page': 502,
}

interface Setting {
  fault: Fault
  backend: HarbourBackend
  site: Site
}

const broken: Setting[] = []

afterAll(async () => {
  await Promise.all(broken.flatMap(({ backend, site }) => [backend.stop(), site.stop()]))
})

for (const fault of FAULTS) {
  test(`a backend that ${fault} takes no page away that was seen before`, async () => {
    const { backend, site } = await startOnBackend(fault)
    for (const address of SEEN) expect(await editionOf(site, address)).toBe(1)

    backend.edition = 2
    await backend.break(fault)
    await expireEverything(site)
    for (const address of SEEN) {
      const { status, text: html, tookMs } = await ask(site.origin, address)
      expect(status, address).toBe(200)
      expect(/(?:Edition|Выпуск) \d/.exec(html)?.[0], address).toMatch(/ 1$/)
      expect(tookMs, address).toBeLessThan(ANSWER_LIMIT_MS)
    }
    expect(site.output()).toContain('stale')

    // A page never seen is the error page, with its status.
    const status = STATUS[fault]
    for (const [address, language, message, home] of [
      ['/blog/letter-8', 'en', 'We couldn’t load this page.', 'Go to home page'],
      ['/ru/blog/letter-8', 'ru', 'Не получилось загрузить эту страницу.', 'На главную'],
    ] as const) {
      const answer = await ask(site.origin, address)
      expect(answer.status).toBe(status)
      expect(languageOf(answer.text)).toBe(language)
      expect(titleOf(answer.text)).toBe(`${status} page`)
      expect(textsOf(answer.text, 'h1')).toEqual([String(status)])
      expect(textsOf(answer.text, 'p')).toContain(message)
      expect(answer.text).not.toContain('The tide is out')
      expect(textsOf(answer.text, 'a')).toContain(home)
      expect(textsOf(answer.text, 'header')).toEqual([expect.stringContaining('Harbour')])
      expect(answer.headers['cache-control']).toContain('no-store')
      expect(EMBEDDED.exec(answer.text)?.[0]).toBeUndefined()
    }
  })
}

test('every one of these sites recovers by itself', { timeout: 180_000 }, async () => {
  expect(broken).toHaveLength(FAULTS.length)
  await Promise.all(
    broken.map(async ({ fault, backend, site }) => {
      await backend.work()
      for (const address of [...SEEN, '/blog/letter-8']) {
        const message = `${address} of the site whose backend ${fault}`
        await expect.poll(() => editionOf(site, address), { message, ...RECOVERY }).toBe(2)
      }
    }),
  )
})

test('a site whose backend is down from the start says so, until it is up', {
  timeout: 180_000,
}, async () => {
  const backend = new HarbourBackend()
  const url = await backend.work()
  await backend.break('cannot be reached')
  const site = await startSite({ ...HARBOUR_SETTINGS, API_BASE_URL: url })
  try {
    for (const [address, home] of [
      ['/', '/'],
      ['/ru/vacancies', '/ru'],
      ['/nope', '/'],
    ] as const) {
      const { status, text: html } = await ask(site.origin, address)
      expect(status, address).toBe(502)
      expect(textsOf(html, 'h1'), address).toHaveLength(1)
      expect(hrefsOf(html), address).toContain(home)
      expect(EMBEDDED.exec(html)?.[0], address).toBeUndefined()
    }
    const api = await ask(site.origin, '/api/countries')
    expect(api.status).toBe(502)
    expect(JSON.parse(api.text).message).toBeTruthy()

    await backend.work()
    await expect.poll(async () => (await ask(site.origin, '/')).status, RECOVERY).toBe(200)
    expect(await editionOf(site, '/ru/vacancies')).toBe(1)
  } finally {
    await site.stop()
    await backend.stop()
  }
})

async function startOnBackend(fault: Fault): Promise<Setting> {
  const backend = new HarbourBackend()
  const url = await backend.work()
  const site = await startSite({ API_BASE_URL: url, REVALIDATE_SECRET: SECRET })
  const setting = { fault, backend, site }
  broken.push(setting)
  return setting
}

/** Makes every kept page and answer as old as if the time of keeping it had passed. */
async function expireEverything({ origin }: Site): Promise<void> {
  const headers = { authorization: `Bearer ${SECRET}` }
  const { status } = await ask(origin, '/api/revalidate', { method: 'POST', headers })
  expect(status).toBe(200)
}

/** Which edition of the backend's data a page shows; undefined where it is no page. */
async function editionOf({ origin }: Site, address: string): Promise<number | undefined> {
  const { status, text } = await ask(origin, address)
  const [, edition] = /(?:Edition|Выпуск) (\d)/.exec(text) ?? []
  return status === 200 ? Number(edition) : undefined
}
