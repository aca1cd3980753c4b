import type { Words } from '#lib/enquiries/words.ts'
import { formatMoment } from '#lib/i18n/dates.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { localDate, localTime, weekdayOf } from '#lib/resources/settings/office.ts'
import type { CallWindow } from './call-window.ts'

/** From so far ahead the name of a weekday alone could mean either of two. */
const WEEK_MS = 6 * 86_400_000

interface Said {
  words: Words
  locale: Locale
  /** Who is to be heard from, as the sentence begins. */
  subject?: string
  window: Pick<CallWindow, 'from' | 'by' | 'isUnbroken'>
  office: { place: string; timeZone: string }
  /** Of whoever reads it now; absent where the page may be read at any time, from anywhere. */
  reader?: { now: number; timeZone: string }
}

/**
 * `London: Saturday, 14:05. You’ll hear from us on Monday between 09:00 and 10:00, London time
 * (19:00–20:00 by your clock).` Undefined where the browser does not know a time zone.
 */
export function promiseWords(said: Said): string | undefined {
  try {
    return sentences(said)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function sentences({ words, locale, subject, window, office, reader }: Said): string {
  const { place, timeZone } = office
  const clock = (moment: number, zone = timeZone) => localTime(zone, new Date(moment))
  const isWaiting = reader && window.from > reader.now
  // In working time the hour has begun already; one that runs on into another day has no beginning.
  const isSpan = window.isUnbroken && (!reader || isWaiting)
  const first = isSpan ? window.from : window.by
  const promise = words(isSpan ? 'promise.between' : 'promise.by', {
    subject: subject ?? words('promise.subject'),
    day: dayOf(first),
    from: clock(window.from),
    to: clock(window.by),
    place,
    yours: yours(),
  })
  if (!isWaiting) return promise
  const weekday = formatMoment(reader.now, 'weekday', { locale, timeZone })
  return words('promise.now', { place, weekday, time: clock(reader.now) }) + promise

  function dayOf(moment: number): string {
    const dateHere = dateOf(moment, timeZone)
    const isToday =
      reader && [timeZone, reader.timeZone].every((zone) => dateOf(reader.now, zone) === dateHere)
    if (isToday) return words('promise.today')
    const day = words(`promise.days.${weekdayOf(dateHere)}`)
    if (reader && moment - reader.now < WEEK_MS) return day
    const date = formatMoment(moment, 'day', { locale, timeZone })
    return words('promise.dayAndDate', { day, date })
  }

  /** The same by the reader's clock, with the day where that is another one there. */
  function yours(): string {
    if (!reader || clock(first) === clock(first, reader.timeZone)) return ''
    const times = (isSpan ? [window.from, window.by] : [window.by])
      .map((moment) => clock(moment, reader.timeZone))
      .join('–\u2060')
    const isSameDay = dateOf(first, timeZone) === dateOf(first, reader.timeZone)
    const day = formatMoment(first, 'weekday', { locale, timeZone: reader.timeZone })
    return words('promise.yours', { times: isSameDay ? times : `${day}, ${times}` })
  }
}

function dateOf(moment: number, timeZone: string): string {
  return localDate(timeZone, new Date(moment))
}
