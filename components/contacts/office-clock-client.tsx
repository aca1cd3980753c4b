'use client'

import { useSyncExternalStore } from 'react'
import type { OfficeClock } from '#lib/resources/settings/office.ts'
import { type OfficeClockTexts, officeClockText } from './office-clock-wording.ts'

interface OfficeClockClientProps {
  office: OfficeClock
  texts: OfficeClockTexts
}

const MINUTE_MS = 60_000

/** Nothing until it runs in the browser: the page may have been made at any time before. */
export function OfficeClockClient({ office, texts }: OfficeClockClientProps) {
  const minute = useSyncExternalStore(subscribeToMinutes, minuteNow, () => undefined)
  if (minute === undefined) return null
  const text = officeClockText(office, texts, new Date(minute * MINUTE_MS))
  return <span className="[grid-area:1/1] first-letter:uppercase">{text}</span>
}

function minuteNow(): number {
  return Math.floor(Date.now() / MINUTE_MS)
}

function subscribeToMinutes(onMinute: () => void): () => void {
  let timer = atNextMinute()
  function atNextMinute() {
    return setTimeout(
      () => {
        onMinute()
        timer = atNextMinute()
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    )
  }
  return () => clearTimeout(timer)
}
