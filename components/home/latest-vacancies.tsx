import { useTranslations } from 'next-intl'
import { EnquiryLink } from '#components/enquiries/enquiry-link.tsx'
import { ButtonLink } from '#components/ui/button/button.tsx'
import { EmptyState } from '#components/ui/page/empty-state.tsx'
import { Section } from '#components/ui/page/section.tsx'
import { VacancyList } from '#components/vacancies/vacancy-row.tsx'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Vacancy } from '#lib/resources/vacancies/model.ts'

interface LatestVacanciesProps {
  locale: Locale
  vacancies: readonly Vacancy[]
}

export function LatestVacancies({ locale, vacancies }: LatestVacanciesProps) {
  const t = useTranslations('home.vacancies')
  const shared = useTranslations('vocabulary')
  return (
    <Section number={5} label={t('label')} title={t('title')}>
      {vacancies.length > 0 ? (
        <>
          <VacancyList locale={locale} vacancies={vacancies} narrowCount={4} />
          <div className="mt-5 sm:mt-8 print:hidden">
            <ButtonLink href={localizedPath(locale, PATHS.vacancies())} tone="secondary">
              {t('all')}
            </ButtonLink>
          </div>
        </>
      ) : (
        <EmptyState title={t('none')} text={t('noneText')}>
          <EnquiryLink locale={locale} kind="callback" type="job">
            {shared('callback')}
          </EnquiryLink>
        </EmptyState>
      )}
    </Section>
  )
}
