import { TextLink } from '#components/ui/link/text-link.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import { withWholeNumbers } from '#lib/i18n/typography.ts'
import type { Office } from '#lib/resources/settings/office.ts'
import { toTelHref } from '#lib/text/phone.ts'
import { OfficeHoursLines } from './office-clock.tsx'
import { PersonRows } from './person-row.tsx'

interface OfficeListProps {
  locale: Locale
  offices: readonly Office[]
}

/** The offices in rows whose columns keep their places where an address or hours are not known. */
export function OfficeList({ locale, offices }: OfficeListProps) {
  return (
    <ul className="border-t border-ink">
      {offices.map((office) => (
        <li
          key={office.title}
          className="catalogue-row min-[18rem]:max-md:grid-cols-[minmax(0,1fr)_10rem] items-baseline border-b border-rule py-2 break-inside-avoid md:max-xl:gap-y-1 md:py-4 xl:grid-cols-[var(--catalogue-name)_11rem_minmax(0,1fr)_minmax(0,1fr)]"
        >
          <h3 className="text-h4">{office.title}</h3>
          <p className="md:col-start-2">
            <TextLink
              href={toTelHref(office.phone)}
              className="link inline-flex min-h-11 items-center sm:min-h-0 sm:py-0.5"
            >
              {office.phone}
            </TextLink>
          </p>
          {office.address && (
            <p className="min-[18rem]:col-span-2 min-w-0 md:col-span-1 md:col-start-2 xl:col-start-3 xl:row-span-2">
              {withWholeNumbers(office.address)}
            </p>
          )}
          <div className="min-[18rem]:col-span-2 min-w-0 md:col-span-1 md:col-start-2 xl:col-start-4 xl:row-span-2">
            <OfficeHoursLines locale={locale} office={office} />
          </div>
          {office.people.length > 0 && (
            <div className="min-[18rem]:col-span-2 mt-3 min-w-0 self-start md:col-span-1 md:col-start-1 md:row-span-6 md:row-start-2">
              <PersonRows locale={locale} office={office} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
