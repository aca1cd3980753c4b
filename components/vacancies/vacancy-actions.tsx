import { useTranslations } from 'next-intl'
import { EnquiryLink } from '#components/enquiries/enquiry-link.tsx'
import { ButtonLink } from '#components/ui/button/button.tsx'
import { listHref } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { withPlainSpaces } from '#lib/i18n/typography.ts'
import type { Vacancy } from '#lib/resources/vacancies/model.ts'
import { ApplyTextClient } from './apply-text-client.tsx'
import { toVacancySummary } from './vacancy-wording.ts'

/** The page's own step; it opens what was sent where somebody has applied already. */
export function ApplyLink({ locale, vacancy }: Pick<VacancyActionsProps, 'locale' | 'vacancy'>) {
  const t = useTranslations('vacancies')
  return (
    <EnquiryLink locale={locale} kind="apply" vacancy={toVacancySummary(vacancy, locale)}>
      <ApplyTextClient vacancyId={vacancy.id} apply={t('apply')} applied={t('applied')} />
    </EnquiryLink>
  )
}

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
  if (!isOpen) return <ButtonLink href={listHref(locale, 'vacancies')}>{t('all')}</ButtonLink>
  const subject = encodeURIComponent(t('shareSubject', { title: withPlainSpaces(vacancy.title) }))
  return (
    <>
      <ApplyLink locale={locale} vacancy={vacancy} />
      <a
        href={`mailto:?subject=${subject}&body=${encodeURIComponent(url)}`}
        className="link inline-flex min-h-12 items-center"
      >
        {t('share')}
      </a>
    </>
  )
}
