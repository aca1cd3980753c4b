import { useTranslations } from 'next-intl'
import type { Locale } from '#lib/domain/locale'
import { findOfficeByPhone } from '#lib/domain/office-hours'
import { toTelHref } from '#lib/domain/phone'
import type { Settings } from '#lib/domain/settings'
import { OfficeHoursLines } from '@/components/catalogue/office-hours-lines'
import { TextLink } from '@/components/ui/text-link'

const PHONES = ['headOffice', 'russia', 'usa', 'ukraine'] as const

interface PhoneListProps {
  locale: Locale
  settings: Settings
}

/** The numbers of the group, with hours where it is known which office answers. */
export function PhoneList({ locale, settings }: PhoneListProps) {
  const t = useTranslations('site.phones')
  return (
    <dl className="grid border-t border-ink sm:grid-cols-2 sm:gap-x-column">
      {PHONES.map((key) => {
        const phone = settings.phones[key]
        const office = findOfficeByPhone(settings.offices, phone)
        return (
          <div key={key} className="border-b border-rule py-5">
            <dt className="text-small text-muted">{t(key)}</dt>
            <dd>
              <TextLink
                href={toTelHref(phone)}
                className="inline-block py-1 font-serif text-h3 row-link"
              >
                {phone}
              </TextLink>
              {office && <OfficeHoursLines locale={locale} office={office} />}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
