import { useTranslations } from 'next-intl'
import type { Country } from '#lib/domain/country'
import type { Locale } from '#lib/domain/locale'
import type { Vacancy } from '#lib/domain/vacancy'
import { vacanciesHref } from '#lib/i18n/hrefs'
import { VacancyList } from '@/components/catalogue/vacancy-row'
import { EnquiryLink } from '@/components/enquiries/enquiry-link'
import { EmptyIllustration } from '@/components/illustrations/empty-illustration'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'

interface CountryVacanciesProps {
  locale: Locale
  country: Country
  vacancies: readonly Vacancy[]
}

export function CountryVacancies({ locale, country, vacancies }: CountryVacanciesProps) {
  const t = useTranslations('countries.vacancies')
  const shared = useTranslations('vocabulary')
  if (vacancies.length === 0) {
    return (
      <EmptyState title={t('none')} text={t('noneText')} picture={<EmptyIllustration />}>
        <ButtonLink href={vacanciesHref(locale, {})} tone="secondary">
          {t('elsewhere')}
        </ButtonLink>
        <EnquiryLink locale={locale} kind="callback" tone="secondary">
          {shared('callback')}
        </EnquiryLink>
      </EmptyState>
    )
  }
  return (
    <>
      <VacancyList locale={locale} vacancies={vacancies} />
      <div className="mt-8 print:hidden">
        <ButtonLink href={vacanciesHref(locale, { country: country.slug })} tone="secondary">
          {t('all')}
        </ButtonLink>
      </div>
    </>
  )
}
