import type { Locale } from '#lib/domain/locale'
import type { OfficeHours } from '#lib/domain/office'
import { formatOfficeHours } from '#lib/domain/office-hours'

interface OfficeHoursLinesProps {
  locale: Locale
  hours: readonly OfficeHours[]
}

export function OfficeHoursLines({ locale, hours }: OfficeHoursLinesProps) {
  if (hours.length === 0) return null
  return (
    <ul className="text-small text-muted tabular-nums">
      {formatOfficeHours(hours, locale).map((line) => (
        <li key={line} className="whitespace-nowrap first-letter:uppercase">
          {line}
        </li>
      ))}
    </ul>
  )
}
