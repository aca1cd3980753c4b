import { useTranslations } from 'next-intl'
import { Skyline } from '#components/illustrations/scene.tsx'
import { TextLink } from '#components/ui/link/text-link.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import { typeset, withHeldHyphens, withWholeNumbers, withWholePhone } from '#lib/i18n/typography.ts'
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
          <li
            key={office.title}
            data-zone={office.timeZone}
            className="relative office border-b border-rule py-2 break-inside-avoid sm:border-0"
          >
            <Skyline slug={office.countrySlug} />
            <OfficeTitle title={office.title} />
            <p>
              <TextLink
                href={toTelHref(office.phone)}
                className="inline-block py-2.5 font-serif row-link sm:py-1"
              >
                {withWholePhone(office.phone)}
              </TextLink>
            </p>
            <div>
              {office.address && (
                <p className="text-small">{withWholeNumbers(typeset(office.address, locale))}</p>
              )}
              <OfficeHoursLines locale={locale} office={office} />
            </div>
          </li>
        ))}
      </ul>
      {answered.length > 0 && (
        <>
          <h3 className="mt-8 mb-5 text-h4">{t('people')}</h3>
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

/** The place, and after it, smaller, what else is said of it. */
function OfficeTitle({ title }: { title: string }) {
  const [place = title, ...rest] = title.split(', ')
  return (
    <h3 className="text-h4">
      {withHeldHyphens(place)}
      {rest.length > 0 && (
        <span className="text-small text-muted">{`, ${withHeldHyphens(rest.join(', '))}`}</span>
      )}
    </h3>
  )
}
