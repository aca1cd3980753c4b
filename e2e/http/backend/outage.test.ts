import { afterAll, beforeAll, expect, test } from 'vitest'
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
  backend: HarbourBackend
  site: Site
}

/** Started before anything is timed. The last has a backend that was never there. */
const settings: Setting[] = []

beforeAll(async () => {
  for (const isThere of [...FAULTS.map(() => true), false]) {
    const backend = new HarbourBackend()
    const url = await backend.work()
    if (!isThere) await backend.break('cannot be reached')
    const names = isThere ? {} : HARBOUR_SETTINGS
    const site = await startSite({ API_BASE_URL: url, REVALIDATE_SECRET: SECRET, ...names })
    settings.push({ backend, site })
  }
})
afterAll(async () => {
  await Promise.all(settings.flatMap(({ backend, site }) => [backend.stop(), site.stop()]))
})

// Side by side, each on a site and a backend of its own: most of the time they wait.
for (const fault of FAULTS) {
  test.concurrent(`a backend that ${fault} takes no page away that was seen before, and its site recovers by itself`, {
    timeout: 180_000,
  }, async ({ expect }) => {
    const { backend, site } = settingOf(FAULTS.indexOf(fault))
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

    await backend.work()
    for (const address of [...SEEN, '/blog/letter-8']) {
      const look = () => editionOf(site, address)
      await expect.poll(look, { message: address, ...RECOVERY }).toBe(2)
    }
  })
}

test.concurrent('a site whose backend is down from the start says so, until it is up', {
  timeout: 180_000,
}, async ({ expect }) => {
  const { backend, site } = settingOf(FAULTS.length)
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
})

function settingOf(index: number): Setting {
  const setting = settings[index]
  if (!setting) throw new Error('it has not been started')
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
