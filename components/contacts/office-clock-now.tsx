import { useCallingTimes } from '#components/enquiries/promise/calling-times.ts'
import { toWords } from '#lib/enquiries/words.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { officeClockText } from './office-clock-wording.ts'

interface OfficeClockNowProps {
  locale: Locale
  timeZone: string
  /** The title of the office; without one the clock tells only the time. */
  office?: string
}

/** Nothing until it is known when the offices work: their own rule says whether one is open. */
export function OfficeClockNow({ locale, timeZone, office }: OfficeClockNowProps) {
  const times = useCallingTimes(locale)
  if (!times) return null
  const said = officeClockText({
    ...{ locale, timeZone },
    words: toWords(times.texts),
    spans: times.offices.find(({ title }) => title === office)?.spans ?? [],
    now: Date.now(),
  })
  if (!said?.state) return said?.time
  // Where both have no room in a line, each has one.
  return (
    <>
      <span className="text-ink in-[.on-evergreen]:text-paper">{`${said.state.replaceAll(' ', '\u00a0')},`}</span>
      {` ${said.time.replaceAll(' ', '\u00a0')}`}
    </>
  )
}
