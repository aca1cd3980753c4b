import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openContent } from '#lib/content/content-store.ts'
import {
  ANNA,
  FIXTURE_NOW,
  type FixtureFiles,
  VACANCY,
  writeFixtureContent,
} from '#lib/content/fixture-content.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { READ_ENDPOINTS } from '#lib/resources/resources.ts'
import { createEmbeddedHandler, openEmbeddedApi } from './embedded-api.ts'

const SILENT = { info() {}, warn() {}, error() {} }

async function startApi(changes: FixtureFiles = {}, now = FIXTURE_NOW) {
  const clock = () => now
  const dir = await writeFixtureContent(changes)
  const answer = createEmbeddedHandler(await openContent({ dir, clock, log: SILENT }), clock)
  const get = (path: string, language = 'en', init: RequestInit = {}) =>
    answer(
      new Request(`http://site.test${path}`, { ...init, headers: { 'Accept-Language': language } }),
    )
  const read = async (path: string, language = 'en') => (await get(path, language)).json()
  return { answer, get, read }
}

const idsOf = (list: { data: { id?: string; slug?: string }[] }) =>
  list.data.map(({ id, slug }) => id ?? slug)

const PARAMS: Readonly<Record<string, string>> = {
  staffPage: 'nanny',
  candidateProfile: 'anna',
  blogPost: 'references',
  informationPage: 'fees',
  policy: 'privacy-policy',
  vacancy: '1001',
}

describe.each(LOCALES)('in %s', (language) => {
  test.each(READ_ENDPOINTS)(
    '$path answers as the contract says',
    async ({ name, path, response: { schema, as } }) => {
      const { get } = await startApi()
      const response = await get(path.replace(/\{\w+\}/, PARAMS[name] ?? ''), language)
      expect(response.status).toBe(200)
      expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
      expect(response.headers.get('Content-Language')).toBe(language)
      expect(response.headers.get('Vary')).toBe('Accept-Language')
      const body = await response.json()
      const items = as === 'one' ? [body] : as === 'list' ? body : body.data
      expect(items.length).toBeGreaterThan(0)
      for (const item of items) {
        expect(schema.safeParse(item).error).toBeUndefined()
      }
    },
  )
})

test('settings and policies come in the language asked for', async () => {
  const { read } = await startApi()
  expect(await read('/api/option', 'ru')).toMatchObject({
    russ_phone: '+70000',
    footerContacts: [{ title: 'Напишите нам' }],
  })
  expect(await read('/api/policies/privacy-policy', 'en-GB,en;q=0.9,ru;q=0.8')).toEqual({
    slug: 'privacy-policy',
    title: 'Policy',
    figures: [],
    body: '<p>…</p>',
    updated_at: '2026-01-01',
  })
})

test('countries come in their order, without the content’s own fields', async () => {
  const { read } = await startApi()
  expect(await read('/api/countries', 'ru')).toEqual([
    { id: 1, slug: 'uk', title: 'Англия' },
    { id: 2, slug: 'france', title: 'Франция' },
  ])
})

describe('the menus', () => {
  test('list the pages of every category in order', async () => {
    const { read } = await startApi()
    expect(await read('/api/categories')).toEqual([
      {
        slug: 'children',
        title: 'Children',
        icon: 'baby',
        pages: [{ slug: 'nanny', title: 'Nanny' }],
      },
      { slug: 'house', title: 'House', pages: [{ slug: 'butler', title: 'Butler' }] },
    ])
    expect(await read('/api/candidates', 'ru')).toEqual([
      {
        slug: 'children',
        title: 'Дети',
        icon: 'baby',
        pages: [
          { slug: 'maria', title: 'Мария, няня' },
          { slug: 'anna', title: 'Анна, няня' },
        ],
      },
      { slug: 'house', title: 'Дом', pages: [{ slug: 'paul', title: 'Павел, дворецкий' }] },
    ])
  })

  test('of a country hold what is offered there, and no empty category', async () => {
    const { read } = await startApi()
    const slugs = (menu: { pages: { slug: string }[] }[]) =>
      menu.map(({ pages }) => pages.map(({ slug }) => slug))
    expect(slugs(await read('/api/categories?country_slug=france'))).toEqual([['nanny']])
    expect(slugs(await read('/api/categories?country_slug=uk'))).toEqual([['nanny'], ['butler']])
    expect(slugs(await read('/api/candidates?country_slug=france'))).toEqual([['maria', 'anna']])
    expect(slugs(await read('/api/candidates?country_slug=uk'))).toEqual([['maria'], ['paul']])
  })

  test('hold the newest of a category, however many there are', async () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ ...ANNA, slug: `anna-${index}` }))
    const { read } = await startApi(
      Object.fromEntries(many.map((item) => [`candidates/${item.slug}.yaml`, item])),
    )
    const [children] = await read('/api/candidates')
    expect(children.pages).toHaveLength(24)
  })

  test('of the world, an empty slug, are whole', async () => {
    const { read } = await startApi()
    expect(await read('/api/categories?country_slug=')).toEqual(await read('/api/categories'))
  })

  test.each(['/api/categories', '/api/candidates'])('%s of no country is 404', async (path) => {
    const { get } = await startApi()
    expect((await get(`${path}?country_slug=atlantis`)).status).toBe(404)
    expect((await get(`${path}?country_slug=__proto__`)).status).toBe(404)
  })

  test('and the rest come in one call too', async () => {
    const { read } = await startApi()
    expect(await read('/api/main', 'ru')).toEqual({
      options: await read('/api/option', 'ru'),
      countries: await read('/api/countries', 'ru'),
      categories: await read('/api/categories', 'ru'),
      candidates: await read('/api/candidates', 'ru'),
    })
  })
})

test('a position and a candidate come with their texts and resolved dates', async () => {
  const { read } = await startApi()
  expect(await read('/api/staff/nanny', 'ru')).toMatchObject({
    heading: 'Няня в семью',
    duties: ['Остаётся с детьми', 'Готовит'],
    related: ['butler'],
  })
  expect(await read('/api/candidate/anna')).toMatchObject({
    category: 'children',
    published_at: '2026-11-24',
    available_from: '2026-12-11',
    checks: [{ title: 'References called', date: '2026-11-17' }],
    countries: [{ slug: 'france', title: 'France' }],
  })
})

test('candidates are listed newest first, by category and by page', async () => {
  const { read } = await startApi()
  expect(idsOf(await read('/api/candidates/list'))).toEqual(['maria', 'anna', 'paul'])
  expect(idsOf(await read('/api/candidates/list?category=house'))).toEqual(['paul'])
  const second = await read('/api/candidates/list?per_page=2&page=2')
  expect(idsOf(second)).toEqual(['paul'])
  expect(second.meta).toEqual({ current_page: 2, last_page: 2, per_page: 2, total: 3 })
})

test('a candidate is shown from the day of publication until it is withdrawn, which is at once', async () => {
  const day = '2026-11-28'
  const files = {
    'candidates/later.yaml': { ...ANNA, slug: 'later', published_at: day },
    'candidates/left.yaml': { ...ANNA, slug: 'left', withdrawn_at: day },
  }
  const slugsAt = async (now: string) => {
    const { get, read } = await startApi(files, new Date(now))
    const statuses = ['later', 'left'].map(
      async (slug) => (await get(`/api/candidate/${slug}`)).status,
    )
    const menu: { pages: { slug: string }[] }[] = await read('/api/candidates')
    const inMenu = menu.flatMap(({ pages }) => pages.map(({ slug }) => slug))
    const listed = idsOf(await read('/api/candidates/list'))
    expect(inMenu.toSorted()).toEqual(listed.toSorted())
    return {
      statuses: await Promise.all(statuses),
      listed: listed.filter((slug) => slug?.startsWith('l')),
    }
  }
  expect(await slugsAt('2026-11-27T09:59:59.999Z')).toEqual({
    statuses: [404, 200],
    listed: ['left'],
  })
  // The day has begun where it begins first.
  expect(await slugsAt('2026-11-27T10:00:00Z')).toEqual({ statuses: [404, 410], listed: [] })
  expect(await slugsAt('2026-11-28T00:00:00Z')).toEqual({ statuses: [200, 410], listed: ['later'] })
})

describe('the blog', () => {
  test('has a post from its day on, and nothing leads to it before', async () => {
    const post = { title: 'T', excerpt: 'E', body: '<p>B</p>', slug: 'ahead' }
    const files = { 'blog/ahead.yaml': { ...post, published_at: '2026-11-28' } }
    const before = await startApi(files)
    expect((await before.get('/api/blog/ahead')).status).toBe(404)
    expect(idsOf(await before.read('/api/blog'))).not.toContain('ahead')
    expect((await before.read('/api/blog/trial-day')).next).toBeUndefined()
    const after = await startApi(files, new Date('2026-11-28T00:00:00Z'))
    expect(idsOf(await after.read('/api/blog'))[0]).toBe('ahead')
    expect((await after.read('/api/blog/trial-day')).next).toMatchObject({ slug: 'ahead' })
  })

  test('is listed newest first, as summaries, six a page', async () => {
    const { read } = await startApi()
    const list = await read('/api/blog')
    expect(list.meta).toEqual({ current_page: 1, last_page: 1, per_page: 6, total: 2 })
    expect(list.data[1]).toEqual({
      slug: 'references',
      title: 'References',
      excerpt: 'How to read them',
      published_at: '2026-11-01',
      reading_minutes: 2,
      tags: ['Hiring', 'Papers'],
    })
    expect(idsOf(list)).toEqual(['trial-day', 'references'])
  })

  test('is narrowed by a tag of either language', async () => {
    const { read } = await startApi()
    expect(idsOf(await read('/api/blog?tag=hiring'))).toEqual(['references'])
    expect(idsOf(await read('/api/blog?tag=Hiring', 'ru'))).toEqual(['references'])
    expect(idsOf(await read(`/api/blog?tag=${encodeURIComponent('Пробы')}`))).toEqual(['trial-day'])
    expect(await read('/api/blog?tag=none')).toMatchObject({ data: [], meta: { last_page: 1 } })
  })

  test('posts count their reading time by language and embed what is related', async () => {
    const { read } = await startApi()
    const post = await read('/api/blog/references', 'ru')
    expect(post.reading_minutes).toBe(1)
    expect(post.body).toBe('<p>Коротко — и всё</p>')
    expect(post.related).toHaveLength(1)
    expect(post.related[0]).toMatchObject({ slug: 'trial-day', title: 'Пробный день' })
    expect(post.related[0]).not.toHaveProperty('body')
  })

  test('posts name those on either side of them by date', async () => {
    const { read } = await startApi()
    const older = await read('/api/blog/references', 'ru')
    expect(older.previous).toBeUndefined()
    expect(older.next).toEqual({ slug: 'trial-day', title: 'Пробный день' })
    const newer = await read('/api/blog/trial-day')
    expect(newer.previous).toEqual({ slug: 'references', title: 'References' })
    expect(newer.next).toBeUndefined()
  })
})

describe('vacancies', () => {
  test('are listed newest first, open ones only, twelve a page', async () => {
    const { read } = await startApi()
    const list = await read('/api/vacancies')
    expect(idsOf(list)).toEqual(['1002', '1001'])
    expect(list.meta).toEqual({ current_page: 1, last_page: 1, per_page: 12, total: 2 })
  })

  test('close at the moment or at the end of the day that is given', async () => {
    const { read } = await startApi({
      'vacancies/1.yaml': { ...VACANCY, id: 1, valid_through: '2026-11-27T10:00:00Z' },
      'vacancies/2.yaml': { ...VACANCY, id: 2, valid_through: '2026-11-27T12:00:01+02:00' },
      'vacancies/3.yaml': { ...VACANCY, id: 3, valid_through: undefined },
    })
    expect(idsOf(await read('/api/vacancies')).toSorted()).toEqual(['1001', '1002', '2', '3'])
  })

  test.each([
    ['Europe/London', '2026-11-27T23:59:59.999Z', ['1', '2']],
    ['Europe/London', '2026-11-28T00:00:00Z', ['2']],
    ['Asia/Dubai', '2026-11-27T19:59:59.999Z', ['1', '2']],
    ['Asia/Dubai', '2026-11-27T20:00:00Z', ['2']],
    ['America/New_York', '2026-11-28T04:59:59.999Z', ['1', '2']],
    ['America/New_York', '2026-11-28T05:00:00Z', ['2']],
  ])('with the day of %s are, at %s, %j', async (time_zone, now, ids) => {
    const place = { id: 3, slug: 'place', title: { en: 'Place', ru: 'Место' }, order: 3, time_zone }
    const vacancy = { ...VACANCY, countries: ['place'] }
    const { read } = await startApi(
      {
        'countries/place.yaml': place,
        'vacancies/1.yaml': { ...vacancy, id: 1, valid_through: '2026-11-27' },
        'vacancies/2.yaml': { ...vacancy, id: 2, valid_through: '2026-11-28T23:00:00-05:00' },
      },
      new Date(now),
    )
    const list = await read('/api/vacancies?country_slug=place')
    expect(idsOf(list).toSorted()).toEqual(ids)
  })

  test('are still answered by id when closed', async () => {
    const { read } = await startApi()
    expect(await read('/api/vacancies/1003', 'ru')).toMatchObject({
      id: '1003',
      countries: [{ slug: 'france', title: 'Франция' }],
      valid_through: '2026-11-26',
    })
  })

  test.each([
    ['country_slug=uk', ['1002']],
    ['country_slug=france', ['1002', '1001']],
    ['country_slug=atlantis', []],
    ['category=children', ['1001']],
    ['category=children&country_slug=uk', []],
    ['q=', ['1002', '1001']],
    ['q=NANNY+boys', ['1001']],
    ['q=boys+nanny', ['1001']],
    ['q=nanny+estate', []],
    ['q=lyon', ['1002', '1001']],
    ['q=uk', ['1002']],
    ['q=children', ['1001']],
    ['q=estate', ['1002']],
    ['q=days+week', ['1002', '1001']],
    ['q=br', []],
    ['q=мальчиков', ['1001']],
    ['q=1002', ['1002']],
    ['q=nannies', ['1001']],
  ])('narrowed by %s in English', async (query, ids) => {
    const { read } = await startApi()
    expect(idsOf(await read(`/api/vacancies?${query}`))).toEqual(ids)
  })

  test.each([
    ['елка', ['1002', '1001']],
    ['ЁЛКА няня', ['1001']],
    ['франция дворецкий', ['1002']],
    ['няня лион семья дети', ['1001']],
    ['nanny', ['1001']],
    ['yzyz', ['1001']],
  ])('searched for %s in Russian', async (words, ids) => {
    const { read } = await startApi()
    expect(idsOf(await read(`/api/vacancies?q=${encodeURIComponent(words)}`, 'ru'))).toEqual(ids)
  })
})

describe('a list', () => {
  test.each(['2', '0', '-1', '1.5', 'x', '', '01', '1e0', '%201', '99999999999999999999'])(
    'has no page %s',
    async (page) => {
      const { get } = await startApi()
      const response = await get(`/api/blog?page=${page}`, 'ru')
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ message: 'Не найдено' })
    },
  )

  test.each(['0', '101', 'x', ''])('does not take per_page=%s', async (perPage) => {
    const { get } = await startApi()
    const response = await get(`/api/vacancies?per_page=${perPage}`)
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      message: 'The request contains values that aren’t valid',
      errors: { per_page: ['This value isn’t valid'] },
    })
  })

  test('takes 1 and 100 a page', async () => {
    const { read } = await startApi()
    expect((await read('/api/vacancies?per_page=1')).meta.last_page).toBe(2)
    expect((await read('/api/vacancies?per_page=100')).meta.last_page).toBe(1)
  })

  test('that is empty has a first page', async () => {
    const { read } = await startApi()
    expect(await read('/api/vacancies?q=zzz&page=1')).toMatchObject({
      data: [],
      meta: { current_page: 1, last_page: 1, per_page: 12, total: 0 },
    })
  })
})

test.each([
  '/api',
  '/api/',
  '/api/nothing',
  '/api/option/',
  '/api/option/x',
  '/api/staff',
  '/api/staff/',
  '/api/staff/unknown',
  '/api/staff/nanny/x',
  '/api/staff/nanny%2Fx',
  '/api/staff/%00',
  '/api/staff/%E0%A4%A',
  '/api/staff/%',
  '/api/staff/..%2fnanny',
  '/api/staff/__proto__',
  '/api/staff/constructor',
  '/api/policies/other',
  '/api/policies/toString',
  '/api/vacancies/9999',
  '/api/vacancies/1001/apply',
  '/api/../../etc/passwd',
  `/api/blog/${'a'.repeat(5000)}`,
])('%s is not found', async (path) => {
  const { get } = await startApi()
  const response = await get(path)
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ message: 'Not found' })
})

test.each([
  ['/api/vacancies?q=%00', 422],
  [`/api/vacancies?q=${'a'.repeat(201)}`, 422],
  [`/api/vacancies?q=${'a'.repeat(200)}`, 200],
  ['/api/vacancies?q=%E0%A4%A', 200],
  ['/api/vacancies?q=%', 200],
  ['/api/vacancies?category=%00', 422],
  ['/api/vacancies?__proto__=x&utm_source=y', 200],
])('%.40s is answered with %i', async (path, status) => {
  const { get } = await startApi()
  expect((await get(path)).status).toBe(status)
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is told what is allowed', async (method) => {
  const { get } = await startApi()
  const response = await get('/api/vacancies', 'en', { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe('GET, HEAD, OPTIONS')
  expect(await response.json()).toHaveProperty('message')
})

test('what the clock alone changes is told within a second, however rarely the folder is looked at', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const closesAt = new Date(FIXTURE_NOW.getTime() + 60_000)
  const contentDir = await writeFixtureContent({
    'vacancies/1.yaml': { ...VACANCY, id: 1, valid_through: closesAt.toISOString() },
  })
  let now = FIXTURE_NOW
  const onContentChange = vi.fn()
  const clock = () => now
  const api = await openEmbeddedApi({ contentDir, clock, log: SILENT, onContentChange })
  onTestFinished(api.stop)
  vi.advanceTimersByTime(2_000)
  expect(onContentChange).not.toHaveBeenCalled()
  now = closesAt
  vi.advanceTimersByTime(1_000)
  expect(onContentChange).toHaveBeenCalledOnce()
})

test('HEAD answers as GET, without the body; OPTIONS tells the methods', async () => {
  const { get } = await startApi()
  const head = await get('/api/option', 'ru', { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(head.headers.get('Content-Language')).toBe('ru')
  expect(await head.text()).toBe('')
  expect((await get('/api/staff/x', 'ru', { method: 'HEAD' })).status).toBe(404)
  const options = await get('/api/option', 'en', { method: 'OPTIONS' })
  expect([options.status, options.headers.get('Allow')]).toEqual([204, 'GET, HEAD, OPTIONS'])
})

test('the contract describes itself', async () => {
  const { read } = await startApi()
  expect(await read('/api/openapi.json', 'ru')).toMatchObject({ openapi: '3.1.0' })
})
