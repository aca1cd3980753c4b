import Holidays from 'date-holidays'
import { LRUCache } from 'lru-cache'
import { Temporal } from 'temporal-polyfill'
import type { Office } from '#lib/resources/settings/office.ts'
import { type CallWindow, callWindow, type Span } from './call-window.ts'

/** An office that is not open for so long has no working time that anybody could promise. */
const HORIZON_DAYS = 60
const KEPT_CALENDARS = 64

/**
 * When an office works from a moment on: its opening hours, less the public holidays of its place
 * and its own closures. Two months are looked ahead.
 */
export function* workingSpans(office: Office, from: Date): Generator<Span> {
  const today = Temporal.Instant.fromEpochMilliseconds(from.getTime())
    .toZonedDateTimeISO(office.timeZone)
    .toPlainDate()
  // Hours that begin in the evening go on after midnight.
  for (let day = -1; day <= HORIZON_DAYS; day += 1) {
    yield* spansOf(office, today.add({ days: day })).filter(({ end }) => end > from.getTime())
  }
}

/** When an office calls somebody who asks at a moment; undefined where it does not open. */
export function officeWindow(office: Office, askedAt: Date): CallWindow | undefined {
  return callWindow(workingSpans(office, askedAt), askedAt.getTime(), office.promiseMinutes)
}

/** The working day that it is at an office; undefined where it is none, or the office is closed all day. */
export function workingDayOf(office: Office, now: Date): WorkingDay | undefined {
  const date = localDate(office, now)
  const spans = spansOf(office, date)
  const [first, last] = [spans.at(0), spans.at(-1)]
  if (!first || !last) return undefined
  return {
    date: date.toString(),
    opensAt: new Date(first.start),
    closesAt: new Date(last.end),
  }
}

export interface WorkingDay {
  /** ISO, by the calendar of the office. */
  date: string
  opensAt: Date
  closesAt: Date
}

/** The first moment of the day after now, and those of this week's and of last week's Monday. */
export function calendarAround(office: Office, now: Date) {
  const today = localDate(office, now)
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  const startOf = (date: Temporal.PlainDate) =>
    date.toZonedDateTime(office.timeZone).epochMilliseconds
  return {
    tomorrow: startOf(today.add({ days: 1 })),
    thisWeek: startOf(monday),
    lastWeek: startOf(monday.subtract({ days: 7 })),
  }
}

function localDate({ timeZone }: Office, now: Date): Temporal.PlainDate {
  const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime())
  return instant.toZonedDateTimeISO(timeZone).toPlainDate()
}

/** When an office is open on a day, the earliest first. */
function spansOf(office: Office, date: Temporal.PlainDate): Span[] {
  if (isClosedOn(office, date)) return []
  const at = (day: Temporal.PlainDate, time: string) =>
    day.toZonedDateTime({ timeZone: office.timeZone, plainTime: time }).epochMilliseconds
  return office.hours
    .filter(({ days }) => days.includes(date.dayOfWeek))
    .map(({ from, to }) => ({
      start: at(date, from),
      end: at(from < to ? date : date.add({ days: 1 }), to),
    }))
    .toSorted((one, other) => one.start - other.start)
}

/** ISO days compare as texts do. */
function isClosedOn({ holidays, closures, openDays }: Office, date: Temporal.PlainDate): boolean {
  const day = date.toString()
  if (closures.some(({ from, to }) => from <= day && day <= to)) return true
  if (!holidays || openDays.includes(day)) return false
  return publicHolidays(holidays, date.year).has(day)
}

const calendars = new LRUCache<string, ReadonlySet<string>>({ max: KEPT_CALENDARS })

function publicHolidays(
  { country, region }: NonNullable<Office['holidays']>,
  year: number,
): ReadonlySet<string> {
  const key = [country, region, year].join()
  const known = calendars.get(key)
  if (known) return known
  const calendar = region ? new Holidays(country, region) : new Holidays(country)
  const days = calendar
    .getHolidays(year)
    .filter(({ type }) => type === 'public')
    .flatMap(({ date, start, end }) => daysFrom(date.slice(0, 10), start, end))
  const found = new Set(days)
  calendars.set(key, found)
  return found
}

/** A holiday may last several days; one that begins in the evening is that of its first day. */
function daysFrom(first: string, start: Date, end: Date): string[] {
  const count = Math.max(1, Math.round((end.getTime() - start.getTime()) / 86_400_000))
  const day = Temporal.PlainDate.from(first)
  return Array.from({ length: count }, (_, index) => day.add({ days: index }).toString())
}
