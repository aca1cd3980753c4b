import type { Locale } from '#lib/domain/locale'
import type { Office } from '#lib/domain/office'
import { toTelHref } from '#lib/domain/phone'
import { OfficeHoursLines } from '@/components/catalogue/office-hours-lines'
import { TextLink } from '@/components/ui/text-link'

interface OfficeLinesProps {
  locale: Locale
  office: Office
}

/** An office in a few lines: where, which number, which hours. */
export function OfficeLines({ locale, office }: OfficeLinesProps) {
  const { title, phone } = office
  return (
    <div className="min-w-0">
      <p>{title}</p>
      <p>
        <TextLink href={toTelHref(phone)} className="link inline-block py-0.5 whitespace-nowrap">
          {phone}
        </TextLink>
      </p>
      <OfficeHoursLines locale={locale} office={office} />
    </div>
  )
}
