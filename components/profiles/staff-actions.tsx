import { useTranslations } from 'next-intl'
import type { Locale } from '#lib/domain/locale'
import { EnquiryLink } from '@/components/enquiries/enquiry-link'

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
