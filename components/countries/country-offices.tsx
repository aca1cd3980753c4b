import { useTranslations } from 'next-intl'
import { EnquiryLink } from '#components/enquiries/enquiry-link.tsx'
import { TextLink } from '#components/ui/link/text-link.tsx'
import { Facts } from '#components/ui/page/facts.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Country } from '#lib/resources/countries/model.ts'
import type { Settings } from '#lib/resources/settings/model.ts'
import { toTelHref } from '#lib/text/phone.ts'
import { OfficeDetails, PlaceTime } from './office-details.tsx'

interface CountryOfficesProps {
  locale: Locale
  country: Country
  settings: Settings
}

/** Whom to call about a country: its offices, or the head office where it has none. */
export function CountryOffices({ locale, country, settings }: CountryOfficesProps) {
  const t = useTranslations('countries')
  const site = useTranslations('site.phones')
  const shared = useTranslations('vocabulary')
  const offices = settings.offices.filter(({ countrySlug }) => countrySlug === country.slug)
  const { headOffice } = settings.phones
  return (
    <>
      <div className="grid gap-y-10">
        {offices.map((office) => (
          <OfficeDetails key={office.title} locale={locale} office={office} />
        ))}
      </div>
      {offices.length === 0 && (
        <>
          <p className="mb-5 max-w-measure text-muted">
            {t('office.none', { where: country.where ?? t('there') })}
          </p>
          <Facts
            items={[
              {
                term: site('headOffice'),
                value: (
                  <TextLink
                    href={toTelHref(headOffice)}
                    className="link inline-block py-2.5 sm:py-0.5"
                  >
                    {headOffice}
                  </TextLink>
                ),
              },
              {
                term: t('office.timeZone'),
                value: country.timeZone && (
                  <PlaceTime locale={locale} timeZone={country.timeZone} />
                ),
              },
            ]}
          />
        </>
      )}
      <div className="mt-8 flex flex-wrap gap-3 print:hidden">
        <EnquiryLink locale={locale} kind="callback">
          {shared('callback')}
        </EnquiryLink>
        <EnquiryLink locale={locale} kind="whatsapp" tone="secondary">
          WhatsApp
        </EnquiryLink>
      </div>
    </>
  )
}
