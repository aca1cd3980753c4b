import { LANGUAGE_RULES } from '#lib/i18n/languages.ts'
import { LANGUAGES, type Locale } from '#lib/i18n/locales.ts'
import { toTelHref } from '#lib/text/phone.ts'
import type { Office, OfficeHours } from './office.ts'

const DAYS_IN_WEEK = 7

/** `Mon–Fri 09:00–18:30`, `Sat, Sun 11:00–15:00`: a text for each entry, in the order given. */
export function formatOfficeHours(hours: readonly OfficeHours[], locale: Locale): string[] {
  return hours.map(({ days, from, to }) => {
    const times = from === to ? LANGUAGE_RULES[locale].officeHours.allDay : `${from}–${to}`
    return `${formatDays(days, locale)} ${times}`
  })
}

/** The office that answers a number, however the number is spaced. */
export function findOfficeByPhone(offices: readonly Office[], phone: string): Office | undefined {
  const dialled = toTelHref(phone)
  return offices.find((office) => toTelHref(office.phone) === dialled)
}

/** The name of a zone in summer and in winter alike, as in `Central European Time`. */
export function formatTimeZone(timeZone: string, instant: Date, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(LANGUAGES[locale].tag, {
    timeZone,
    timeZoneName: LANGUAGE_RULES[locale].officeHours.zoneName,
  }).formatToParts(instant)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** How far its clocks are from those of the world, as in `UTC+5:30`. */
export function formatOffset(timeZone: string, instant: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    timeZoneName: 'shortOffset',
  }).formatToParts(instant)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.slice('GMT'.length)
  return `UTC${offset || '+0'}`.replace('-', '\u2212')
}

function formatDays(days: readonly number[], locale: Locale): string {
  const open = new Set(days)
  const { days: names, everyDay } = LANGUAGE_RULES[locale].officeHours
  if (open.size === DAYS_IN_WEEK) return everyDay
  const nameOf = (day: number) => names[day - 1] ?? ''
  return runsOf(open)
    .flatMap((run) => {
      const [first = 0, last = first] = [run[0], run.at(-1)]
      return run.length > 2 ? `${nameOf(first)}–${nameOf(last)}` : run.map(nameOf)
    })
    .join(', ')
}

/** Days that follow each other, across the end of the week too: `Sun–Thu` is one run. */
function runsOf(days: ReadonlySet<number>): number[][] {
  const starts = [...days].filter((day) => !days.has(shift(day, -1))).sort((a, b) => a - b)
  return starts.map((start) => {
    const run = [start]
    for (let day = shift(start, 1); days.has(day); day = shift(day, 1)) run.push(day)
    return run
  })
}

function shift(day: number, by: number): number {
  return ((day - 1 + by + DAYS_IN_WEEK) % DAYS_IN_WEEK) + 1
}
