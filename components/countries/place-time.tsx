import type { Locale } from '#lib/domain/locale'
import { formatTimeZone } from '#lib/domain/office-hours'
import { OfficeClock } from '@/components/catalogue/office-clock'

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
