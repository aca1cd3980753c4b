import { CountryScreen } from '#components/countries/country-screen.tsx'
import { definePage } from '#components/page/define-page.tsx'
import { NotFoundError } from '#lib/http/client/errors.ts'
import { PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { findCountry, getShell } from '#lib/resources/shell/read.ts'
import { listVacancies } from '#lib/resources/vacancies/read.ts'
import { nextEdge } from '#lib/resources/vacancies/vacancy-life.ts'

const VACANCIES_SHOWN = 8

const { Page, generateMetadata } = definePage({
  path: ({ country = '' }) => PATHS.country(country),
  load: (route, { country = '' }) => loadCountry(route.locale, country),
  metadata: ({ country }) => ({
    title: country.metaTitle ?? (country.heading || country.title),
    description: country.metaDescription,
  }),
  changesAt: ({ vacancies }) => nextEdge(vacancies, new Date()),
  render: (page, route) => <CountryScreen locale={route.locale} {...page} />,
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
