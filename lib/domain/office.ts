import type { Locale } from './locale.ts'

export interface Office {
  countrySlug: string
  title: string
  phone: string
  /** An IANA name. */
  timeZone: string
  hours: OfficeHours[]
}

/** ISO weekdays, 1 is Monday; local clock times `HH:MM`. `to` before `from` ends the next day. */
export interface OfficeHours {
  days: number[]
  from: string
  to: string
}

const CLOCK_LOCALES: Record<Locale, string> = { en: 'en-GB', ru: 'ru-RU' }
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** `14:05`: the time on the wall of a place. */
export function localTime(timeZone: string, instant: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(CLOCK_LOCALES[locale], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(instant)
}

export function isOpenAt(office: Office, instant: Date): boolean {
  const today = isoWeekday(office.timeZone, instant)
  const yesterday = today === 1 ? 7 : today - 1
  const now = localTime(office.timeZone, instant, 'en')
  return office.hours.some(({ days, from, to }) => {
    if (from < to) return days.includes(today) && from <= now && now < to
    return (days.includes(today) && from <= now) || (days.includes(yesterday) && now < to)
  })
}

function isoWeekday(timeZone: string, instant: Date): number {
  const name = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone }).format(instant)
  return WEEKDAYS.indexOf(name) + 1
}
