import { useTranslations } from 'next-intl'
import type { Locale } from '#lib/domain/locale'
import { EnquiryLink } from '@/components/enquiries/enquiry-link'

export function StaffActions({ locale }: { locale: Locale }) {
  const t = useTranslations('staff')
  const words = useTranslations('vocabulary')
  return (
    <>
      <EnquiryLink locale={locale} kind="price">
        {t('price')}
      </EnquiryLink>
      <EnquiryLink locale={locale} kind="callback" tone="secondary">
        {words('callback')}
      </EnquiryLink>
    </>
  )
}
