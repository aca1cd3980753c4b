import { getTranslations } from 'next-intl/server'
import { definePage } from '#components/page/define-page.tsx'
import { VacancyScreen } from '#components/vacancies/vacancy-screen.tsx'
import { settings } from '#lib/config/settings.ts'
import { answerStatus } from '#lib/enquiries/no-js-response.ts'
import { findShownAnswer } from '#lib/enquiries/receive/no-js-records.ts'
import { NotFoundError } from '#lib/http/client/errors.ts'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { RouteState } from '#lib/i18n/route-state.ts'
import { getShell } from '#lib/resources/shell/read.ts'
import { getVacancy } from '#lib/resources/vacancies/read.ts'
import { jobPosting } from '#lib/resources/vacancies/seo.ts'
import { isClosed, isTakenDown, nextClosing } from '#lib/resources/vacancies/vacancy-life.ts'

const { Page, generateMetadata } = definePage({
  path: ({ id = '' }) => PATHS.vacancy(id),
  load: (route, { id = '' }) => loadVacancy(route, id),
  isCacheable: (route) => route.answer === undefined,
  status: ({ answer }) => answerStatus(answer),
  metadata: async ({ vacancy }) => {
    const t = await getTranslations('vacancies')
    const place = vacancy.countries.map((country) => country.title).join(', ')
    const { title, sum } = vacancy
    const robots = isClosed(vacancy, new Date()) ? { index: false, follow: true } : undefined
    return { title, description: t('vacancyDescription', { title, place, sum }), robots }
  },
  structuredData: async ({ vacancy, shell }) => {
    const employer = { name: shell.settings.siteName, url: settings().siteUrl }
    return jobPosting(vacancy, employer, new Date())
  },
  changesAt: ({ vacancy }) => nextClosing([vacancy], new Date()),
  render: (data, route) => (
    <VacancyScreen
      locale={route.locale}
      {...data}
      url={settings().siteUrl + localizedPath(route.locale, PATHS.vacancy(data.vacancy.id))}
    />
  ),
})

async function loadVacancy({ locale, answer }: RouteState, id: string) {
  const [vacancy, shell] = await Promise.all([getVacancy(locale, id), getShell(locale)])
  if (isTakenDown(vacancy, new Date())) throw new NotFoundError('the vacancy', { status: 410 })
  return { vacancy, shell, answer: findShownAnswer(answer) }
}

export { generateMetadata }
export default Page
export const generateStaticParams = () => []
