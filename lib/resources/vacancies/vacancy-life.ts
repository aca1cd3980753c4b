import type { Country } from '#lib/resources/countries/model.ts'
import { edgeOf, firstAfter } from '#lib/resources/day-edges.ts'
import type { Vacancy } from './model.ts'

type Place = Vacancy['countries'][number]
type Located = Pick<Country, 'slug' | 'title' | 'timeZone'>
/** What is stated of a vacancy's life. */
type Dated = Pick<Vacancy, 'publishedAt' | 'confirmedAt' | 'validThrough' | 'timeZone'> & {
  /** Where the work is. */
  countries: readonly Place[]
}

/** The moments at which a vacancy changes by the clock alone, in milliseconds. */
export interface VacancyLife {
  /** Until then nobody is shown it. */
  opensAt?: number
  /** From then on nobody knows whether it is still open; it is not for search engines. */
  unconfirmedAt?: number
  /** From then on it takes no applications. */
  closesAt?: number
}

const DAY_MS = 86_400_000
/** For as long as that an open vacancy is believed to be open, if nobody says until when. */
const CONFIRMED_FOR_MS = 60 * DAY_MS
const KEPT_AFTER_CLOSING_MS = 90 * DAY_MS

/**
 * The one rule of what is published, open and closed. Dates alone count by the clock of the place:
 * a first day from its beginning, a last day to its end.
 */
export function lifeOf(vacancy: Dated, known: readonly Located[]): VacancyLife {
  const { publishedAt, confirmedAt, validThrough } = vacancy
  const timeZones = timeZonesOf(vacancy, known)
  const start = (date?: string) => date && edgeOf(date, { edge: 'start', timeZones })
  const lastKnown = start(confirmedAt ?? (validThrough ? undefined : publishedAt))
  return {
    opensAt: start(publishedAt) || undefined,
    unconfirmedAt: lastKnown ? lastKnown + CONFIRMED_FOR_MS : undefined,
    closesAt: validThrough ? edgeOf(validThrough, { edge: 'end', timeZones }) : undefined,
  }
}

export function isPublished({ opensAt }: VacancyLife, now: Date): boolean {
  return opensAt === undefined || now.getTime() >= opensAt
}

export function isConfirmed({ unconfirmedAt }: VacancyLife, now: Date): boolean {
  return unconfirmedAt === undefined || now.getTime() < unconfirmedAt
}

export function isClosed({ closesAt }: Pick<VacancyLife, 'closesAt'>, now: Date): boolean {
  return closesAt !== undefined && now.getTime() >= closesAt
}

/** Whether it has been closed for so long that its page is taken down. */
export function isTakenDown({ closesAt }: VacancyLife, now: Date): boolean {
  return closesAt !== undefined && now.getTime() >= closesAt + KEPT_AFTER_CLOSING_MS
}

/** When what is shown of these vacancies is no longer right; undefined where it stays so. */
export function nextEdge(vacancies: readonly VacancyLife[], now: Date): number | undefined {
  const moments = vacancies.flatMap(({ opensAt, unconfirmedAt, closesAt }) => [
    opensAt,
    unconfirmedAt,
    closesAt,
    closesAt && closesAt + KEPT_AFTER_CLOSING_MS,
  ])
  return firstAfter(now, moments)
}

/** Its own, or those of its countries. A backend may name a country without its slug. */
export function timeZonesOf(
  { timeZone, countries }: Pick<Dated, 'timeZone' | 'countries'>,
  known: readonly Located[],
): string[] {
  if (timeZone) return [timeZone]
  return countries.flatMap((place) => findCountryOf(place, known)?.timeZone ?? [])
}

export function findCountryOf<T extends Pick<Country, 'slug' | 'title'>>(
  { slug, title }: Place,
  known: readonly T[],
): T | undefined {
  return known.find((one) => (slug ? one.slug === slug : one.title === title))
}
