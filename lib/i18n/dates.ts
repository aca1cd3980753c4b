import { LANGUAGES, type Locale } from './locales.ts'

/** What the time is: passed in, so that a test can say it. */
export type Clock = () => Date

/** The UTC day as an ISO date. */
export function dayOf(moment: Date | number): string {
  return new Date(moment).toISOString().slice(0, 'YYYY-MM-DD'.length)
}

const DAY = { day: 'numeric', month: 'long' } as const
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** How a day or a moment can be written. */
const STYLES = {
  day: DAY,
  date: { ...DAY, year: 'numeric' },
  weekday: { weekday: 'long' },
  moment: { ...DAY, ...TIME, weekday: 'long' },
  short: {
    ...{ ...TIME, weekday: 'short', day: 'numeric', month: 'short' },
    timeZoneName: 'shortOffset',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

type Style = keyof typeof STYLES

/**
 * `24 November 2026` or `24 ноября 2026 г.`: the calendar day as written, whatever its offset. No
 * line breaks after the day, or before what follows the year.
 */
export function formatDate(isoDate: string, locale: Locale): string {
  return write(startOf(isoDate), 'date', { locale })
}

const HALF_A_YEAR_MS = 183 * 24 * 60 * 60 * 1000

/** Without its year where no other one could be meant: less than half a year from now. */
export function formatDay(isoDate: string, locale: Locale, now: Date): string {
  const isNear = Math.abs(Date.parse(isoDate) - now.getTime()) < HALF_A_YEAR_MS
  return write(startOf(isoDate), isNear ? 'day' : 'date', { locale })
}

/**
 * Month and year of `2027-01` as they stand in a date: `January`, `2027`, and `января`, not the
 * `январь` that a month is called by itself.
 */
export function monthInDate(isoMonth: string, locale: Locale): { month: string; year: string } {
  const parts = formatOf('date', { locale }).formatToParts(startOf(`${isoMonth}-01`))
  const find = (type: 'month' | 'year') => parts.find((part) => part.type === type)?.value ?? ''
  return { month: find('month'), year: find('year') }
}

interface Place {
  locale: Locale
  /** An IANA name; without one a day is a day of the calendar. */
  timeZone?: string
}

/**
 * By the clock of a place: `24 November`, `Tuesday`, or `Tuesday 24 November at 09:40`.
 *
 * @throws {RangeError} where the platform does not know the zone
 */
export function formatMoment(
  moment: Date | number,
  style: 'day' | 'weekday' | 'moment',
  place: Place,
): string {
  return write(moment, style, place)
}

/** `Tue 24 Nov, 09:40 GMT`: by the clock of a place, for those who know it, and their mail. */
export function formatShortMoment(moment: Date | number, place: Place): string {
  // Some versions of the platform's data write the difference of none as well.
  return formatOf('short', place)
    .format(moment)
    .replace(/GMT[+-]0$/, 'GMT')
}

function write(moment: Date | number, style: Style, place: Place) {
  const parts = formatOf(style, place).formatToParts(moment)
  const isHeld = (index: number) => ['day', 'year'].includes(parts[index - 1]?.type ?? '')
  return parts
    .map(({ value }, index) => (isHeld(index) ? value.replace(/\s/, '\u00a0') : value))
    .join('')
}

function startOf(isoDate: string): Date {
  return new Date(`${isoDate.slice(0, 'YYYY-MM-DD'.length)}T00:00:00Z`)
}

/** There are some hundred zones at the most, and a format takes long to make. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(style: Style, { locale, timeZone = 'UTC' }: Place): Intl.DateTimeFormat {
  const key = `${style} ${locale} ${timeZone}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(LANGUAGES[locale].tag, { ...STYLES[style], timeZone })
    formats.set(key, format)
  }
  return format
}
