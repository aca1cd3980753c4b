import { TextLink } from '#components/ui/link/text-link.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Office } from '#lib/resources/settings/office.ts'
import { toTelHref } from '#lib/text/phone.ts'
import { OfficeHoursLines } from './office-clock.tsx'

interface OfficeListProps {
  locale: Locale
  offices: readonly Office[]
}

/** The offices in rows whose columns keep their places where hours are not known. */
export function OfficeList({ locale, offices }: OfficeListProps) {
  return (
    <ul className="border-t border-ink">
      {offices.map((office) => (
        <li
          key={office.title}
          className="catalogue-row items-baseline gap-y-1 border-b border-rule py-4 break-inside-avoid lg:grid-cols-[var(--catalogue-name)_11rem_minmax(0,1fr)]"
        >
          <h3 className="text-h4">{office.title}</h3>
          <p>
            <TextLink href={toTelHref(office.phone)} className="link inline-block py-0.5">
              {office.phone}
            </TextLink>
          </p>
          <OfficeHoursLines locale={locale} office={office} />
        </li>
      ))}
    </ul>
  )
}
