import { useTranslations } from 'next-intl'
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

/**
 * The offices: on a phone the name beside the number, elsewhere side by side; then whom one can ask
 * for by name.
 */
export function OfficeList({ locale, offices }: OfficeListProps) {
  const t = useTranslations('contacts.offices')
  const answered = offices.filter(({ people }) => people.length > 0)
  return (
    <>
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
          </li>
        ))}
      </ul>
      {answered.length > 0 && (
        <>
          <h3 className="mt-8 mb-3 text-h4">{t('people')}</h3>
          <ul className="grid gap-x-column gap-y-6 sm:grid-cols-2">
            {answered.map((office) => (
              <li key={office.title}>
                <PersonRows locale={locale} office={office} isPlaced />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
