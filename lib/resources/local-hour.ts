import { localTime } from '#lib/resources/settings/office.ts'
import { isSunUp } from './sun.ts'

/** The four in which a place is drawn. */
type DayPart = 'morning' | 'day' | 'dusk' | 'night'

interface LocalHour {
  part: DayPart
  /** Of the hands of a clock, in degrees from twelve. */
  hands: { hours: number; minutes: number }
}

/** From which hour on; before the first of them it is still the night. */
const BEGINNINGS: [from: number, part: DayPart][] = [
  [21, 'night'],
  [17, 'dusk'],
  [10, 'day'],
  [5, 'morning'],
]

/** What hour it is at a place; undefined where the time zone is not known here. */
export function localHour(timeZone: string, instant: Date): LocalHour | undefined {
  const time = timeIn(timeZone, instant)
  if (!time) return undefined
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const [, byClock] = BEGINNINGS.find(([from]) => hour >= from) ?? [0, 'night' as const]
  return {
    part: inTheDark(byClock, hour, isSunUp(timeZone, instant)),
    hands: { hours: (hour % 12) * 30 + minute / 2, minutes: minute * 6 },
  }
}

/** No sun is drawn before it rises or after it sets, whatever the clock says of the morning. */
function inTheDark(part: DayPart, hour: number, isSunUp: boolean | undefined): DayPart {
  if (isSunUp !== false || (part !== 'morning' && part !== 'day')) return part
  return hour < 12 ? 'night' : 'dusk'
}

function timeIn(timeZone: string, instant: Date): string | undefined {
  try {
    return localTime(timeZone, instant)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
