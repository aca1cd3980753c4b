import { NotFoundError } from '#lib/api/errors'
import { findCountry, getShell } from '#lib/api/shell'
import { listVacancies } from '#lib/api/vacancies'
import type { Locale } from '#lib/domain/locale'
import { nextClosing } from '#lib/domain/vacancy-life'
import { PATHS } from '#lib/i18n/hrefs'
import { CountryScreen } from '@/components/countries/country-screen'
import { definePage } from '../../define-page'

const VACANCIES_SHOWN = 8

const { Page, generateMetadata } = definePage({
  path: ({ country = '' }) => PATHS.country(country),
  load: (view, { country = '' }) => loadCountry(view.locale, country),
  metadata: ({ country }) => ({
    title: country.metaTitle ?? (country.heading || country.title),
    description: country.metaDescription,
  }),
  changesAt: ({ vacancies }) => nextClosing(vacancies, new Date()),
  render: (page, view) => <CountryScreen locale={view.locale} {...page} />,
})

async function loadCountry(locale: Locale, slug: string) {
  const country = await findCountry(locale, slug)
  if (!country) throw new NotFoundError()
  const [shell, vacancies] = await Promise.all([
    getShell(locale, slug),
    listVacancies(locale, { country: slug, perPage: VACANCIES_SHOWN }),
  ])
  return { country, shell, vacancies: vacancies.items.slice(0, VACANCIES_SHOWN) }
}

export { generateMetadata }
export default Page
export const generateStaticParams = () => []
