import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getPost } from '#lib/resources/blog/read.ts'
import { getCandidate } from '#lib/resources/candidates/read.ts'
import { getPolicy } from '#lib/resources/policies/read.ts'
import { getStaffPage } from '#lib/resources/staff/read.ts'
import { getVacancy, listVacancies } from '#lib/resources/vacancies/read.ts'
import { configureApiClient } from './api-client.ts'
import { NotFoundError } from './errors.ts'
import { toFailure } from './failure.ts'
import { createRecordedLog } from './recorded-log.ts'
import {
  CANDIDATE,
  countryAnswer,
  pageAnswer,
  postAnswer,
  SETTINGS,
  STAFF_PAGE,
  scriptShell,
  vacancyAnswer,
} from './sample-answers.ts'
import { ScriptedBackend } from './scripted-backend.ts'

let backend: ScriptedBackend
let log: ReturnType<typeof createRecordedLog>

beforeEach(async () => {
  backend = new ScriptedBackend()
  scriptShell(backend)
  log = createRecordedLog()
  configureApiClient({ apiBaseUrl: await backend.start(), log })
})
afterEach(() => backend.stop())

describe('a staff page', () => {
  it('is read in the language of the site', async () => {
    backend.on('/api/staff/nanny', ({ language }) => ({
      json: { data: { ...STAFF_PAGE, title: language === 'ru' ? 'Няня' : 'Nanny', x: 1 } },
    }))
    expect(await getStaffPage('ru', 'nanny')).toMatchObject({ title: 'Няня' })
    expect(await getStaffPage('en', 'nanny')).toEqual({
      isMinimal: false,
      slug: 'nanny',
      title: 'Nanny',
      heading: 'A\u00a0nanny',
      lead: 'Looks after the children.',
      body: '<h2 id="section-the-day">The\u00a0day</h2><p>Long.</p>',
      duties: ['Meals'],
      qualifications: [],
      salaryGuide: [{ countrySlug: 'uk', from: 1, to: 2, currency: 'GBP', period: 'year' }],
      faq: [],
      metaTitle: undefined,
      metaDescription: undefined,
      related: ['governess'],
      belongings: [],
    })
  })

  it.each([404, 501])('is made from the menu where none is offered (%i)', async (status) => {
    backend.on('/api/staff/butler', { status, json: { message: 'no' } })
    expect(await getStaffPage('en', 'butler')).toEqual({
      isMinimal: true,
      slug: 'butler',
      title: 'The butler',
      categoryTitle: 'Staff',
    })
  })

  it('is not there where no menu has it either', async () => {
    await expect(getStaffPage('en', 'astronaut')).rejects.toMatchObject({ status: 404 })
    await expect(getStaffPage('en', 'anna-k')).rejects.toMatchObject({ status: 404 })
  })

  it('is not declared missing while the menus cannot be had', async () => {
    backend.on('/api/main', { status: 404 })
    backend.on('/api/categories', { status: 503 })
    await expect(getStaffPage('en', 'butler')).rejects.toMatchObject({ status: 503 })
  })

  it('is an upstream failure where the backend fails, even if a menu has it', async () => {
    backend.on('/api/staff/butler', { status: 500 })
    await expect(getStaffPage('en', 'butler')).rejects.toMatchObject({ status: 500 })
  })

  it('is gone where the backend says so, even if a menu still has it', async () => {
    backend.on('/api/staff/butler', { status: 410, json: { message: 'Taken down in May' } })
    const error = await thrownBy(getStaffPage('en', 'butler'))
    expect(toFailure(error)).toEqual({ status: 410, message: 'Taken down in May' })
  })
})

describe('a candidate', () => {
  it('is read', async () => {
    backend.on('/api/candidate/anna-k', {
      json: { ...CANDIDATE, photo: { src: 'data:x', alt: '', width: 1, height: 1 } },
    })
    expect(await getCandidate('en', 'anna-k')).toMatchObject({
      isMinimal: false,
      experienceYears: 12,
      isReadyToRelocate: true,
      areReferencesChecked: true,
      liveIn: 'either',
      photo: undefined,
    })
  })

  it('is made from the candidates menu where none is offered', async () => {
    expect(await getCandidate('ru', 'anna-k')).toMatchObject({
      isMinimal: true,
      categoryTitle: 'Candidates',
    })
    await expect(getCandidate('ru', 'butler')).rejects.toMatchObject({ status: 404 })
  })
})

describe('a post', () => {
  it('is read, without markup that could harm', async () => {
    const body = '<p onclick="x()">a<script>alert(1)</script><a href="javascript:x()">b</a></p>'
    const related = [postAnswer('b'), { slug: 'broken' }, postAnswer('c')]
    backend.on('/api/blog/a', {
      json: { ...postAnswer('a', 'pay'), body, related, next: { slug: 'b', title: 'On "b"' } },
    })
    const post = await getPost('en', 'a')
    expect(post.body).toBe('<p>ab</p>')
    expect(post.related.map(({ slug }) => slug)).toEqual(['b', 'c'])
    expect(post.next).toEqual({ slug: 'b', title: 'On\u00a0“b”' })
    expect(post.previous).toBeUndefined()
    expect(log.lines.map(({ fields }) => fields)).toEqual([
      { endpoint: '/api/blog/a', field: 'related.1' },
    ])
  })

  it('is not there where none is offered', async () => {
    await expect(getPost('en', 'a')).rejects.toMatchObject({ status: 404 })
  })

  it.each(['../option', 'a/b', '', '.', '%2e%2e', 'a?b=c'])(
    'is never asked for by an address such as %j',
    async (slug) => {
      await expect(getPost('en', slug)).rejects.toMatchObject({ status: 404 })
      expect(backend.asked).toEqual([])
    },
  )

  it('may have an address in Cyrillic', async () => {
    backend.on('/api/blog/%D0%BD%D1%8F%D0%BD%D1%8F', { json: { ...postAnswer('няня'), body: '' } })
    expect((await getPost('ru', 'няня')).slug).toBe('няня')
  })
})

describe('a policy', () => {
  it('is read, or is not there', async () => {
    const policy = {
      slug: 'privacy-policy',
      title: 'Privacy',
      body: '<p>What we keep.</p><p>Why.</p>',
    }
    backend.on('/api/policies/privacy-policy', { json: { ...policy, updated_at: '2026-01-02' } })
    expect(await getPolicy('en', 'privacy-policy')).toEqual({
      ...policy,
      ...{ lead: 'What we keep.', body: '<p>Why.</p>', metaDescription: 'What we keep. Why.' },
      ...{ figures: [], related: [] },
      updatedAt: '2026-01-02',
    })
    await expect(getPolicy('en', 'cookies-policy')).rejects.toMatchObject({ status: 404 })
  })
})

describe('a vacancy', () => {
  it('is read from the jobs service alone', async () => {
    const jobs = new ScriptedBackend()
    jobs.on('/api/vacancies/7', { json: vacancyAnswer(7, { live_in: true, salary: null }) })
    configureApiClient({
      apiBaseUrl: `http://127.0.0.1:${backend.port}`,
      jobsBaseUrl: await jobs.start(),
      log,
    })
    const vacancy = await getVacancy('en', '7')
    await jobs.stop()
    expect(vacancy).toMatchObject({ id: '7', conditions: '<p>Live-\u2060in</p>', isLiveIn: true })
    expect(backend.asked).toEqual([])
  })

  it('is read from the one backend where there is no other', async () => {
    backend.on('/api/vacancies/x-7', { json: vacancyAnswer('x-7') })
    expect((await getVacancy('en', 'x-7')).id).toBe('x-7')
    await expect(getVacancy('en', '8')).rejects.toMatchObject({ status: 404 })
    await expect(getVacancy('en', '../option')).rejects.toMatchObject({ status: 404 })
  })

  it('closes by the clock of its place', async () => {
    const countries = [
      { ...countryAnswer('uk'), time_zone: 'Europe/London' },
      { ...countryAnswer('uae'), time_zone: 'Asia/Dubai' },
    ]
    const main = { options: SETTINGS, countries, categories: [], candidates: [] }
    backend.on('/api/main', { json: main })
    const ending = { valid_through: '2026-11-27' }
    const inDubai = { ...ending, countries: [{ title: 'Emirates', slug: 'uae' }] }
    backend.on('/api/vacancies/7', { json: vacancyAnswer(7, ending) })
    backend.on('/api/vacancies', {
      json: pageAnswer([vacancyAnswer(8, inDubai), vacancyAnswer(9)]),
    })
    const { closesAt } = await getVacancy('en', '7')
    expect(closesAt).toBe(Date.parse('2026-11-28T00:00:00Z'))
    const { items } = await listVacancies('ru')
    expect(items.map((vacancy) => vacancy.closesAt)).toEqual([
      Date.parse('2026-11-27T20:00:00Z'),
      undefined,
    ])
  })

  it('does without a part that it can do without, and logs that', async () => {
    backend.on('/api/vacancies/7', { json: vacancyAnswer(7, { valid_through: 'soon' }) })
    expect((await getVacancy('en', '7')).validThrough).toBeUndefined()
    expect(log.lines.map(({ fields }) => fields)).toEqual([
      { endpoint: '/api/vacancies/7', field: 'valid_through' },
    ])
  })
})

describe('a failure', () => {
  it('says what a page is to say', async () => {
    backend.on('/api/blog/b', { status: 500, json: { message: 'No paper left' } })
    expect(toFailure(await thrownBy(getPost('en', 'a')))).toMatchObject({ status: 404 })
    expect(toFailure(await thrownBy(getPost('en', 'b')))).toEqual({
      status: 500,
      message: undefined,
    })
    backend.on('/api/blog/b', { status: 403, json: { message: 'Members only' } })
    expect(toFailure(await thrownBy(getPost('en', 'b')))).toEqual({
      status: 403,
      message: 'Members only',
    })
    expect(toFailure(new NotFoundError('the page', { status: 410 }))).toEqual({ status: 410 })
    expect(toFailure(new TypeError('a secret'))).toEqual({ status: 500 })
  })
})

function thrownBy(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => undefined,
    (error: unknown) => error,
  )
}
