import type { Locale } from '#lib/i18n/locales.ts'
import type { OfficeClock as Clock } from '#lib/resources/settings/office.ts'
import { formatOfficeHours } from '#lib/resources/settings/office-hours.ts'
import { OfficeClock } from './office-clock.tsx'

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
