import type { Country } from '#lib/resources/countries/model.ts'
import type { Vacancy } from './model.ts'

type Place = Vacancy['countries'][number]
type Located = Pick<Country, 'slug' | 'title' | 'timeZone'>

interface Closing {
  validThrough?: string
  /** Where the work is. */
  countries: readonly Place[]
}

const DAY_MS = 86_400_000
const KEPT_AFTER_CLOSING_MS = 90 * DAY_MS
/** Of a place that is not known, or whose clock is not. */
const DEFAULT_TIME_ZONE = 'UTC'

/**
 * The moment from which a vacancy is closed, in milliseconds; undefined where it has no end.
 *
 * This is the one rule of what is closed. A date alone counts to the end of that day by the clock
 * of the place; with several places the day has to be over in all of them.
 */
export function closingMoment(
  { validThrough, countries }: Closing,
  known: readonly Located[],
): number | undefined {
  if (!validThrough) return undefined
  if (validThrough.includes('T')) return Date.parse(validThrough)
  const zones = countries.flatMap((place) => timeZoneOf(place, known) ?? [])
  if (zones.length === 0) zones.push(DEFAULT_TIME_ZONE)
  return Math.max(...zones.map((zone) => endOfDay(validThrough, zone)))
}

export function isClosed({ closesAt }: Pick<Vacancy, 'closesAt'>, now: Date): boolean {
  return closesAt !== undefined && now.getTime() >= closesAt
}

/** Whether it has been closed for so long that its page is taken down. */
export function isTakenDown({ closesAt }: Pick<Vacancy, 'closesAt'>, now: Date): boolean {
  return closesAt !== undefined && now.getTime() >= closesAt + KEPT_AFTER_CLOSING_MS
}

/** When a page that shows these vacancies is no longer right; undefined where it stays so. */
export function nextClosing(
  vacancies: readonly Pick<Vacancy, 'closesAt'>[],
  now: Date,
): number | undefined {
  const moments = vacancies
    .flatMap(({ closesAt }) => (closesAt === undefined ? [] : [closesAt]))
    .flatMap((closesAt) => [closesAt, closesAt + KEPT_AFTER_CLOSING_MS])
    .filter((moment) => moment > now.getTime())
  return moments.length > 0 ? Math.min(...moments) : undefined
}

/** A backend may name the place of a vacancy without its slug. */
function timeZoneOf({ slug, title }: Place, known: readonly Located[]): string | undefined {
  const country = known.find((one) => (slug ? one.slug === slug : one.title === title))
  return country?.timeZone
}

/**
 * The first moment after a day: its next midnight, or what stands for it where clocks are changed
 * at midnight, so that there are two of them or none.
 */
function endOfDay(day: string, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`) + DAY_MS
  const candidates = [midnight - DAY_MS, midnight + DAY_MS]
    .map((around) => midnight - offsetAt(around, timeZone))
    .toSorted((one, other) => one - other)
  const isAfter = (moment: number) => moment + offsetAt(moment, timeZone) >= midnight
  return candidates.find(isAfter) ?? midnight
}

/** By how much the clock of a place is ahead of UTC. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, +value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const wall = Date.UTC(
    ...([part('year'), part('month') - 1, part('day')] as const),
    ...([part('hour'), part('minute'), part('second')] as const),
  )
  return wall - moment
}

/** There are some hundred zones at the most, and a format takes long to make. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en', {
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' },
    timeZone,
  })
  clocks.set(timeZone, clock)
  return clock
}
