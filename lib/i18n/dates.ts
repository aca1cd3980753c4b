import { LANGUAGES, type Locale, perLocale } from './locales.ts'

/** What the time is: passed in, so that a test can say it. */
export type Clock = () => Date

/** The UTC day as an ISO date. */
export function dayOf(moment: Date | number): string {
  return new Date(moment).toISOString().slice(0, 'YYYY-MM-DD'.length)
}

const DAY = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const

const DAY_FORMATS = perLocale((locale) => new Intl.DateTimeFormat(LANGUAGES[locale].tag, DAY))
const DATE_FORMATS = perLocale(
  (locale) => new Intl.DateTimeFormat(LANGUAGES[locale].tag, { ...DAY, year: 'numeric' }),
)

/**
 * `24 November 2026` or `24 ноября 2026 г.`: the calendar day as written, whatever its offset. No
 * line breaks after the day, or before what follows the year.
 */
export function formatDate(isoDate: string, locale: Locale): string {
  return write(DATE_FORMATS[locale], isoDate)
}

const HALF_A_YEAR_MS = 183 * 24 * 60 * 60 * 1000

/** Without its year where no other one could be meant: less than half a year from now. */
export function formatDay(isoDate: string, locale: Locale, now: Date): string {
  const isNear = Math.abs(Date.parse(isoDate) - now.getTime()) < HALF_A_YEAR_MS
  return write((isNear ? DAY_FORMATS : DATE_FORMATS)[locale], isoDate)
}

/**
 * Month and year of `2027-01` as they stand in a date: `January`, `2027`, and `января`, not the
 * `январь` that a month is called by itself.
 */
export function monthInDate(isoMonth: string, locale: Locale): { month: string; year: string } {
  const parts = DATE_FORMATS[locale].formatToParts(new Date(`${isoMonth}-01T00:00:00Z`))
  const find = (type: 'month' | 'year') => parts.find((part) => part.type === type)?.value ?? ''
  return { month: find('month'), year: find('year') }
}

function write(format: Intl.DateTimeFormat, isoDate: string): string {
  const day = new Date(`${isoDate.slice(0, 'YYYY-MM-DD'.length)}T00:00:00Z`)
  return format.format(day).replace(/(?<=^\d+) | (?=г\.$)/g, '\u00a0')
}
