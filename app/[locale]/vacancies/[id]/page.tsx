import { getTranslations } from 'next-intl/server'
import { getShell } from '#lib/api/shell'
import { getVacancy } from '#lib/api/vacancies'
import { settings } from '#lib/config/settings'
import type { Locale } from '#lib/domain/locale'
import { localizedPath, PATHS } from '#lib/i18n/hrefs'
import { jobPosting } from '#lib/seo/job-posting'
import { VacancyScreen } from '@/components/vacancies/vacancy-screen'
import { definePage } from '../../../define-page'

const { Page, generateMetadata } = definePage({
  path: ({ id = '' }) => PATHS.vacancy(id),
  load: (view, { id = '' }) => loadVacancy(view.locale, id),
  metadata: async ({ vacancy }) => {
    const t = await getTranslations('vacancies')
    const place = vacancy.countries.map((country) => country.title).join(', ')
    const { title, sum } = vacancy
    return { title, description: t('vacancyDescription', { title, place, sum }) }
  },
  structuredData: async ({ vacancy, shell }) => {
    const employer = { name: shell.settings.siteName, url: settings().siteUrl }
    return jobPosting(vacancy, employer, new Date().toISOString().slice(0, 10))
  },
  render: ({ vacancy, shell }, view) => (
    <VacancyScreen
      locale={view.locale}
      vacancy={vacancy}
      shell={shell}
      url={settings().siteUrl + localizedPath(view.locale, PATHS.vacancy(vacancy.id))}
    />
  ),
})

async function loadVacancy(locale: Locale, id: string) {
  const [vacancy, shell] = await Promise.all([getVacancy(locale, id), getShell(locale)])
  return { vacancy, shell }
}

export { generateMetadata }
export default Page
export const generateStaticParams = () => []
