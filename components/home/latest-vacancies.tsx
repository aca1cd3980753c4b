import { useTranslations } from 'next-intl'
import type { Locale } from '#lib/domain/locale'
import type { Vacancy } from '#lib/domain/vacancy'
import { localizedPath, PATHS } from '#lib/i18n/hrefs'
import { VacancyList } from '@/components/catalogue/vacancy-row'
import { EnquiryLink } from '@/components/enquiries/enquiry-link'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Section } from '@/components/ui/section'

interface LatestVacanciesProps {
  locale: Locale
  vacancies: readonly Vacancy[]
}

export function LatestVacancies({ locale, vacancies }: LatestVacanciesProps) {
  const t = useTranslations('home.vacancies')
  const shared = useTranslations('vocabulary')
  return (
    <Section number={4} label={t('label')} title={t('title')}>
      {vacancies.length > 0 ? (
        <>
          <VacancyList locale={locale} vacancies={vacancies} />
          <div className="mt-8 print:hidden">
            <ButtonLink href={localizedPath(locale, PATHS.vacancies())} tone="secondary">
              {t('all')}
            </ButtonLink>
          </div>
        </>
      ) : (
        <EmptyState title={t('none')} text={t('noneText')}>
          <EnquiryLink locale={locale} kind="callback">
            {shared('callback')}
          </EnquiryLink>
        </EmptyState>
      )}
    </Section>
  )
}
