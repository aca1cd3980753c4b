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

/** There are some hundred zones at the most, and a format takes long to make. */
const wallClocks = new Map<string, Intl.DateTimeFormat>()

/** `14:05`: the time on the wall of a place. */
export function localTime(timeZone: string, instant: Date): string {
  let clock = wallClocks.get(timeZone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone })
    wallClocks.set(timeZone, clock)
  }
  return clock.format(instant)
}

/** `2026-11-30`: the day in the calendar of a place; texts of days compare. */
export function localDate(timeZone: string, instant: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    timeZone,
  }).format(instant)
}

/** As messages name them, from Monday. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** Of a day of the calendar. */
export function weekdayOf(day: string): (typeof WEEKDAYS)[number] {
  return WEEKDAYS[(new Date(day).getUTCDay() + 6) % 7] ?? 'mon'
}
