import { useTranslations } from 'next-intl'
import type { Locale } from '#lib/domain/locale'
import { vacanciesHref } from '#lib/i18n/hrefs'
import { EnquiryLink } from '@/components/enquiries/enquiry-link'
import { EmptyIllustration } from '@/components/illustrations/empty-illustration'
import { buttonClass } from '@/components/ui/button-tones'
import { CampaignLink } from '@/components/ui/campaign-link'
import { EmptyState } from '@/components/ui/empty-state'

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
        <CampaignLink href={vacanciesHref(locale, {})} className={buttonClass('secondary')}>
          {t('all')}
        </CampaignLink>
      )}
    </EmptyState>
  )
}
