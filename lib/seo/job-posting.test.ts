import { describe, expect, test } from 'vitest'
import { sanitizeHtml } from '../api/sanitize.ts'
import type { Vacancy } from '../domain/vacancy.ts'
import { jobPosting } from './job-posting.ts'

const TODAY = '2026-11-27'
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
  salary: { from: 800, to: 900, currency: 'GBP', period: 'week' },
}

describe('a job posting', () => {
  test('says what is known', () => {
    expect(jobPosting(vacancy, employer, TODAY)).toMatchObject({
      title: 'Nanny',
      datePosted: '2026-11-20',
      employmentType: 'FULL_TIME',
      jobLocation: [{ address: { addressLocality: 'London' } }],
      baseSalary: { currency: 'GBP', value: { minValue: 800, maxValue: 900, unitText: 'WEEK' } },
    })
  })

  test('is silent on pay where only words are known', () => {
    const posting = jobPosting({ ...vacancy, salary: undefined }, employer, TODAY)
    expect(posting).toBeDefined()
    expect(posting?.baseSalary).toBeUndefined()
  })

  test.each([
    { ...vacancy, validThrough: '2026-11-26' },
    { ...vacancy, publishedAt: undefined },
    { ...vacancy, countries: [] },
  ])('is none for a vacancy that is closed, undated or nowhere', (unfit) => {
    expect(jobPosting(unfit, employer, TODAY)).toBeUndefined()
  })
})
