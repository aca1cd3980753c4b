import { formatDate } from '#lib/i18n/dates.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { CandidateProfile } from '#lib/resources/candidates/model.ts'

interface CheckListProps {
  locale: Locale
  checks: CandidateProfile['checks']
}

export function CheckList({ locale, checks }: CheckListProps) {
  return (
    <ul className="border-t border-ink">
      {checks.map(({ title, date }) => (
        <li
          key={title}
          className="flex flex-wrap justify-between gap-x-6 border-b border-rule py-3 break-inside-avoid"
        >
          <span className="min-w-0">{title}</span>
          <time dateTime={date} className="text-muted tabular-nums">
            {formatDate(date, locale)}
          </time>
        </li>
      ))}
    </ul>
  )
}
