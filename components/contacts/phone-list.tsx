import { useTranslations } from 'next-intl'
import { TextLink } from '#components/ui/link/text-link.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Settings } from '#lib/resources/settings/model.ts'
import { findOfficeByPhone } from '#lib/resources/settings/office-hours.ts'
import { toTelHref } from '#lib/text/phone.ts'
import { OfficeHoursLines } from './office-clock.tsx'

const PHONES = ['headOffice', 'russia', 'usa', 'ukraine'] as const

interface PhoneListProps {
  locale: Locale
  settings: Settings
}

/**
 * The numbers of the group, with hours where it is known which office answers. On a phone the hours
 * stand with the office alone, further down.
 */
export function PhoneList({ locale, settings }: PhoneListProps) {
  const t = useTranslations('site.phones')
  const contacts = useTranslations('contacts.phones')
  return (
    <dl className="grid border-t border-ink gap-x-column sm:grid-cols-2">
      {PHONES.map((key) => {
        const phone = settings.phones[key]
        const office = findOfficeByPhone(settings.offices, phone)
        return (
          <div
            key={key}
            className="flex flex-wrap items-baseline border-b border-rule py-2 sm:block sm:py-5"
          >
            <dt className="basis-40 text-small text-muted">{t(key)}</dt>
            <dd className="min-w-0">
              <TextLink
                href={toTelHref(phone)}
                className="inline-block py-2.5 font-serif text-h4 row-link sm:py-1 sm:text-h3"
              >
                {phone}
              </TextLink>
              {office ? (
                <div className="max-sm:hidden">
                  <OfficeHoursLines locale={locale} office={office} />
                </div>
              ) : (
                <p className="text-small text-muted max-sm:hidden">{contacts('noOffice')}</p>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
