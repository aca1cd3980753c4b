import { localTime, type OfficeClock } from '#lib/resources/settings/office.ts'

const HOUR_MS = 3_600_000
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const TIME_ZONE = 'Europe/London'

/** Offices in each state that a clock can tell, whatever the time is. */
export function sampleClocks(now: Date) {
  const at = (hours: number) => localTime(TIME_ZONE, new Date(now.getTime() + hours * HOUR_MS))
  const inThreeDays = ((now.getUTCDay() + 2) % 7) + 1
  const office = (days: number[], from: string, to: string): OfficeClock => ({
    timeZone: TIME_ZONE,
    hours: [{ days, from, to }],
  })
  return {
    open: office(EVERY_DAY, at(-1), at(2)),
    always: office(EVERY_DAY, '00:00', '00:00'),
    opensSoon: office(EVERY_DAY, at(1), at(2)),
    opensLater: office([inThreeDays], '09:00', '18:00'),
    noHours: { timeZone: TIME_ZONE, hours: [] },
  } satisfies Record<string, OfficeClock>
}
