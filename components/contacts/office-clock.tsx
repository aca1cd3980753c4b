import { useTranslations } from 'next-intl'
import type { Locale } from '#lib/i18n/locales.ts'
import type { OfficeClock as Clock } from '#lib/resources/settings/office.ts'
import { formatOfficeHours } from '#lib/resources/settings/office-hours.ts'
import { OfficeClockClient } from './office-clock-client.tsx'
import { longestClockText, type OfficeClockTexts } from './office-clock-wording.ts'

interface OfficeClockProps {
  office: Clock
  className?: string
}

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const TO_BE_FILLED = { time: '{time}', until: '{until}', from: '{from}' }

/**
 * The time at an office, and whether it is open. The longest sentence, unseen, keeps the room in
 * which the browser writes.
 */
export function OfficeClock({ office, className = 'text-small text-muted' }: OfficeClockProps) {
  const { timeZone, hours } = office
  const texts = useOfficeClockTexts(hours)
  return (
    <p
      data-longest={hours.length > 0 ? longestClockText(texts) : texts.time}
      className={`grid tabular-nums before:invisible before:content-[attr(data-longest)] before:[grid-area:1/1] noscript:hidden print:hidden ${className}`}
    >
      <OfficeClockClient office={{ timeZone, hours }} texts={texts} />
    </p>
  )
}

function useOfficeClockTexts(hours: Clock['hours']): OfficeClockTexts {
  const t = useTranslations('officeClock')
  const openDays = new Set(hours.flatMap(({ days }) => days))
  const days = WEEKDAYS.map((name, index) => ({ name, day: index + 1 }))
  const followingClosed = days.filter(
    ({ day }) => openDays.has(day) && !openDays.has(day === 1 ? 7 : day - 1),
  )
  return {
    time: t('time', TO_BE_FILLED),
    open: t('open', TO_BE_FILLED),
    openAlways: t('openAlways', TO_BE_FILLED),
    opensToday: t('opensToday', TO_BE_FILLED),
    opensTomorrow: t('opensTomorrow', TO_BE_FILLED),
    opensOn: Object.fromEntries(
      followingClosed.map(({ name, day }) => [day, t(`opensOn.${name}`, TO_BE_FILLED)]),
    ),
  }
}

interface OfficeHoursLinesProps {
  locale: Locale
  office: Clock
}

/** The hours of an office, and whether it is open now; only its time where no hours are known. */
export function OfficeHoursLines({ locale, office }: OfficeHoursLinesProps) {
  return (
    <div>
      {office.hours.length > 0 && (
        <ul className="text-small text-muted tabular-nums">
          {formatOfficeHours(office.hours, locale).map((line) => (
            <li key={line} className="first-letter:uppercase">
              {line}
            </li>
          ))}
        </ul>
      )}
      <OfficeClock office={office} />
    </div>
  )
}
