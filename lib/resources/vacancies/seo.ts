import type { Salary, SalaryPeriod } from '#lib/resources/salary.ts'
import type { Employment, Vacancy } from './model.ts'
import { isClosed } from './vacancy-life.ts'

const EMPLOYMENT_TYPES: Record<Employment, string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  temporary: 'TEMPORARY',
  contract: 'CONTRACTOR',
}

const UNITS: Record<SalaryPeriod, string> = {
  hour: 'HOUR',
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  year: 'YEAR',
}

const SECOND_MS = 1000

interface Employer {
  name: string
  url: string
}

/**
 * The vacancy for job search engines (schema.org JobPosting). Undefined where there is no day of
 * publication, no place, or the vacancy has closed: a posting without them does harm.
 */
export function jobPosting(vacancy: Vacancy, employer: Employer, now: Date) {
  const { publishedAt, countries } = vacancy
  if (!publishedAt || isClosed(vacancy, now) || countries.length === 0) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: vacancy.title,
    description: [vacancy.conditions, vacancy.requirements, vacancy.responsibilities]
      .filter(Boolean)
      .join(''),
    identifier: { '@type': 'PropertyValue', name: employer.name, value: vacancy.id },
    datePosted: publishedAt,
    validThrough: lastMomentOf(vacancy),
    employmentType: vacancy.employment && EMPLOYMENT_TYPES[vacancy.employment],
    hiringOrganization: { '@type': 'Organization', name: employer.name, sameAs: employer.url },
    jobLocation: countries.map(({ title }) => ({
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressCountry: title,
        addressLocality: countries.length === 1 ? vacancy.city : undefined,
      },
    })),
    baseSalary: vacancy.salary && baseSalary(vacancy.salary),
  }
}

/** A day alone would be read as the beginning of that day. */
function lastMomentOf({ closesAt, validThrough }: Vacancy): string | undefined {
  if (closesAt === undefined || validThrough?.includes('T')) return validThrough
  return new Date(closesAt - SECOND_MS).toISOString()
}

function baseSalary({ from, to, currency, period }: Salary) {
  if (from === undefined && to === undefined) return undefined
  const amount = from === to ? { value: from } : { minValue: from, maxValue: to }
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...amount, unitText: UNITS[period] },
  }
}
