import { describe, expect, test } from 'vitest'
import { sanitizeHtml } from '#lib/html/sanitize.ts'
import type { Vacancy } from './model.ts'
import { toOutline } from './outline.ts'
import { isForSearchEngines, jobPosting } from './seo.ts'
import { lifeOf } from './vacancy-life.ts'

const UAE = {
  ...{ id: 1, slug: 'uae', title: 'Emirates', heading: '' },
  ...{ timeZone: 'Asia/Dubai', isoCode: 'AE' },
}
const context = {
  locale: 'en',
  siteName: 'Aldermere',
  countries: [UAE],
  headings: { conditions: 'What is offered', responsibilities: 'Duties', requirements: 'Needed' },
} as const
const CLOSES_AT = Date.parse('2026-11-27T20:00:00Z')
const NOW = new Date(CLOSES_AT - 1)
const vacancy = withLife({
  id: '7',
  title: 'Nanny',
  conditions: sanitizeHtml('<p>Five days</p>'),
  requirements: sanitizeHtml('<p>A diploma</p>'),
  sum: '15,000 dirhams',
  countries: [{ title: 'Emirates', slug: 'uae' }],
  city: 'Dubai',
  employment: 'full_time',
  publishedAt: '2026-11-20',
  validThrough: '2026-11-27',
  salary: { from: 15_000, to: 18_000, currency: 'AED', period: 'month' },
})

describe('a job posting', () => {
  test('says what is known, each thing as search engines ask for it', () => {
    expect(jobPosting(vacancy, context, NOW)).toEqual({
      '@type': 'JobPosting',
      title: 'Nanny',
      description: '<h2>What is offered</h2><p>Five days</p><h2>Needed</h2><p>A diploma</p>',
      identifier: { '@type': 'PropertyValue', name: 'Aldermere', value: '7' },
      datePosted: '2026-11-20',
      validThrough: '2026-11-27T23:59:59+04:00',
      employmentType: 'FULL_TIME',
      hiringOrganization: 'confidential',
      jobLocation: [
        {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            addressCountry: 'AE',
            addressLocality: 'Dubai',
          },
        },
      ],
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'AED',
        value: {
          '@type': 'QuantitativeValue',
          minValue: 15_000,
          maxValue: 18_000,
          unitText: 'MONTH',
        },
      },
      directApply: true,
    })
  })

  test('names an employer that wants to be named', () => {
    const posting = jobPosting({ ...vacancy, employerName: 'Harbour Hotel' }, context, NOW)
    const employer = { '@type': 'Organization', name: 'Harbour Hotel' }
    expect(posting?.hiringOrganization).toEqual(employer)
  })

  test('is in each of several countries, and in the city of none of them', () => {
    const countries = [...vacancy.countries, { title: 'Italy' }]
    const { jobLocation } = jobPosting({ ...vacancy, countries }, context, NOW) ?? {}
    const inCountry = (code: string) => ({ address: { addressCountry: code } })
    expect(jobLocation).toMatchObject([inCountry('AE'), inCountry('IT')])
    expect(JSON.stringify(jobLocation)).not.toContain('Dubai')
  })

  test('is valid to the time that is stated', () => {
    const validThrough = '2026-11-28T04:00:00+05:00'
    const posting = jobPosting(withLife({ ...vacancy, validThrough }), context, NOW)
    expect(posting?.validThrough).toBe(validThrough)
  })

  test.each([undefined, { currency: 'AED', period: 'month' } as const])(
    'is silent on pay where only words are known',
    (salary) => {
      const posting = jobPosting({ ...vacancy, salary }, context, NOW)
      expect(posting).toBeDefined()
      expect(posting?.baseSalary).toBeUndefined()
    },
  )

  test.each([
    ['closed', {}, new Date(CLOSES_AT)],
    ['not published yet', { publishedAt: '2026-11-29' }, NOW],
    ['confirmed long ago', { confirmedAt: '2026-09-01' }, NOW],
    ['of no day', { publishedAt: undefined }, NOW],
    ['nowhere', { countries: [] }, NOW],
    ['in a country that nobody knows', { countries: [{ title: 'Atlantis' }] }, NOW],
    ['without a description', { conditions: sanitizeHtml('<p> </p>') }, NOW],
  ])('is none for a vacancy that is %s, which search engines are not to show', (_, fields, now) => {
    const unfit = withLife({ ...vacancy, ...fields })
    expect(jobPosting(unfit, context, now)).toBeUndefined()
    expect(isForSearchEngines(toOutline(unfit), context, now)).toBe(false)
  })
})

function withLife(fields: Vacancy): Vacancy {
  return { ...fields, ...lifeOf(fields, [UAE]) }
}
