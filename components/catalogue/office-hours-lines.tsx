import type { Locale } from '#lib/domain/locale'
import type { OfficeClock as Clock } from '#lib/domain/office'
import { formatOfficeHours } from '#lib/domain/office-hours'
import { OfficeClock } from './office-clock'

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
