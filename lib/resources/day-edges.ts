const DAY_MS = 86_400_000
/** Of a place that is not known, or whose clock is not. */
const DEFAULT_TIME_ZONE = 'UTC'

/**
 * The moment, in milliseconds, that a date means where it begins or ends something. A stated moment
 * is taken as it is; a date alone means that day by the clock of the place, from its first moment
 * or to its last. With several places it has begun as soon as it has in one of them, and is over
 * when it is over in all.
 */
export function edgeOf(
  date: string,
  { edge, timeZones }: { edge: 'start' | 'end'; timeZones: readonly string[] },
): number {
  if (date.includes('T')) return Date.parse(date)
  const zones = timeZones.length > 0 ? timeZones : [DEFAULT_TIME_ZONE]
  const day = Date.parse(`${date}T00:00:00Z`)
  return edge === 'start'
    ? Math.min(...zones.map((zone) => startOfDay(day, zone)))
    : Math.max(...zones.map((zone) => startOfDay(day + DAY_MS, zone)))
}

/** The first of some moments that is still to come; undefined where none is. */
export function firstAfter(
  now: Date,
  moments: readonly (number | undefined)[],
): number | undefined {
  const coming = moments
    .filter((moment) => moment !== undefined)
    .filter((moment) => moment > now.getTime())
  return coming.length > 0 ? Math.min(...coming) : undefined
}

/** `2026-11-27T23:59:59+04:00`: a moment by the clock of a place. */
export function formatMoment(moment: number, timeZone = DEFAULT_TIME_ZONE): string {
  const offset = offsetAt(moment, timeZone)
  const minutes = Math.abs(offset) / 60_000
  const pad = (part: number) => String(Math.floor(part)).padStart(2, '0')
  const sign = offset < 0 ? '-' : '+'
  const wall = new Date(moment + offset).toISOString().slice(0, 'YYYY-MM-DDThh:mm:ss'.length)
  return `${wall}${sign}${pad(minutes / 60)}:${pad(minutes % 60)}`
}

/**
 * The first moment of a day that is given by its midnight in UTC: the midnight of the place, or
 * what stands for it where clocks are changed at midnight, so that there are two of them or none.
 */
function startOfDay(midnight: number, timeZone: string): number {
  const candidates = [midnight - DAY_MS, midnight + DAY_MS]
    .map((around) => midnight - offsetAt(around, timeZone))
    .toSorted((one, other) => one - other)
  const isReached = (moment: number) => moment + offsetAt(moment, timeZone) >= midnight
  return candidates.find(isReached) ?? midnight
}

/** By how much the clock of a place is ahead of UTC. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, +value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const wall = Date.UTC(
    ...([part('year'), part('month') - 1, part('day')] as const),
    ...([part('hour'), part('minute'), part('second')] as const),
  )
  return wall - Math.floor(moment / 1000) * 1000
}

/** There are some hundred zones at the most, and a format takes long to make. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en', {
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' },
    timeZone,
  })
  clocks.set(timeZone, clock)
  return clock
}
