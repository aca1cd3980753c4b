import { useTranslations } from 'next-intl'
import { EnquiryLink } from '#components/enquiries/enquiry-link.tsx'
import { EmptyIllustration } from '#components/illustrations/empty-illustration.tsx'
import { ButtonLink } from '#components/ui/button/button.tsx'
import { EmptyState } from '#components/ui/page/empty-state.tsx'
import { NotListed, VacancyList } from '#components/vacancies/vacancy-row.tsx'
import { listHref } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Country } from '#lib/resources/countries/model.ts'
import type { Vacancy } from '#lib/resources/vacancies/model.ts'

interface CountryVacanciesProps {
  locale: Locale
  country: Country
  vacancies: readonly Vacancy[]
}

export function CountryVacancies({ locale, country, vacancies }: CountryVacanciesProps) {
  const t = useTranslations('countries.vacancies')
  const shared = useTranslations('vocabulary')
  const words = useTranslations('countries')
  const where = country.where ?? words('there')
  if (vacancies.length === 0) {
    return (
      <EmptyState title={t('none', { where })} text={t('noneText')} picture={<EmptyIllustration />}>
        <ButtonLink href={listHref(locale, 'vacancies')} tone="secondary">
          {t('elsewhere')}
        </ButtonLink>
        <EnquiryLink locale={locale} kind="callback" type="job" tone="secondary">
          {shared('callback')}
        </EnquiryLink>
      </EmptyState>
    )
  }
  return (
    <>
      <VacancyList locale={locale} vacancies={vacancies} />
      <NotListed locale={locale} />
      <div className="mt-8 print:hidden">
        <ButtonLink
          href={listHref(locale, 'vacancies', { country: country.slug })}
          tone="secondary"
        >
          {t('all', { where })}
        </ButtonLink>
      </div>
    </>
  )
}
