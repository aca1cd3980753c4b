import { useTranslations } from 'next-intl'
import { EnquiryLink } from '#components/enquiries/enquiry-link.tsx'
import type { Locale } from '#lib/i18n/locales.ts'

interface StaffActionsProps {
  locale: Locale
  /** The title of the staff page. */
  position: string
}

export function StaffActions({ locale, position }: StaffActionsProps) {
  const t = useTranslations('staff')
  const words = useTranslations('vocabulary')
  return (
    <>
      <EnquiryLink locale={locale} kind="price" position={position}>
        {t('price')}
      </EnquiryLink>
      <EnquiryLink locale={locale} kind="callback" type="staff" tone="secondary">
        {words('callback')}
      </EnquiryLink>
    </>
  )
}
