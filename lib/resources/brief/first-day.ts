import { dayOf } from '#lib/i18n/dates.ts'
import { localDate } from '#lib/resources/settings/office.ts'
import { TERMS } from '#lib/resources/terms.ts'

interface FirstDayOptions {
  now: Date
  /** Of the country where the work is to be; an IANA name. */
  timeZone?: string
  /** From which on somebody is wanted, as `2027-01`; empty: as soon as possible. */
  month: string
}

const DAY_MS = 86_400_000
const SATURDAY = 6
const SUNDAY = 0

/** The first working day that can be expected, as `2027-01-04`: never before a placement takes its time. */
export function firstWorkingDay({ now, timeZone = 'UTC', month }: FirstDayOptions): string {
  const today = localDate(timeZone, now)
  const earliest = Date.parse(today) + TERMS.weeksToFirstDay * 7 * DAY_MS
  const wanted = month ? Date.parse(`${month}-01`) : earliest
  let day = new Date(Math.max(earliest, wanted))
  while (isFree(day)) day = new Date(day.getTime() + DAY_MS)
  return dayOf(day)
}

/** Few start between Christmas and the first days of January; other holidays are not the same everywhere. */
function isFree(day: Date): boolean {
  const monthAndDay = dayOf(day).slice('YYYY-'.length)
  const isTurnOfYear = monthAndDay >= '12-25' || monthAndDay <= '01-03'
  return isTurnOfYear || day.getUTCDay() === SATURDAY || day.getUTCDay() === SUNDAY
}
