import { describe, expect, it } from 'vitest'
import { sanitizeHtml } from '#lib/html/sanitize.ts'
import { toVacancySummary } from './vacancy-wording.ts'

const SALARY = { from: 950, currency: 'GBP', period: 'week' } as const

describe('what an application shows of its vacancy', () => {
  const vacancy = { id: '17', title: 'Cook', conditions: sanitizeHtml('<p>Long.</p>'), sum: '' }

  it.each([
    [undefined, [{ title: 'France' }, { title: 'Monaco' }], 'France, Monaco'],
    ['Antibes', [{ title: 'France' }], 'Antibes, France'],
    [
      'Antibes and Monte Carlo',
      [{ title: 'France' }, { title: 'Monaco' }],
      'Antibes and Monte Carlo (France, Monaco)',
    ],
  ])('names the city %s with its countries', (city, countries, place) => {
    expect(toVacancySummary({ ...vacancy, city, countries }, 'en').place).toBe(place)
  })

  it('is its pay and nothing of its texts, which are long', () => {
    expect(toVacancySummary({ ...vacancy, countries: [], salary: SALARY }, 'en')).toEqual({
      id: '17',
      title: 'Cook',
      sum: 'from £950 a\u00a0week',
      place: '',
    })
  })
})
