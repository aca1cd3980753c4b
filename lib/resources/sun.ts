/** Where the sun is looked for, by the time zone of a country or office: latitude and longitude in degrees, north and east positive. */
const PLACES: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['Europe/London', [51.5, -0.1]],
  ['Europe/Paris', [48.9, 2.4]],
  ['Europe/Monaco', [43.7, 7.4]],
  ['Europe/Zurich', [46.2, 6.1]],
  ['Europe/Rome', [45.5, 9.2]],
  ['Asia/Nicosia', [34.7, 33]],
  ['Asia/Dubai', [25.2, 55.3]],
  ['America/New_York', [40.7, -74]],
  ['Europe/Moscow', [55.8, 37.6]],
])

const DAY_MS = 86_400_000
const RADIANS = Math.PI / 180
/** At rising and setting, in degrees: the air lifts it, and its upper edge is what is seen first. */
const HEIGHT_AT_HORIZON = -0.833

/**
 * Whether the sun is up, within ten minutes of the almanac; undefined where it is not known where the
 * place lies. By the usual approximations: the declination as a cosine of the day of the year, the
 * equation of time as three terms, and the altitude from the hour angle.
 */
export function isSunUp(timeZone: string, instant: Date): boolean | undefined {
  const place = PLACES.get(timeZone)
  if (!place) return undefined
  const [latitude, longitude] = place
  const time = instant.getTime()
  const days = (time - Date.UTC(instant.getUTCFullYear(), 0, 1)) / DAY_MS
  const declination = -23.44 * Math.cos((360 / 365) * (days + 10) * RADIANS) * RADIANS
  // The sun's noon comes up to a quarter of an hour before that of a clock, or after it.
  const season = (360 / 365) * (days - 80) * RADIANS
  const aheadMinutes =
    9.87 * Math.sin(2 * season) - 7.53 * Math.cos(season) - 1.5 * Math.sin(season)
  const sinceNoon =
    (((time % DAY_MS) / DAY_MS) * 360 - 180 + longitude + aheadMinutes / 4) * RADIANS
  const height =
    Math.sin(latitude * RADIANS) * Math.sin(declination) +
    Math.cos(latitude * RADIANS) * Math.cos(declination) * Math.cos(sinceNoon)
  return height > Math.sin(HEIGHT_AT_HORIZON * RADIANS)
}
