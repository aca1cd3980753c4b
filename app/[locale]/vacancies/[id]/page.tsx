import { getTranslations } from 'next-intl/server'
import { findEnquiryAnswer } from '#lib/api/enquiry-answers'
import { NotFoundError } from '#lib/api/errors'
import { getShell } from '#lib/api/shell'
import { getVacancy } from '#lib/api/vacancies'
import { settings } from '#lib/config/settings'
import { answerStatus } from '#lib/domain/enquiry-answer'
import { isClosed, isTakenDown, nextClosing } from '#lib/domain/vacancy-life'
import { localizedPath, PATHS } from '#lib/i18n/hrefs'
import type { View } from '#lib/i18n/view'
import { jobPosting } from '#lib/seo/job-posting'
import { VacancyScreen } from '@/components/vacancies/vacancy-screen'
import { definePage } from '../../../define-page'

const { Page, generateMetadata } = definePage({
  path: ({ id = '' }) => PATHS.vacancy(id),
  load: (view, { id = '' }) => loadVacancy(view, id),
  isKept: (view) => view.answer === undefined,
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
  render: (data, view) => (
    <VacancyScreen
      locale={view.locale}
      {...data}
      url={settings().siteUrl + localizedPath(view.locale, PATHS.vacancy(data.vacancy.id))}
    />
  ),
})

async function loadVacancy({ locale, answer }: View, id: string) {
  const [vacancy, shell] = await Promise.all([getVacancy(locale, id), getShell(locale)])
  if (isTakenDown(vacancy, new Date())) throw new NotFoundError('the vacancy', { status: 410 })
  return { vacancy, shell, answer: findEnquiryAnswer(answer) }
}

export { generateMetadata }
export default Page
export const generateStaticParams = () => []
