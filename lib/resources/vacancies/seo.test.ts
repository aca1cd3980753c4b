import { describe, expect, test } from 'vitest'
import { sanitizeHtml } from '#lib/html/sanitize.ts'
import type { Vacancy } from './model.ts'
import { jobPosting } from './seo.ts'

const CLOSES_AT = Date.parse('2026-11-28T00:00:00Z')
const NOW = new Date(CLOSES_AT - 1)
const employer = { name: 'Aldermere', url: 'https://site.example' }
const vacancy: Vacancy = {
  id: '7',
  title: 'Nanny',
  conditions: sanitizeHtml('<p>Five days</p>'),
  sum: '£800 a week',
  countries: [{ title: 'United Kingdom', slug: 'uk' }],
  city: 'London',
  employment: 'full_time',
  publishedAt: '2026-11-20',
  validThrough: '2026-11-27',
  closesAt: CLOSES_AT,
  salary: { from: 800, to: 900, currency: 'GBP', period: 'week' },
}

describe('a job posting', () => {
  test('says what is known', () => {
    expect(jobPosting(vacancy, employer, NOW)).toMatchObject({
      title: 'Nanny',
      datePosted: '2026-11-20',
      employmentType: 'FULL_TIME',
      jobLocation: [{ address: { addressLocality: 'London' } }],
      baseSalary: { currency: 'GBP', value: { minValue: 800, maxValue: 900, unitText: 'WEEK' } },
    })
  })

  test('is valid to the last second of a day that is stated alone', () => {
    expect(jobPosting(vacancy, employer, NOW)?.validThrough).toBe('2026-11-27T23:59:59.000Z')
  })

  test('is valid to the time that is stated', () => {
    const validThrough = '2026-11-28T04:00:00+04:00'
    expect(jobPosting({ ...vacancy, validThrough }, employer, NOW)?.validThrough).toBe(validThrough)
  })

  test('is silent on pay where only words are known', () => {
    const posting = jobPosting({ ...vacancy, salary: undefined }, employer, NOW)
    expect(posting).toBeDefined()
    expect(posting?.baseSalary).toBeUndefined()
  })

  test.each([
    { ...vacancy, closesAt: NOW.getTime() },
    { ...vacancy, publishedAt: undefined },
    { ...vacancy, countries: [] },
  ])('is none for a vacancy that is closed, undated or nowhere', (unfit) => {
    expect(jobPosting(unfit, employer, NOW)).toBeUndefined()
  })
})
