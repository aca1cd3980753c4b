import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { ask } from '#e2e/harness/ask.ts'
import { hrefsOf, isForSearchEngines, textsOf } from '#e2e/harness/html.ts'
import { type Site, startSite } from '#e2e/harness/site.ts'
import { ANNA, VACANCY } from '#lib/content/fixture-content.ts'

const fileOf = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const DAY_MS = 86_400_000
/** How long before an edge its pages are asked for, so that they are kept when it comes, at the least. */
const LEAD_MS = 3_000
const SECRET = 'a-secret-for-the-tests'
/** By the clock of the site, which goes from one edge to the other. */
const LAST_DAY = '2027-02-10'
const PLACES = [
  { country: 'uae', edge: Date.parse('2027-02-10T20:00:00Z') },
  { country: 'usa', edge: Date.parse('2027-02-11T05:00:00Z') },
]

let directory: string
let site: Site

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'site-clock-'))
  await cp(fileOf('content'), join(directory, 'content'), { recursive: true })
  for (const { country, edge } of PLACES) await writeItems(country, edge)
  await setClock((PLACES[0]?.edge ?? 0) - DAY_MS)
  site = await startSite({
    CONTENT_DIR: join(directory, 'content'),
    REVALIDATE_SECRET: SECRET,
    CLOCK_FILE: join(directory, 'clock'),
    NODE_OPTIONS: `--import ${fileOf('scripts/durability/moved-clock.ts')}`,
  })
})
afterAll(async () => {
  await site?.stop()
  await rm(directory, { recursive: true, force: true })
})

const OPEN = { status: 200, isIndexed: true, hasPosting: true, isListed: true, isFound: true }
const UNCONFIRMED = { ...OPEN, isIndexed: false, hasPosting: false }
const CLOSED = { ...UNCONFIRMED, isListed: false, isFound: false }
const TAKEN_DOWN = { ...CLOSED, status: 410 }
const AWAITED = { ...CLOSED, status: 404 }

test.each(PLACES)(
  'at midnight in $country every place agrees on what begins and ends',
  async ({ country, edge }) => {
    // A page that is rendered for the first time takes long; what is kept of it is forgotten.
    const askedAt = performance.now()
    await stagesIn(country)
    const leadMs = LEAD_MS + 2 * (performance.now() - askedAt)
    await setClock(edge - leadMs)
    const headers = { authorization: `Bearer ${SECRET}` }
    const forgotten = await ask(site.origin, '/api/revalidate', { method: 'POST', headers })
    expect(forgotten.status).toBe(200)
    const reachedAt = performance.now() + leadMs
    expect(await stagesIn(country)).toEqual({
      ...{ opening: AWAITED, closing: OPEN, leaving: CLOSED, doubtful: OPEN },
      ...{ arriving: 404, withdrawn: 200 },
    })
    expect(performance.now()).toBeLessThan(reachedAt)

    await pause(reachedAt - performance.now())
    for (const prefix of ['', '/ru']) {
      const { text } = await ask(site.origin, `${prefix}/vacancies/${country}-closing`)
      expect(text.includes('JobPosting')).toBe(false)
      expect(isForSearchEngines(text)).toBe(false)
      expect(textsOf(text, 'form')).toEqual([])
      // It offers open ones in its place, and none that is not.
      const [main = ''] = /<main.*<\/main>/s.exec(text) ?? []
      const offered = hrefsOf(main).filter((href) => /\/vacancies\/[\w-]+$/.test(href))
      expect(offered.length).toBeGreaterThan(2)
      expect(offered.filter((href) => /closing|leaving/.test(href))).toEqual([])
    }
    await expect
      .poll(() => stagesIn(country), { timeout: 20_000, interval: 500 })
      .toEqual({
        ...{ opening: OPEN, closing: CLOSED, leaving: TAKEN_DOWN, doubtful: UNCONFIRMED },
        ...{ arriving: 200, withdrawn: 410 },
      })
    // For a host that is not the site's own, nothing that was answered before is sent again.
    const anew = { headers: { host: 'trial.example' } }
    const statuses = ['opening', 'closing', 'leaving', 'doubtful'].map(
      async (name) => (await ask(site.origin, `/vacancies/${country}-${name}`, anew)).status,
    )
    expect(await Promise.all(statuses)).toEqual([200, 200, 410, 200])
    const { text: gone } = await ask(site.origin, `/vacancies/${country}-leaving`)
    expect(hrefsOf(gone).filter((href) => /^\/vacancies\/[\w-]+$/.test(href))).not.toEqual([])
    const { text: left } = await ask(site.origin, `/ru/candidate/${country}-withdrawn`)
    expect(hrefsOf(left).filter((href) => href.startsWith('/ru/candidate/'))).not.toEqual([])
  },
)

/** What the site says of each, which must be the same in both languages and wherever it says it. */
async function stagesIn(country: string) {
  const read = async (address: string) => (await ask(site.origin, address)).text
  const [sitemap, api, menu] = await Promise.all(
    ['/sitemap.xml', `/api/vacancies?country_slug=${country}`, '/api/candidates'].map(read),
  )
  const everywhere = { sitemap, api, menu }
  const [stages, others] = await Promise.all(
    ['', '/ru'].map(async (prefix) => {
      const lists = [`/vacancies?country=${country}`, '/vacancies?q=midnight']
      const [list = '', found = ''] = await Promise.all(lists.map((path) => read(prefix + path)))
      const vacancies = ['opening', 'closing', 'leaving', 'doubtful'].map(async (name) => {
        const path = `${prefix}/vacancies/${country}-${name}`
        const { status, text } = await ask(site.origin, path)
        const stage = {
          status,
          isIndexed: status === 200 && isForSearchEngines(text),
          hasPosting: text.includes('JobPosting'),
          isListed: hrefsOf(list).includes(path),
          isFound: hrefsOf(found).includes(path),
        }
        expect(everywhere.sitemap?.includes(`${path}<`), path).toBe(stage.isIndexed)
        expect(everywhere.api?.includes(`"${country}-${name}"`), path).toBe(stage.isListed)
        return [name, stage]
      })
      const candidates = ['arriving', 'withdrawn'].map(async (name) => {
        const path = `${prefix}/candidate/${country}-${name}`
        const { status } = await ask(site.origin, path)
        expect(everywhere.sitemap?.includes(`${path}<`), path).toBe(status === 200)
        expect(everywhere.menu?.includes(`"${country}-${name}"`), path).toBe(status === 200)
        return [name, status]
      })
      return Object.fromEntries(await Promise.all([...vacancies, ...candidates]))
    }),
  )
  expect(others).toEqual(stages)
  return stages
}

/** Everything that begins or ends at an edge, the midnight after the last day at a place. */
async function writeItems(country: string, edge: number): Promise<void> {
  const at = (moment: number) => new Date(moment).toISOString()
  const title = { en: 'Midnight', ru: 'Midnight' }
  const vacancy = { ...VACANCY, title, category: 'children', countries: [country] }
  const past = { published_at: '2026-01-01' }
  const vacancies = {
    opening: { published_at: '2027-02-11', valid_through: '2027-03-01' },
    closing: { ...past, valid_through: LAST_DAY },
    leaving: { ...past, valid_through: '2026-11-12' },
    doubtful: { ...past, valid_through: undefined, confirmed_at: at(edge - 60 * DAY_MS) },
  }
  for (const [name, dates] of Object.entries(vacancies)) {
    await writeItem('vacancies', { ...vacancy, ...dates, id: `${country}-${name}` })
  }
  const candidate = { ...ANNA, countries: [country] }
  const arriving = { published_at: at(edge) }
  const withdrawn = { ...past, withdrawn_at: at(edge) }
  await writeItem('candidates', { ...candidate, ...arriving, slug: `${country}-arriving` })
  await writeItem('candidates', { ...candidate, ...withdrawn, slug: `${country}-withdrawn` })
}

async function writeItem(folder: string, item: { id?: unknown; slug?: string }): Promise<void> {
  const file = join(directory, 'content', folder, `${item.slug ?? item.id}.yaml`)
  await writeFile(file, stringify(item))
}

/** The site reads it many times a second. */
async function setClock(moment: number): Promise<void> {
  await writeFile(join(directory, 'clock'), String(moment - Date.now()))
  await pause(150)
}
