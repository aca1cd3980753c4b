import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import { HARBOUR_SETTINGS } from '#e2e/harness/scripted-backend.ts'
import { type Site, startSite } from '#e2e/harness/site.ts'
import {
  pageAnswer,
  postAnswer,
  scriptShell,
  vacancyAnswer,
} from '#lib/http/client/sample-answers.ts'
import { ScriptedBackend } from '#lib/http/client/scripted-backend.ts'
import { FEED_RULES, parseXml } from '#lib/http/fixture-feed-rules.ts'

const DAY_MS = 86_400_000
const HOSTILE = 'A ]]> b & <c> \u0000\u0007\ud800\ufffe'

const backend = new ScriptedBackend()
let site: Site

beforeAll(async () => {
  scriptShell(backend)
  const at = (left: number) => new Date(Date.now() + left).toISOString()
  const vacancies = [
    vacancyAnswer('open', {
      title: HOSTILE,
      published_at: at(-DAY_MS),
      conditions: `<p>${HOSTILE}</p>`,
    }),
    vacancyAnswer('undated', { published_at: null }),
    vacancyAnswer('closed', { published_at: at(-DAY_MS), valid_through: at(-1000) }),
    vacancyAnswer('later', { published_at: at(DAY_MS) }),
  ]
  backend.on('/api/vacancies', { json: pageAnswer(vacancies) })
  backend.on('/api/blog', { json: pageAnswer([postAnswer('told'), postAnswer('gone')]) })
  backend.on('/api/blog/told', { json: { ...postAnswer('told'), body: `<p>${HOSTILE}</p>` } })
  site = await startSite({ ...HARBOUR_SETTINGS, API_BASE_URL: await backend.start() })
})
afterAll(async () => {
  await site?.stop()
  await backend.stop()
})

test('a feed has what is open, whatever stands in it, and nothing that has closed', async () => {
  const rss = await ask(site.origin, '/vacancies/rss.xml')
  const atom = await ask(site.origin, '/ru/vacancies/atom.xml')
  const json = await ask(site.origin, '/vacancies/feed.json')
  expect(FEED_RULES['atom.xml'](atom.text)).toEqual([])
  expect(FEED_RULES['feed.json'](json.text)).toEqual([])
  const items = parseXml(rss.text).querySelectorAll('item')
  expect([...items].map((item) => item.querySelector('title')?.textContent)).toEqual([
    'A ]]> b & <c>',
    'Vacancy undated',
  ])
  expect(JSON.parse(json.text).items).toHaveLength(2)
})

test('a job board has only what a posting may say', async () => {
  const { status, text } = await ask(site.origin, '/vacancies/jobs.xml')
  expect(status).toBe(200)
  const ids = [...parseXml(text).querySelectorAll('requisitionid')].map((id) => id.textContent)
  expect(ids).toEqual(['open'])
})

test('a post that has gone meanwhile is left out', async () => {
  const { text } = await ask(site.origin, '/blog/rss.xml')
  expect(FEED_RULES['rss.xml'](text)).toEqual([])
  expect(parseXml(text).querySelectorAll('item')).toHaveLength(1)
})

test('what cannot be had is said with the status of the list, in words', async () => {
  backend.on('/api/vacancies', { status: 503, json: { message: 'The tide is out' } })
  for (const feed of ['rss.xml', 'feed.json', 'jobs.xml']) {
    const path = `/vacancies/${feed}?country=uk`
    const { status, headers, text } = await ask(site.origin, path)
    expect([feed, status, headers['cache-control']]).toEqual([feed, 503, 'private, no-store'])
    expect(headers['content-type']).toMatch(/^text\/plain/)
    expect(text).toMatch(/^503 /)
  }
  const list = await ask(site.origin, '/vacancies?country=uk')
  expect(list.status).toBe(503)
})
