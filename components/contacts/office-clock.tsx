import { useTranslations } from 'next-intl'
import type { Locale } from '#lib/i18n/locales.ts'
import { type Office, WEEKDAYS } from '#lib/resources/settings/office.ts'
import { formatOfficeHours } from '#lib/resources/settings/office-hours.ts'
import { OfficeClockClient } from './office-clock-client.tsx'

type ShownOffice = Pick<Office, 'title' | 'timeZone' | 'hours'>

interface OfficeClockProps {
  locale: Locale
  /** Of a place without an office the time alone is told. */
  office: Pick<Office, 'timeZone'> & Partial<ShownOffice>
  className?: string
}

/** Each time of day takes as much room. */
const TO_BE_FILLED = { until: '00:00', from: '00:00' }

/**
 * The time at an office, and whether it is open. The longest sentence, unseen, keeps the room in
 * which the browser writes.
 */
export function OfficeClock(props: OfficeClockProps) {
  const { locale, office, className = 'text-small text-muted' } = props
  const { title, timeZone, hours = [] } = office
  return (
    <p
      data-longest={useLongest(hours)}
      className={`grid clock-room tabular-nums noscript:hidden print:hidden ${className}`}
    >
      <OfficeClockClient locale={locale} timeZone={timeZone} office={title} />
    </p>
  )
}

/** The sentence that needs the most room, with the capital that it is shown with. */
function useLongest(hours: Office['hours']): string {
  const t = useTranslations('officeClock')
  const openDays = new Set(hours.flatMap(({ days }) => days))
  const states = [
    ...(openDays.size > 0 ? [t('open', TO_BE_FILLED), t('opensTomorrow', TO_BE_FILLED)] : []),
    // After a holiday an office may open on any of its days.
    ...WEEKDAYS.filter((_name, index) => openDays.has(index + 1)).map((name) =>
      t(`opensOn.${name}`, TO_BE_FILLED),
    ),
  ]
  const longest = states.reduce((longer, text) => (text.length > longer.length ? text : longer), '')
  const text = [
    longest.replaceAll(' ', '\u00a0'),
    t('time', { time: '00:00' }).replaceAll(' ', '\u00a0'),
  ]
    .filter(Boolean)
    .join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

interface OfficeHoursLinesProps {
  locale: Locale
  office: ShownOffice
  className?: string
}

/** The hours of an office, and whether it is open now; only its time where no hours are known. */
export function OfficeHoursLines(props: OfficeHoursLinesProps) {
  const { locale, office, className = 'text-small text-muted' } = props
  return (
    <div>
      {office.hours.length > 0 && (
        <ul className={`tabular-nums ${className}`}>
          {formatOfficeHours(office.hours, locale).map((line) => (
            <li key={line} className="first-letter:uppercase">
              {line}
            </li>
          ))}
        </ul>
      )}
      <OfficeClock locale={locale} office={office} />
    </div>
  )
}
