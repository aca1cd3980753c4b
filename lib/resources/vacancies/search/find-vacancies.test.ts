import { rm } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createEmbeddedHandler } from '#lib/api/embedded-api.ts'
import { openContent } from '#lib/content/content-store.ts'
import {
  FIXTURE_NOW,
  type FixtureFiles,
  VACANCY,
  writeFixtureContent,
  writeFixtureFile,
} from '#lib/content/fixture-content.ts'
import { createRecordedLog } from '#lib/http/client/recorded-log.ts'

const RATES = {
  date: '2026-11-20',
  currency: 'EUR',
  rates: { GBP: 0.5 },
  per_month: { hour: 170, day: 21, week: 4 },
  steps: [3000, 5000],
}
const PAID = { from: 2000, to: 2500, currency: 'GBP', period: 'month' }
const FILES = {
  'rates/rates.yaml': RATES,
  'search/trade.yaml': {
    name: 'trade',
    concepts: [{ staff: 'nanny', words: ['babysitter', 'бонна'] }],
    ignored: ['job'],
  },
  'vacancies/1001.yaml': { ...VACANCY, live_in: true, salary: PAID },
  'vacancies/1002.yaml': {
    ...VACANCY,
    id: 1002,
    title: { en: 'Butler', ru: 'Дворецкий' },
    conditions: { en: '<p>A nanny looks after the boys</p>', ru: '<p>Есть няня</p>' },
    category: 'house',
    countries: ['uk'],
    live_in: false,
    salary: { ...PAID, currency: 'EUR' },
    published_at: 'today',
  },
  'vacancies/1003.yaml': {
    ...VACANCY,
    id: 1003,
    title: { en: 'Gardener', ru: 'Садовник' },
    conditions: '<p>…</p>',
    published_at: 'today-1',
  },
  'vacancies/1004.yaml': { ...VACANCY, id: 1004, valid_through: 'today-1' },
  'vacancies/1005.yaml': { ...VACANCY, id: 1005, published_at: 'today+3' },
}

test('a title goes before a text, however new the other is', async () => {
  const { find } = await startSearch()
  expect((await find('q=nanny')).ids).toEqual(['1001', '1002'])
  expect((await find('q=бонна')).ids).toEqual(['1001'])
  expect((await find('q=babysitter+job')).ids).toEqual(['1001'])
})

test('closed vacancies and those to come are never found, not even by number', async () => {
  const { find } = await startSearch()
  expect((await find('')).ids).toEqual(['1002', '1003', '1001'])
  for (const id of ['1004', '1005']) expect((await find(`q=${id}`)).ids).toEqual([])
  expect((await find('q=1003')).ids).toEqual(['1003'])
})

test('what does not say whether it fits stays, last and counted', async () => {
  const { find } = await startSearch()
  const paid = await find('pay_from=5000')
  expect(paid.ids).toEqual(['1001', '1003'])
  expect(paid.search.unsaid).toEqual({ live_in: 0, pay_from: 1 })
  const both = await find('pay_from=5000&live_in=in')
  expect(both.ids).toEqual(['1001', '1003'])
  expect(both.search.unsaid).toEqual({ live_in: 1, pay_from: 1 })
})

test('each choice is counted as the list would be with it, the others kept', async () => {
  const { find } = await startSearch()
  const { search } = await find('country_slug=france&live_in=out')
  expect(search.counts).toEqual({
    country_slug: { france: 1, uk: 1 },
    category: { children: 1 },
    live_in: { in: 2, out: 1 },
    pay_from: { 3000: 1, 5000: 1 },
  })
})

test('where nothing is found it says what to let go, and what comes nearest', async () => {
  const { find } = await startSearch()
  const { ids, search } = await find('q=butler+Lyon&country_slug=france')
  expect(ids).toEqual([])
  expect(search.without).toEqual([
    { filter: 'q', total: 2 },
    { filter: 'q', q: 'Lyon', total: 2 },
    { filter: 'country_slug', total: 1 },
  ])
  expect(search.nearest[0]).toEqual({ id: '1002', choices: ['country_slug'], words: [] })
  expect((await find('q=zzzzz')).search).toMatchObject({ without: [], nearest: [] })
})

test('what changes in the content is found at once, and what goes is not', async () => {
  const { find, change } = await startSearch()
  expect((await find('q=valet')).ids).toEqual([])
  await change({
    'vacancies/1003.yaml': { ...FILES['vacancies/1003.yaml'], title: { en: 'Valet', ru: 'Слуга' } },
    'vacancies/1002.yaml': null,
  })
  expect((await find('q=valet')).ids).toEqual(['1003'])
  expect((await find('q=gardener')).ids).toEqual([])
  expect((await find('q=nanny')).ids).toEqual(['1001'])
  const [concept] = FILES['search/trade.yaml'].concepts
  const concepts = [{ ...concept, words: ['governess'] }]
  await change({ 'search/trade.yaml': { ...FILES['search/trade.yaml'], concepts } })
  expect((await find('q=governess')).ids).toEqual(['1001'])
  expect((await find('q=babysitter')).ids).toEqual([])
})

async function startSearch() {
  const dir = await writeFixtureContent(FILES)
  const clock = () => FIXTURE_NOW
  const content = await openContent({ dir, clock, log: createRecordedLog() })
  const handle = createEmbeddedHandler(content, clock)
  return {
    async find(query: string) {
      const answer = await handle(new Request(`http://site.example/api/vacancies?${query}`))
      const { data, search } = await answer.json()
      return { ids: data.map(({ id }: { id: string }) => id), search }
    },
    async change(files: FixtureFiles) {
      for (const [path, file] of Object.entries(files)) {
        if (file === null) await rm(`${dir}/${path}`)
        else await writeFixtureFile(dir, path, file)
      }
      await content.refresh()
    },
  }
}
