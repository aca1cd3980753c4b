import { describe, expect, it } from 'vitest'
import { sanitizeHtml } from '#lib/html/sanitize.ts'
import { parseXml } from '#lib/http/fixture-feed-rules.ts'
import type { Country } from '#lib/resources/countries/model.ts'
import { type JobBoardContext, writeJobBoard } from './job-board.ts'
import type { Vacancy } from './model.ts'
import { lifeOf } from './vacancy-life.ts'

const COUNTRIES: Country[] = [
  {
    id: 1,
    slug: 'uk',
    title: 'United Kingdom',
    heading: '',
    timeZone: 'Europe/London',
    isoCode: 'GB',
  },
  { id: 2, slug: 'uae', title: 'UAE', heading: '', timeZone: 'Asia/Dubai', isoCode: 'AE' },
]
const CONTEXT: JobBoardContext = {
  locale: 'en',
  siteName: 'Aldermere & Co',
  siteUrl: 'https://site.example',
  countries: COUNTRIES,
  headings: { conditions: 'Conditions', responsibilities: 'Duties', requirements: 'Requirements' },
  urlOf: ({ id }) => `https://site.example/vacancies/${id}`,
  categoryOf: () => 'Children',
}

describe('a job board', () => {
  it('has all that its readers ask for, in the words of each', async () => {
    const [job] = await jobsOf([vacancyIn('uae')])
    expect(job).toMatchObject({
      title: 'Nanny',
      date: '2026-11-20T00:00:00+04:00',
      referencenumber: '7-uae',
      requisitionid: '7',
      url: 'https://site.example/vacancies/7',
      company: 'Aldermere & Co',
      sourcename: 'Aldermere & Co',
      city: 'Dubai',
      country: 'AE',
      salary: '£800 a week',
      jobtype: 'fulltime',
      category: 'Children',
      expirationdate: '2026-11-27',
      lastactivitydate: '2026-11-22T00:00:00+04:00',
      link: 'https://site.example/vacancies/7',
      name: 'Nanny',
      region: 'Dubai, UAE',
      pubdate: '20.11.2026',
      updated: '22.11.2026',
      expire: '27.11.2026',
      currency: 'GBP',
      'salary-from': '800',
      'salary-to': '900',
      'salary-period': 'week',
      term: '<p>Five <a href="https://site.example/blog">days</a></p>',
      requirement: '<p>French</p>',
    })
    expect(job?.description).toContain('<h2>Conditions</h2><p>Five')
    expect(job?.description).toContain('<h2>Requirements</h2><p>French</p>')
  })

  it('leaves out what is not known', async () => {
    const bare = {
      ...vacancyIn('uk'),
      city: undefined,
      salary: undefined,
      sum: '',
      employment: undefined,
    }
    const [job] = await jobsOf([{ ...bare, closesAt: undefined, requirements: undefined }])
    expect(Object.keys(job ?? {})).toEqual(expect.arrayContaining(['title', 'country', 'url']))
    for (const name of [
      'city',
      'salary',
      'currency',
      'jobtype',
      'expire',
      'requirement',
      'state',
    ]) {
      expect(job).not.toHaveProperty(name)
    }
  })

  it('names the employer where the employer may be named', async () => {
    const [job] = await jobsOf([{ ...vacancyIn('uk'), employerName: 'Hotel Example' }])
    expect(job?.company).toBe('Hotel Example')
  })

  it('has a job for each place, each with a number of its own', async () => {
    const jobs = await jobsOf([vacancyIn('uk', 'uae'), { ...vacancyIn('uk'), id: '8' }])
    expect(
      jobs.map((job) => [job.referencenumber, job.requisitionid, job.country, job.city]),
    ).toEqual([
      ['7-uk', '7', 'GB', undefined],
      ['7-uae', '7', 'AE', undefined],
      ['8-uk', '8', 'GB', 'Dubai'],
    ])
  })

  it('has the places of one country alone where it is narrowed so, under the same numbers', async () => {
    const jobs = await jobsOf([vacancyIn('uk', 'uae'), vacancyIn('uk')], { country: 'uae' })
    expect(jobs.map(({ referencenumber, city }) => [referencenumber, city])).toEqual([
      ['7-uae', undefined],
    ])
  })

  it('knows a country by its usual name where a backend says no more', async () => {
    const vacancy = { ...vacancyIn('uk'), countries: [{ title: 'France' }, { title: 'The sea' }] }
    const jobs = await jobsOf([vacancy])
    expect(jobs.map(({ referencenumber, country }) => [referencenumber, country])).toEqual([
      ['7-1', 'FR'],
      ['7-2', 'The sea'],
    ])
  })

  it('holds whatever a text holds', async () => {
    const title = 'A ]]> b & <c> \u0007\ud800é'
    const [job] = await jobsOf([{ ...vacancyIn('uk'), title }])
    expect(job?.title).toBe('A ]]> b & <c> é')
  })

  it('is whole where leaving a character out makes an end of what is before it', async () => {
    const text = 'A ]]\u0001> b & <c> ]\ufffe]>'
    const [job, next] = await jobsOf([
      { ...vacancyIn('uk'), title: text, city: text },
      { ...vacancyIn('uk'), id: '8' },
    ])
    expect(job).toMatchObject({ title: 'A ]]> b & <c> ]]>', city: 'A ]]> b & <c> ]]>' })
    expect(next?.referencenumber).toBe('8-uk')
  })

  it('is well-formed without any job', async () => {
    expect(await jobsOf([])).toEqual([])
  })

  it('comes piece by piece, as it is taken', async () => {
    let read = 0
    async function* pages() {
      for (; read < 200; read += 1) yield [{ ...vacancyIn('uk'), id: `${read}` }]
    }
    const pieces = writeJobBoard(pages(), CONTEXT)
    await pieces.next()
    await pieces.next()
    expect(read).toBeLessThan(3)
    await pieces.return(undefined)
  })
})

function vacancyIn(...slugs: string[]): Vacancy {
  const vacancy = {
    id: '7',
    title: 'Nanny',
    conditions: sanitizeHtml('<p>Five <a href="/blog">days</a></p>'),
    requirements: sanitizeHtml('<p>French</p>'),
    sum: '£800 a week',
    countries: slugs.map((slug) => ({ slug, title: slug === 'uk' ? 'United Kingdom' : 'UAE' })),
    city: 'Dubai',
    employment: 'full_time',
    publishedAt: '2026-11-20',
    confirmedAt: '2026-11-22',
    validThrough: '2026-11-27',
    salary: { from: 800, to: 900, currency: 'GBP', period: 'week' },
  } as const
  return { ...vacancy, ...lifeOf(vacancy, COUNTRIES) }
}

/** The jobs as a strict reader has them: element by element. */
async function jobsOf(
  vacancies: Vacancy[],
  narrowed: Partial<JobBoardContext> = {},
): Promise<Record<string, string>[]> {
  async function* pages() {
    yield vacancies
  }
  const xml = (await Array.fromAsync(writeJobBoard(pages(), { ...CONTEXT, ...narrowed }))).join('')
  const { documentElement: source } = parseXml(xml)
  expect(source.tagName).toBe('source')
  expect(source.querySelector('publisher')?.textContent).toBe('Aldermere & Co')
  return [...source.querySelectorAll('job')].map((job) =>
    Object.fromEntries(
      [...job.children].map(({ tagName, textContent }) => [tagName, textContent ?? '']),
    ),
  )
}
