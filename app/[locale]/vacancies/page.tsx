import { getTranslations } from 'next-intl/server'
import { definePage } from '#components/page/define-page.tsx'
import { VacanciesScreen } from '#components/vacancies/vacancies-screen.tsx'
import { PATHS } from '#lib/i18n/hrefs.ts'
import type { RouteState } from '#lib/i18n/route-state.ts'
import { getShell } from '#lib/resources/shell/read.ts'
import { VACANCIES_PER_PAGE } from '#lib/resources/vacancies/model.ts'
import { listVacancies } from '#lib/resources/vacancies/read.ts'
import { nextEdge } from '#lib/resources/vacancies/vacancy-life.ts'

const { Page, generateMetadata } = definePage({
  path: PATHS.vacancies,
  load: loadVacancies,
  metadata: async ({ vacancies }, route) => {
    const t = await getTranslations('vacancies')
    const title = route.page > 1 ? t('titleOfPage', { page: route.page }) : t('title')
    const robots = route.filter ? { index: false, follow: true } : undefined
    return { title, description: t('description'), lastPage: vacancies.lastPage, robots }
  },
  changesAt: ({ vacancies }) => nextEdge(vacancies.items, new Date()),
  render: ({ vacancies, shell }, route) => (
    <VacanciesScreen
      locale={route.locale}
      vacancies={vacancies}
      filter={route.filter}
      shell={shell}
    />
  ),
})

async function loadVacancies({ locale, page, filter }: RouteState) {
  const [vacancies, shell] = await Promise.all([
    listVacancies(locale, { page, perPage: VACANCIES_PER_PAGE, ...filter }),
    getShell(locale),
  ])
  return { vacancies, shell }
}

export { generateMetadata }
export default Page
export const generateStaticParams = () => []
