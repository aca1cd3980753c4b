import type { Span } from '#lib/enquiries/office/call-window.ts'
import { openStateAt } from '#lib/enquiries/office/open-state.ts'
import type { Words } from '#lib/enquiries/words.ts'
import { formatMoment } from '#lib/i18n/dates.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { localDate, localTime, weekdayOf } from '#lib/resources/settings/office.ts'

interface Clock {
  words: Words
  locale: Locale
  timeZone: string
  spans: readonly Span[]
  now: number
}

const DAY_MS = 86_400_000
/** From so many days ahead the name of a weekday could mean either of two. */
const WEEK_DAYS = 7

/** What an office's clock says: whether it is open, where that is known, and the time there. */
export interface ClockText {
  state?: string
  time: string
}

/** Nothing where the browser does not know the time zone. */
export function officeClockText(clock: Clock): ClockText | undefined {
  try {
    const { words, timeZone, now } = clock
    return {
      state: stateText(clock),
      time: words('officeClock.time', { time: localTime(timeZone, new Date(now)) }),
    }
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function stateText({ words, locale, timeZone, spans, now }: Clock): string | undefined {
  const { isOpen, changesAt } = openStateAt(spans, now)
  const at = (moment: number) => localTime(timeZone, new Date(moment))
  if (changesAt === undefined) return isOpen ? words('officeClock.openAlways') : undefined
  if (isOpen) return words('officeClock.open', { until: at(changesAt) })

  const day = localDate(timeZone, new Date(changesAt))
  const daysAhead = (Date.parse(day) - Date.parse(localDate(timeZone, new Date(now)))) / DAY_MS
  const values = { from: at(changesAt) }
  if (daysAhead === 0) return words('officeClock.opensToday', values)
  if (daysAhead === 1) return words('officeClock.opensTomorrow', values)
  if (daysAhead < WEEK_DAYS) {
    return words(`officeClock.opensOn.${weekdayOf(day)}`, values)
  }
  const date = formatMoment(changesAt, 'day', { locale, timeZone })
  return words('officeClock.opensLater', { ...values, date })
}
