import { OfficeClock } from '#components/contacts/office-clock.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import { formatTimeZone } from '#lib/resources/settings/office-hours.ts'

interface PlaceTimeProps {
  locale: Locale
  timeZone: string
}

/** The clock of a place where no hours are known. */
export function PlaceTime({ locale, timeZone }: PlaceTimeProps) {
  return (
    <>
      {formatTimeZone(timeZone, new Date(), locale)}
      <OfficeClock office={{ timeZone, hours: [] }} />
    </>
  )
}
