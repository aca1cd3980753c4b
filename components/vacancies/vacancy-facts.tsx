import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { TextLink } from '#components/ui/link/text-link.tsx'
import { Facts, LeadFacts } from '#components/ui/page/facts.tsx'
import { formatDate } from '#lib/i18n/dates.ts'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Country } from '#lib/resources/countries/model.ts'
import { formatSalary, monthlyOf, withUnbrokenRange } from '#lib/resources/salary.ts'
import type { Shell } from '#lib/resources/shell/model.ts'
import type { Employment, Vacancy } from '#lib/resources/vacancies/model.ts'
import { payOf, payParts } from '#lib/resources/vacancies/wording.ts'

interface VacancyFactsProps {
  locale: Locale
  vacancy: Vacancy
  category?: string
  shell: Pick<Shell, 'countries'>
}

export const EMPLOYMENT_KEYS = {
  full_time: 'employment.fullTime',
  part_time: 'employment.partTime',
  temporary: 'employment.temporary',
  contract: 'employment.contract',
} as const satisfies Record<Employment, string>

export function VacancyFacts({ locale, vacancy, category, shell }: VacancyFactsProps) {
  const t = useTranslations('vacancies.facts')
  const words = useTranslations('vocabulary')
  const { countries, employment, isLiveIn, papers, publishedAt, confirmedAt, validThrough } =
    vacancy
  const day = (date?: string) => date && <time dateTime={date}>{formatDate(date, locale)}</time>
  const { amount, basis } = payParts(payOf(vacancy, locale), locale)
  const monthly = vacancy.salary && monthlyOf(vacancy.salary)
  const inMonth = monthly && t('inMonth', { pay: withUnbrokenRange(formatSalary(monthly, locale)) })
  const [only] = countries.length === 1 ? countries : []
  const where = shell.countries.find(({ slug }) => slug === only?.slug)?.where ?? t('papers.there')
  return (
    <>
      <LeadFacts
        items={[
          {
            term: t('pay'),
            value: withUnbrokenRange(amount),
            note: [basis, inMonth].filter(Boolean).join('; '),
          },
          {
            term: t('lodging'),
            value:
              isLiveIn === undefined ? undefined : words(isLiveIn ? 'lodging.in' : 'lodging.out'),
          },
          { term: t('validThrough'), value: day(validThrough) },
        ]}
      />
      <Facts
        isInColumns
        items={[
          {
            term: t('countries', { count: countries.length }),
            value:
              countries.length > 0 ? (
                <CountryLinks locale={locale} countries={countries} known={shell.countries} />
              ) : undefined,
          },
          { term: t('city'), value: vacancy.city },
          { term: words('category'), value: category },
          { term: t('employment'), value: employment && words(EMPLOYMENT_KEYS[employment]) },
          {
            term: t('papers.term'),
            value: papers && t(`papers.${papers}`, { where }),
            isLong: papers === 'partly',
          },
          { term: t('employer'), value: vacancy.employerName ?? vacancy.employerType },
          { term: t('published'), value: day(publishedAt) },
          { term: t('confirmed'), value: day(confirmedAt) },
          { term: t('number'), value: vacancy.id },
        ]}
      />
    </>
  )
}

interface CountryLinksProps {
  locale: Locale
  countries: Vacancy['countries']
  /** Those that have a page. */
  known: readonly Country[]
}

function CountryLinks({ locale, countries, known }: CountryLinksProps) {
  return countries.map(({ title, slug }, index) => {
    const page = known.find((country) => country.slug === slug)
    return (
      <Fragment key={title}>
        {index > 0 && ', '}
        {page ? (
          <TextLink href={localizedPath(locale, PATHS.country(page.slug))}>{title}</TextLink>
        ) : (
          title
        )}
      </Fragment>
    )
  })
}
