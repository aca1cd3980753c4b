import { useTranslations } from 'next-intl'
import type { Locale } from '#lib/domain/locale'
import type { Vacancy } from '#lib/domain/vacancy'
import { vacanciesHref } from '#lib/i18n/hrefs'
import { EnquiryLink } from '@/components/enquiries/enquiry-link'
import { ButtonLink } from '@/components/ui/button-link'

interface VacancyActionsProps {
  locale: Locale
  vacancy: Vacancy
  isOpen: boolean
  /** The page's own absolute address. */
  url: string
}

/** Applying while that is possible, and sending an open vacancy on to a friend. */
export function VacancyActions({ locale, vacancy, isOpen, url }: VacancyActionsProps) {
  const t = useTranslations('vacancies')
  if (!isOpen) return <ButtonLink href={vacanciesHref(locale, {})}>{t('all')}</ButtonLink>
  const subject = encodeURIComponent(t('shareSubject', { title: vacancy.title }))
  return (
    <>
      <EnquiryLink locale={locale} kind="apply" vacancy={vacancy}>
        {t('apply')}
      </EnquiryLink>
      <ButtonLink
        href={`mailto:?subject=${subject}&body=${encodeURIComponent(url)}`}
        tone="secondary"
      >
        {t('share')}
      </ButtonLink>
    </>
  )
}
