import { useTranslations } from 'next-intl'
import type { Locale } from '#lib/domain/locale'
import { findOfficeByPhone, formatOfficeHours } from '#lib/domain/office-hours'
import { toTelHref } from '#lib/domain/phone'
import type { Settings } from '#lib/domain/settings'
import { OfficeClock } from '@/components/catalogue/office-clock'
import { EnquiryLink } from '@/components/enquiries/enquiry-link'
import { TextLink } from '@/components/ui/text-link'

interface ClosingBandProps {
  locale: Locale
  settings: Settings
}

export function ClosingBand({ locale, settings }: ClosingBandProps) {
  const t = useTranslations('home.closing')
  const site = useTranslations('site.phones')
  const shared = useTranslations('vocabulary')
  const phone = settings.phones.headOffice
  const office = findOfficeByPhone(settings.offices, phone)
  const hours = office ? formatOfficeHours(office.hours, locale) : []
  return (
    <section className="on-evergreen bg-evergreen text-paper print:hidden">
      <div className="page-width page-grid items-end gap-y-10 py-[calc(var(--spacing-section)*0.6)]">
        <h2 className="max-w-[20ch] text-h2 lg:col-span-7">{t('title')}</h2>
        <div className="min-w-0 lg:col-span-4 lg:col-start-9">
          <p className="text-sand">{site('headOffice')}</p>
          <p className="font-serif text-h3">
            <TextLink
              href={toTelHref(phone)}
              className="whitespace-nowrap underline decoration-1 underline-offset-4 hover:text-orange"
            >
              {phone}
            </TextLink>
          </p>
          {hours.map((line) => (
            <p key={line} className="text-sand tabular-nums first-letter:uppercase">
              {line}
            </p>
          ))}
          {office && <OfficeClock office={office} className="text-sand" />}
          <div className="mt-8">
            <EnquiryLink locale={locale} kind="callback" tone="accent">
              {shared('callback')}
            </EnquiryLink>
          </div>
        </div>
      </div>
    </section>
  )
}
