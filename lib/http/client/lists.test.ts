import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listPosts } from '#lib/resources/blog/read.ts'
import { listCandidates } from '#lib/resources/candidates/read.ts'
import { listVacancies, vacancyFilter } from '#lib/resources/vacancies/read.ts'
import { configureApiClient } from './api-client.ts'
import { createRecordedLog } from './recorded-log.ts'
import { CANDIDATE, pageAnswer, postAnswer, scriptShell, vacancyAnswer } from './sample-answers.ts'
import { ScriptedBackend } from './scripted-backend.ts'

const OLD_MS = 20_000

let backend: ScriptedBackend
let log: ReturnType<typeof createRecordedLog>
let now: number

beforeEach(async () => {
  backend = new ScriptedBackend()
  scriptShell(backend)
  log = createRecordedLog()
  now = 0
  configureApiClient({ apiBaseUrl: await backend.start(), log, clock: () => now })
})
afterEach(() => backend.stop())

describe('a list', () => {
  it('is read page by page', async () => {
    backend.on('/api/blog', ({ query, language }) => {
      const post = postAnswer(`${language}-${query.get('page')}`)
      return { json: pageAnswer([post], { page: Number(query.get('page')), lastPage: 3 }) }
    })
    expect(await listPosts('ru', { page: 2, perPage: 6 })).toMatchObject({
      items: [{ slug: 'ru-2', readingMinutes: 4 }],
      page: 2,
      lastPage: 3,
      perPage: 12,
      total: 3,
    })
    expect(backend.asked).toEqual(['/api/blog?page=2&per_page=6'])
  })

  it('passes the filters on', async () => {
    backend.on('/api/vacancies', { json: pageAnswer([vacancyAnswer(1)]) })
    backend.on('/api/candidates/list', { json: pageAnswer([CANDIDATE]) })
    await listVacancies('en', {
      country: 'uk',
      category: 'Staff',
      q: ' chef  \u0000 de partie ',
      // No backend is asked for what the contract does not say.
      ...{ live_in: 'in', pay: '3000' },
    })
    await listCandidates('en', { page: 1, perPage: 4, filter: { category: 'children' } })
    expect(backend.asked.filter((path) => path !== '/api/main')).toEqual([
      '/api/vacancies?category=Staff&country_slug=uk&page=1&q=chef+de+partie',
      '/api/candidates/list?category=children&page=1&per_page=4',
    ])
  })

  it('has no choice by lodging and pay, which a backend does not know', () => {
    expect(vacancyFilter({ q: 'chef', live_in: 'in', pay: '3000' })).toEqual({ q: 'chef' })
    expect(vacancyFilter({ live_in: 'in' })).toBeUndefined()
  })

  it('drops the items that do not parse, and logs them', async () => {
    const items = [vacancyAnswer(1), { id: 2, title: null }, 'three', vacancyAnswer(4)]
    backend.on('/api/vacancies', { json: pageAnswer(items) })
    const { items: read, total } = await listVacancies('en')
    expect(read.map(({ id }) => id)).toEqual(['1', '4'])
    expect(total).toBe(2)
    expect(log.lines.map(({ level, fields }) => ({ level, ...fields }))).toMatchObject([
      { level: 'warn', endpoint: '/api/vacancies', index: 1 },
      { level: 'warn', endpoint: '/api/vacancies', index: 2 },
    ])
  })

  it('may be bare: it is the only page then', async () => {
    backend.on('/api/blog', { json: [postAnswer('a'), postAnswer('b')] })
    expect(await listPosts('en')).toMatchObject({ page: 1, lastPage: 1, perPage: 2, total: 2 })
    backend.on('/api/blog', { json: { data: [postAnswer('a')] } })
    now += OLD_MS
    expect(await listPosts('en')).toMatchObject({ lastPage: 1, total: 1 })
    await expect(listPosts('en', { page: 2 })).rejects.toMatchObject({ status: 404 })
  })

  it.each([
    ['says so', { status: 404, json: { message: 'no' } }],
    [
      'shows the last page again',
      { json: pageAnswer([postAnswer('a')], { page: 2, lastPage: 2 }) },
    ],
    ['counts on', { json: pageAnswer([], { page: 9, lastPage: 2 }) }],
    ['has nothing on it', { json: pageAnswer([], { page: 9, lastPage: 9 }) }],
  ])('ends: a page past the last is not found where the backend %s', async (_how, reply) => {
    backend.on('/api/blog', reply)
    await expect(listPosts('en', { page: 9 })).rejects.toMatchObject({ status: 404 })
  })

  it.each([0, -1, 1.5, Number.NaN])('has no page %d', async (page) => {
    await expect(listPosts('en', { page })).rejects.toMatchObject({ status: 404 })
    expect(backend.asked).toEqual([])
  })

  it.each([404, 501])('is empty where the backend has none (%i)', async (status) => {
    for (const path of ['/api/blog', '/api/vacancies', '/api/candidates/list']) {
      backend.on(path, { status })
    }
    const empty = { items: [], page: 1, lastPage: 1, perPage: 6, total: 0 }
    expect(await listPosts('en', { perPage: 6 })).toEqual(empty)
    expect(await listVacancies('en', { perPage: 6 })).toEqual(empty)
    expect(await listCandidates('en', { perPage: 6 })).toEqual(empty)
    await expect(listPosts('en', { page: 2 })).rejects.toMatchObject({ status: 404 })
  })

  it('may be empty', async () => {
    backend.on('/api/blog', { json: pageAnswer([]) })
    expect(await listPosts('en')).toMatchObject({ items: [], page: 1, lastPage: 1 })
  })

  it.each([
    [{ text: '<ul></ul>' }],
    [{ json: { items: [] } }],
    [{ json: { data: [postAnswer('a')], meta: { current_page: 'one' } } }],
    [{ json: pageAnswer([{ slug: 'a' }, { slug: 'b' }]) }],
  ])('is an upstream failure where the answer is %j', async (reply) => {
    backend.on('/api/blog', reply)
    await expect(listPosts('en')).rejects.toMatchObject({ name: 'UpstreamError', status: 502 })
  })
})

describe('a list in an outage', () => {
  it.each([
    ['the first page', () => listVacancies('en')],
    ['a country', () => listVacancies('en', { country: 'uae' })],
    ['a category', () => listVacancies('en', { category: 'Staff', page: 2 })],
    [
      'candidates of a category',
      () => listCandidates('en', { filter: { category: 'Candidates' } }),
    ],
    ['a tag that posts have', () => listPosts('en', { tag: 'pay' })],
  ])('is what it was before: %s', async (_which, list) => {
    scriptLists()
    const before = await list()
    now += OLD_MS
    backend.onAll({ status: 503 })
    expect(await list()).toEqual(before)
  })

  it.each([
    ['words', () => listVacancies('en', { q: 'chef' })],
    ['a country that is none', () => listVacancies('en', { country: 'atlantis' })],
    ['a category that is none', () => listCandidates('en', { filter: { category: 'x' } })],
    ['a tag that the posts do not have', () => listPosts('en', { tag: 'made up' })],
  ])('is not kept for what a visitor can make up: %s', async (_which, list) => {
    scriptLists()
    await list()
    backend.onAll({ status: 503 })
    await expect(list()).rejects.toMatchObject({ status: 503 })
  })

  function scriptLists(): void {
    backend.on('/api/vacancies', ({ query }) => ({
      json: pageAnswer([vacancyAnswer(1)], { page: Number(query.get('page')), lastPage: 2 }),
    }))
    backend.on('/api/candidates/list', { json: pageAnswer([]) })
    backend.on('/api/blog', { json: pageAnswer([postAnswer('a', 'pay')]) })
  }
})
