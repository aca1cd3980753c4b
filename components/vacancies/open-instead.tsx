import { useTranslations } from 'next-intl'
import { Section } from '#components/ui/page/section.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Vacancy } from '#lib/resources/vacancies/model.ts'
import { VacancyList } from './vacancy-row.tsx'

interface OpenInsteadProps {
  locale: Locale
  vacancies: readonly Vacancy[]
  /** Beside an open one they are not instead of it. */
  isBesideOpen?: boolean
}

/** What is open, where something else no longer is. */
export function OpenInstead({ locale, vacancies, isBesideOpen }: OpenInsteadProps) {
  const t = useTranslations('vacancies')
  const lists = useTranslations('lists.vacancies')
  if (vacancies.length === 0) return null
  return (
    <Section
      label={lists('all.title')}
      title={isBesideOpen ? t('similar') : t('instead')}
      isAside={isBesideOpen}
    >
      <VacancyList locale={locale} vacancies={vacancies} />
    </Section>
  )
}
