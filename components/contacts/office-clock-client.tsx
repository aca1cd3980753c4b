'use client'

import { MINUTE_MS, useMinute } from '#components/ui/browser/minute.ts'
import type { OfficeClock } from '#lib/resources/settings/office.ts'
import { type OfficeClockTexts, officeClockText } from './office-clock-wording.ts'

interface OfficeClockClientProps {
  office: OfficeClock
  texts: OfficeClockTexts
}

/** Nothing until it runs in the browser: the page may have been made at any time before. */
export function OfficeClockClient({ office, texts }: OfficeClockClientProps) {
  const minute = useMinute()
  if (minute === undefined) return null
  const text = officeClockText(office, texts, new Date(minute * MINUTE_MS))
  return <span className="[grid-area:1/1] first-letter:uppercase">{text}</span>
}
