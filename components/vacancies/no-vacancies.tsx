import { useTranslations } from 'next-intl'
import { EnquiryLink } from '#components/enquiries/enquiry-link.tsx'
import { EmptyIllustration } from '#components/illustrations/empty-illustration.tsx'
import { buttonClass } from '#components/ui/button/button.tsx'
import { CampaignLink } from '#components/ui/link/campaign.tsx'
import { EmptyState } from '#components/ui/page/empty-state.tsx'
import { listHref } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'

interface NoVacanciesProps {
  locale: Locale
  isFiltered: boolean
}

export function NoVacancies({ locale, isFiltered }: NoVacanciesProps) {
  const t = useTranslations('vacancies')
  const words = useTranslations('vocabulary')
  return (
    <EmptyState
      title={isFiltered ? t('noneFound') : t('none')}
      text={isFiltered ? t('noneFoundText') : t('noneText')}
      picture={<EmptyIllustration />}
    >
      <EnquiryLink locale={locale} kind="callback" type="job">
        {words('callback')}
      </EnquiryLink>
      {isFiltered && (
        <CampaignLink href={listHref(locale, 'vacancies')} className={buttonClass('secondary')}>
          {t('all')}
        </CampaignLink>
      )}
    </EmptyState>
  )
}
