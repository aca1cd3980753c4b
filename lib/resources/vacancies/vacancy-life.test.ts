import { describe, expect, it } from 'vitest'
import type { Vacancy } from './model.ts'
import {
  isClosed,
  isConfirmed,
  isPublished,
  isTakenDown,
  lifeOf,
  nextEdge,
  type VacancyLife,
} from './vacancy-life.ts'

const KNOWN = [
  { slug: 'uk', title: 'United Kingdom', timeZone: 'Europe/London' },
  { slug: 'uae', title: 'United Arab Emirates', timeZone: 'Asia/Dubai' },
  { slug: 'usa', title: 'United States', timeZone: 'America/New_York' },
  { slug: 'chile', title: 'Chile', timeZone: 'America/Santiago' },
  { slug: 'cuba', title: 'Cuba', timeZone: 'America/Havana' },
  { slug: 'egypt', title: 'Egypt', timeZone: 'Africa/Cairo' },
  { slug: 'brazil', title: 'Brazil', timeZone: 'America/Sao_Paulo' },
  { slug: 'atlantis', title: 'Atlantis', timeZone: undefined },
]
const DAY_MS = 86_400_000

describe('the moment a vacancy closes', () => {
  it.each([
    ['London in winter', '2026-11-27', ['uk'], '2026-11-28T00:00:00Z'],
    ['London in summer', '2026-07-01', ['uk'], '2026-07-01T23:00:00Z'],
    ['Dubai', '2026-11-27', ['uae'], '2026-11-27T20:00:00Z'],
    ['New York in winter', '2026-11-27', ['usa'], '2026-11-28T05:00:00Z'],
    ['London, a day of 23 hours', '2026-03-29', ['uk'], '2026-03-29T23:00:00Z'],
    ['London, a day of 25 hours', '2026-10-25', ['uk'], '2026-10-26T00:00:00Z'],
    ['New York, a day of 23 hours', '2026-03-08', ['usa'], '2026-03-09T04:00:00Z'],
    ['New York, a day of 25 hours', '2026-11-01', ['usa'], '2026-11-02T05:00:00Z'],
    ['Santiago, no midnight follows', '2026-09-05', ['chile'], '2026-09-06T04:00:00Z'],
    ['Cairo, no midnight follows', '2026-04-23', ['egypt'], '2026-04-23T22:00:00Z'],
    ['Havana, two midnights follow', '2026-10-31', ['cuba'], '2026-11-01T04:00:00Z'],
    ['São Paulo, an hour before midnight twice', '2018-02-17', ['brazil'], '2018-02-18T03:00:00Z'],
    ['the last of several places', '2026-11-27', ['uae', 'usa', 'uk'], '2026-11-28T05:00:00Z'],
    ['nowhere', '2026-11-27', [], '2026-11-28T00:00:00Z'],
    ['a place without a clock', '2026-11-27', ['atlantis'], '2026-11-28T00:00:00Z'],
    ['one known place of two', '2026-11-27', ['atlantis', 'uae'], '2026-11-27T20:00:00Z'],
    ['a last day of the month', '2026-12-31', ['uae'], '2026-12-31T20:00:00Z'],
  ])('is the end of its last day there: %s', (_where, validThrough, slugs, moment) => {
    expect(closesAt(validThrough, slugs)).toBe(moment)
  })

  it.each([
    ['2026-11-27T18:00:00+04:00', '2026-11-27T14:00:00Z'],
    ['2026-11-27T18:00:00-05:00', '2026-11-27T23:00:00Z'],
    ['2026-11-27T18:00:00Z', '2026-11-27T18:00:00Z'],
  ])('is the one that is stated, wherever the place: %s', (validThrough, moment) => {
    expect(closesAt(validThrough, ['usa'])).toBe(moment)
  })

  it('is told by the title of the place where it has no slug', () => {
    const countries = [{ title: 'United Arab Emirates' }]
    const { closesAt } = lifeOf({ validThrough: '2026-11-27', countries }, KNOWN)
    expect(closesAt).toBe(Date.parse('2026-11-27T20:00:00Z'))
  })

  it('is by the clock of its own place, where that is not the one of its country', () => {
    const away = { timeZone: 'America/Los_Angeles', countries: [{ slug: 'usa', title: 'usa' }] }
    const { closesAt } = lifeOf({ validThrough: '2026-11-27', ...away }, KNOWN)
    expect(closesAt).toBe(Date.parse('2026-11-28T08:00:00Z'))
  })

  it('is none without a last day', () => {
    expect(lifeOf({ countries: [] }, KNOWN)).toEqual({})
  })
})

describe('the edge', () => {
  const closing = Date.parse('2026-11-27T20:00:00Z')
  const vacancy = { closesAt: closing }

  it('parts open from closed, and on the screen from taken down', () => {
    expect(isClosed(vacancy, new Date(closing - 1))).toBe(false)
    expect(isClosed(vacancy, new Date(closing))).toBe(true)
    expect(isTakenDown(vacancy, new Date(closing + 90 * DAY_MS - 1))).toBe(false)
    expect(isTakenDown(vacancy, new Date(closing + 90 * DAY_MS))).toBe(true)
  })

  it('never comes where there is no last day', () => {
    const far = new Date('2999-01-01')
    expect(isClosed({}, far)).toBe(false)
    expect(isTakenDown({}, far)).toBe(false)
    expect(nextEdge([{}], far)).toBeUndefined()
  })

  it('is the next change of a page that shows several', () => {
    const later = { closesAt: closing + DAY_MS }
    const next = (at: number) => nextEdge([later, {}, vacancy], new Date(at))
    expect(next(closing - 1)).toBe(closing)
    expect(next(closing)).toBe(closing + DAY_MS)
    expect(next(closing + DAY_MS)).toBe(closing + 90 * DAY_MS)
    expect(next(closing + 91 * DAY_MS)).toBeUndefined()
  })
})

describe('the whole life of a vacancy, as the clock passes over each edge', () => {
  const dates = { publishedAt: '2026-11-10', validThrough: '2026-11-27' }
  const unending = { publishedAt: '2026-11-10' }
  const confirmed = { ...unending, confirmedAt: '2026-12-01T09:00:00Z' }

  it.each([
    ['uae', '2026-11-09T20:00:00Z', '2026-11-27T20:00:00Z', '2027-01-08T20:00:00Z'],
    ['usa', '2026-11-10T05:00:00Z', '2026-11-28T05:00:00Z', '2027-01-09T05:00:00Z'],
  ])('in %s', (slug, opening, closing, doubt) => {
    expect(stagesAround(opening, dates, slug)).toEqual(['awaited', 'open'])
    expect(stagesAround(closing, dates, slug)).toEqual(['open', 'closed'])
    const removal = new Date(Date.parse(closing) + 90 * DAY_MS).toISOString()
    expect(stagesAround(removal, dates, slug)).toEqual(['closed', 'taken down'])
    expect(stagesAround(doubt, unending, slug)).toEqual(['open', 'unconfirmed'])
    expect(stagesAround(doubt, confirmed, slug)).toEqual(['open', 'open'])
    expect(stagesAround('2027-01-30T09:00:00Z', confirmed, slug)).toEqual(['open', 'unconfirmed'])
  })

  it('begins as soon as it has begun in one of several places', () => {
    const countries = ['usa', 'uae'].map((slug) => ({ slug, title: slug }))
    const { opensAt } = lifeOf({ ...dates, countries }, KNOWN)
    expect(opensAt).toBe(Date.parse('2026-11-09T20:00:00Z'))
  })
})

/** The last millisecond before a moment, and the moment itself, which must be the next edge. */
function stagesAround(moment: string, dates: Partial<Vacancy>, slug: string): string[] {
  const life = lifeOf({ ...dates, countries: [{ slug, title: slug }] }, KNOWN)
  const [before, at] = [new Date(Date.parse(moment) - 1), new Date(moment)]
  const stages = [stageOf(life, before), stageOf(life, at)]
  if (stages[0] !== stages[1]) expect(nextEdge([life], before)).toBe(at.getTime())
  return stages
}

function stageOf(life: VacancyLife, now: Date): string {
  if (!isPublished(life, now)) return 'awaited'
  if (isTakenDown(life, now)) return 'taken down'
  if (isClosed(life, now)) return 'closed'
  return isConfirmed(life, now) ? 'open' : 'unconfirmed'
}

function closesAt(validThrough: string, slugs: string[]): string {
  const countries = slugs.map((slug) => ({ slug, title: slug }))
  const { closesAt: moment = Number.NaN } = lifeOf({ validThrough, countries }, KNOWN)
  return new Date(moment).toISOString().replace('.000', '')
}
