import { definePage } from '#components/page/define-page.tsx'
import { listTexts } from '#components/page/list-texts.ts'
import { VacanciesScreen } from '#components/vacancies/vacancies-screen.tsx'
import { PATHS } from '#lib/i18n/hrefs.ts'
import type { RouteState } from '#lib/i18n/route-state.ts'
import { landingsIfHad } from '#lib/resources/landings.ts'
import { getShell } from '#lib/resources/shell/read.ts'
import { listVacanciesPage, vacancyFilter } from '#lib/resources/vacancies/read.ts'
import { nextEdge } from '#lib/resources/vacancies/vacancy-life.ts'

const { Page, generateMetadata } = definePage({
  path: PATHS.vacancies,
  load: loadVacancies,
  metadata: async ({ vacancies, shell }, { locale, filter }) => {
    const { total } = vacancies
    const { title, description } = await listTexts('vacancies', locale, { filter, shell, total })
    return { title, description, list: vacancies }
  },
  changesAt: ({ vacancies }) => nextEdge(vacancies.items, new Date()),
  render: (data, { locale }) => <VacanciesScreen locale={locale} {...data} />,
})

async function loadVacancies(route: RouteState) {
  const [vacancies, shell, landings] = await Promise.all([
    listVacanciesPage(route),
    getShell(route.locale),
    landingsIfHad('vacancies', route.locale),
  ])
  return { vacancies, filter: vacancyFilter(route.filter), shell, landings }
}

export { generateMetadata }
export default Page
export const generateStaticParams = () => []
