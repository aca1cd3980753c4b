import type { Belonging } from '#lib/resources/belongings.ts'
import type { Image } from '#lib/resources/image.ts'

export interface Office {
  countrySlug: string
  title: string
  phone: string
  /** Street and town, as one writes them there. */
  address?: string
  /** The town, where the title is more than that. */
  city?: string
  /** An IANA name. */
  timeZone: string
  hours: OfficeHours[]
  /** That it is spoken to in, its first one first. */
  languages: string[]
  /** Who calls; of several the first who speaks the visitor's language. */
  people: Person[]
  /** Where enquiries for it are mailed to, if not where all are. */
  email?: string
  /** Of its working time, within which it calls back. */
  promiseMinutes: number
  /** Whose public holidays it keeps: ISO 3166 codes of a country and of a part of it. */
  holidays?: { country: string; region?: string }
  /** Days on which it is closed, the first and the last included; ISO dates. */
  closures: { from: string; to: string }[]
  /** Holidays on which it works. */
  openDays: string[]
}

interface Person {
  name: string
  /** ISO 639 codes. */
  languages: string[]
  /** A direct line. */
  phone?: string
  photo?: Image
  /** What stands in the place of a photo. */
  belongings: readonly Belonging[]
}

/** ISO weekdays, 1 is Monday; local clock times `HH:MM`. `to` before `from` ends the next day. */
export interface OfficeHours {
  days: number[]
  from: string
  to: string
}

/** An office that states no other promise calls back within the hour. */
export const PROMISE_MINUTES = 60

/** What any of the offices promises at the least, so that it is true of whichever calls. */
export function promisedTime(offices: readonly Pick<Office, 'promiseMinutes'>[]) {
  const promises = offices.map(({ promiseMinutes }) => promiseMinutes)
  const minutes = promises.length > 0 ? Math.max(...promises) : PROMISE_MINUTES
  return { minutes, hours: minutes % 60 === 0 ? minutes / 60 : 0 }
}

/** By which the time of an office is named. */
export function placeOf({ city, title }: Pick<Office, 'city' | 'title'>): string {
  return city ?? title
}

export type OfficeClock = Pick<Office, 'timeZone' | 'hours'>

/** Times are `HH:MM` by the clock of the place; an ISO weekday. */
export type OfficeState =
  | { isOpen: true; until?: string }
  | { isOpen: false; opening?: { time: string; weekday: number; daysAhead: number } }

const WEEKDAYS = 'Mon Tue Wed Thu Fri Sat Sun'.split(' ')
const DAY = 24 * 60
const WEEK = 7 * DAY

/** `14:05`: the time on the wall of a place. */
export function localTime(timeZone: string, instant: Date): string {
  return new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(instant)
}

/**
 * Whether an office is open, and until when or from when. Hours that meet count as one; an office
 * that never closes has no `until`, one without hours no `opening`.
 */
export function officeStateAt({ timeZone, hours }: OfficeClock, instant: Date): OfficeState {
  const spans = hours.flatMap(toSpans)
  const midnight = isoWeekday(timeZone, instant) * DAY
  const now = midnight + toMinutes(localTime(timeZone, instant))
  const closing = endOf(spans, now)
  if (closing === Infinity) return { isOpen: true }
  if (closing > now) return { isOpen: true, until: toClock(closing) }
  const wait = Math.min(...spans.map(({ from }) => ahead(now, from)))
  if (wait === Infinity) return { isOpen: false }
  const daysAhead = Math.floor((now + wait - midnight) / DAY)
  const weekday = (Math.floor((now + wait) / DAY - 1) % 7) + 1
  return { isOpen: false, opening: { time: toClock(now + wait), weekday, daysAhead } }
}

interface Span {
  from: number
  length: number
}

/** Minutes of the week, one for each day. */
function toSpans({ days, from, to }: OfficeHours): Span[] {
  const [start, end] = [toMinutes(from), toMinutes(to)]
  const length = start < end ? end - start : end - start + DAY
  return days.map((day) => ({ from: day * DAY + start, length }))
}

/** When it closes if it is open now, however many hours meet until then. */
function endOf(spans: Span[], now: number): number {
  let end = now
  for (const _each of spans) {
    for (const { from, length } of spans) {
      const since = ahead(from, end)
      if (since < length) end += length - since
      if (end - now >= WEEK) return Infinity
    }
  }
  return end
}

function ahead(from: number, to: number): number {
  return (((to - from) % WEEK) + WEEK) % WEEK
}

function toMinutes(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}

function toClock(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16)
}

function isoWeekday(timeZone: string, instant: Date): number {
  const name = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone }).format(instant)
  return WEEKDAYS.indexOf(name) + 1
}
