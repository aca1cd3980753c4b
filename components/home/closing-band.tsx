import { useTranslations } from 'next-intl'
import { OfficeClock } from '#components/contacts/office-clock.tsx'
import { InlineCallback } from '#components/enquiries/inline-forms.tsx'
import { TextLink } from '#components/ui/link/text-link.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Settings } from '#lib/resources/settings/model.ts'
import type { Office } from '#lib/resources/settings/office.ts'
import { promisedTime } from '#lib/resources/settings/office.ts'
import { findOfficeByPhone, formatOfficeHours } from '#lib/resources/settings/office-hours.ts'
import { toTelHref } from '#lib/text/phone.ts'

interface ClosingBandProps {
  locale: Locale
  settings: Settings
  /** The page itself, as an enquiry names it. */
  source: { title: string; url: string }
}

export function ClosingBand({ locale, settings, source }: ClosingBandProps) {
  const t = useTranslations('home.closing')
  const words = useTranslations('vocabulary')
  const site = useTranslations('site.phones')
  const phone = settings.phones.headOffice
  const office = findOfficeByPhone(settings.offices, phone)
  const hours = office ? formatOfficeHours(office.hours, locale) : []
  return (
    <section className="on-evergreen bg-evergreen text-paper print:hidden">
      <div className="page-width page-grid gap-y-8 md:max-lg:grid-cols-2 sm:gap-y-12 pt-10 lg:pt-14 pb-[calc(var(--spacing-section)/2)]">
        <div className="min-w-0 lg:col-span-6">
          <h2 className="max-w-[10em] text-h2">
            {t('title', { within: words('within', promisedTime(settings.offices)) })}
          </h2>
          <p className="mt-4 text-sand sm:mt-8">{site('headOffice')}</p>
          <p className="font-serif text-h3">
            <TextLink
              href={toTelHref(phone)}
              className="inline-block underline decoration-1 underline-offset-4 hover:text-orange"
            >
              {phone}
            </TextLink>
          </p>
          {hours.map((line) => (
            <p key={line} className="text-sand tabular-nums first-letter:uppercase">
              {line}
            </p>
          ))}
          {office && <OfficeClock locale={locale} office={office} className="text-sand" />}
        </div>
        <div className="min-w-0 lg:col-span-5 lg:col-start-8">
          <InlineCallback locale={locale} settings={settings} source={source} />
        </div>
      </div>
      <div className="page-width">
        <hr className="border-muted" />
      </div>
    </section>
  )
}

interface OfficeLinesProps {
  locale: Locale
  office: Office
}

/** An office in a few lines: where, which number, whether it is open. */
export function OfficeLines({ locale, office }: OfficeLinesProps) {
  const { title, phone } = office
  return (
    <div className="min-w-0">
      <p>{title}</p>
      <p>
        <TextLink href={toTelHref(phone)} className="link inline-block py-2.5 sm:py-0.5">
          {phone}
        </TextLink>
      </p>
      <OfficeClock locale={locale} office={office} />
    </div>
  )
}
