import { Skyline } from '#components/illustrations/scene.tsx'
import { TextLink } from '#components/ui/link/text-link.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import { withHeldHyphens, withWholeNumbers, withWholePhone } from '#lib/i18n/typography.ts'
import type { Office } from '#lib/resources/settings/office.ts'
import { toTelHref } from '#lib/text/phone.ts'
import { OfficeHoursLines } from './office-clock.tsx'
import { PersonRows } from './person-row.tsx'

interface OfficeListProps {
  locale: Locale
  offices: readonly Office[]
}

/** The offices: on a phone the name beside the number, elsewhere side by side. */
export function OfficeList({ locale, offices }: OfficeListProps) {
  return (
    <ul className="grid gap-x-column border-t border-ink sm:grid-cols-3 sm:border-0">
      {offices.map((office) => (
        <li key={office.title} data-zone={office.timeZone} className="office break-inside-avoid">
          <h3 className="text-h4">
            <span className="max-sm:hidden">
              <Skyline slug={office.countrySlug} isForWide />
            </span>
            {withHeldHyphens(office.title)}
          </h3>
          <p>
            <TextLink
              href={toTelHref(office.phone)}
              className="link inline-flex min-h-11 items-center sm:min-h-0 sm:py-1.5"
            >
              {withWholePhone(office.phone)}
            </TextLink>
          </p>
          {office.address && <p>{withWholeNumbers(office.address)}</p>}
          <OfficeHoursLines locale={locale} office={office} />
          {office.people.length > 0 && (
            <div className="mt-3">
              <PersonRows locale={locale} office={office} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
