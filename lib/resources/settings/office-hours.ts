import type { Locale } from '#lib/i18n/locales.ts'
import { toTelHref } from '#lib/text/phone.ts'
import type { Office, OfficeHours } from './office.ts'

const DAY_NAMES: Record<Locale, readonly string[]> = {
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  ru: ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'],
}
const EVERY_DAY: Record<Locale, string> = { en: 'Every day', ru: 'ежедневно' }
/** What `00:00–00:00` means to a reader. */
const ALL_DAY: Record<Locale, string> = { en: 'round the clock', ru: 'круглосуточно' }
const DAYS_IN_WEEK = 7
/** In Russian the short names are the clear ones: `Нью-Йорк`, where the long is `Восточная Америка`. */
const ZONE_NAMES = {
  en: { tag: 'en-GB', style: 'longGeneric' },
  ru: { tag: 'ru-RU', style: 'shortGeneric' },
} as const

/** `Mon–Fri 09:00–18:30`, `Sat, Sun 11:00–15:00`: a text for each entry, in the order given. */
export function formatOfficeHours(hours: readonly OfficeHours[], locale: Locale): string[] {
  return hours.map(({ days, from, to }) => {
    const times = from === to ? ALL_DAY[locale] : `${from}–${to}`
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
  const parts = new Intl.DateTimeFormat(ZONE_NAMES[locale].tag, {
    timeZone,
    timeZoneName: ZONE_NAMES[locale].style,
  }).formatToParts(instant)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

function formatDays(days: readonly number[], locale: Locale): string {
  const open = new Set(days)
  if (open.size === DAYS_IN_WEEK) return EVERY_DAY[locale]
  const names = DAY_NAMES[locale]
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
