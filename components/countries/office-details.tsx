import { useTranslations } from 'next-intl'
import { OfficeClock, OfficeHoursLines } from '#components/contacts/office-clock.tsx'
import { PersonRows } from '#components/contacts/person-row.tsx'
import { TextLink } from '#components/ui/link/text-link.tsx'
import { Facts } from '#components/ui/page/facts.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import { withHeldHyphens, withWholePhone } from '#lib/i18n/typography.ts'
import { type Office, placeOf } from '#lib/resources/settings/office.ts'
import { formatOffset, formatTimeZone } from '#lib/resources/settings/office-hours.ts'
import { toTelHref } from '#lib/text/phone.ts'

interface OfficeDetailsProps {
  locale: Locale
  office: Office
}

/** All that is known of an office. */
export function OfficeDetails({ locale, office }: OfficeDetailsProps) {
  const t = useTranslations('countries.office')
  const { title, phone, hours, timeZone } = office
  const hasHours = hours.length > 0
  return (
    <article className="min-w-0 break-inside-avoid">
      <h3 className="mb-3 text-h4">{withHeldHyphens(title)}</h3>
      <Facts
        items={[
          {
            term: t('person'),
            isLong: true,
            value:
              office.people.length > 0 ? (
                <div className="max-sm:pt-3">
                  <PersonRows locale={locale} office={office} />
                </div>
              ) : undefined,
          },
          {
            term: t('phone'),
            value: (
              <TextLink
                href={toTelHref(phone)}
                className="inline-block py-2.5 font-serif row-link sm:py-1"
              >
                {withWholePhone(phone)}
              </TextLink>
            ),
          },
          {
            term: t('hours'),
            value: hasHours ? (
              <OfficeHoursLines locale={locale} office={office} className="" />
            ) : undefined,
          },
          {
            term: t('timeZone'),
            value: hasHours ? (
              `${withHeldHyphens(placeOf(office))}, ${formatOffset(timeZone, new Date())}`
            ) : (
              <PlaceTime locale={locale} timeZone={timeZone} place={placeOf(office)} />
            ),
          },
        ]}
      />
    </article>
  )
}

interface PlaceTimeProps {
  locale: Locale
  timeZone: string
  /** By which it is named; by itself where that is not known. */
  place?: string
}

/** The clock of a place where no hours are known. */
export function PlaceTime({ locale, timeZone, place }: PlaceTimeProps) {
  const now = new Date()
  return (
    <>
      {place ?? formatTimeZone(timeZone, now, locale)}, {formatOffset(timeZone, now)}
      <OfficeClock locale={locale} office={{ timeZone }} />
    </>
  )
}
