import { useTranslations } from 'next-intl'
import type { Locale } from '#lib/domain/locale'
import type { Office } from '#lib/domain/office'
import { formatTimeZone } from '#lib/domain/office-hours'
import { toTelHref } from '#lib/domain/phone'
import { OfficeHoursLines } from '@/components/catalogue/office-hours-lines'
import { TextLink } from '@/components/ui/text-link'

interface OfficeListProps {
  locale: Locale
  offices: readonly Office[]
}

/** The offices in rows whose columns keep their places where hours are not known. */
export function OfficeList({ locale, offices }: OfficeListProps) {
  const t = useTranslations('contacts.offices')
  const now = new Date()
  return (
    <ul className="border-t border-ink">
      {offices.map((office) => (
        <li
          key={office.title}
          className="catalogue-row items-baseline gap-y-1 border-b border-rule py-4 break-inside-avoid sm:grid-cols-2 xl:grid-cols-[var(--catalogue-name)_10.5rem_minmax(0,1fr)_9rem]"
        >
          <h3 className="text-h4">{office.title}</h3>
          <p>
            <TextLink
              href={toTelHref(office.phone)}
              className="link inline-block py-0.5 whitespace-nowrap"
            >
              {office.phone}
            </TextLink>
          </p>
          <p className="text-small text-muted xl:col-start-4 xl:row-start-1">
            {t('timeZone', { zone: formatTimeZone(office.timeZone, now, locale) })}
          </p>
          <OfficeHoursLines locale={locale} office={office} />
        </li>
      ))}
    </ul>
  )
}
