import { getTranslations } from 'next-intl/server'
import { definePage } from '#components/page/define-page.tsx'
import { OpenInstead } from '#components/vacancies/open-instead.tsx'
import { VacancyScreen } from '#components/vacancies/vacancy-screen.tsx'
import { settings } from '#lib/config/settings.ts'
import { flashStatus } from '#lib/enquiries/flash.ts'
import { findShownFlash } from '#lib/enquiries/receive/flash-store.ts'
import { NotFoundError } from '#lib/http/client/errors.ts'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { RouteState } from '#lib/i18n/route-state.ts'
import { getShell } from '#lib/resources/shell/read.ts'
import { getVacancy, listOpenInstead } from '#lib/resources/vacancies/read.ts'
import { jobPosting } from '#lib/resources/vacancies/seo.ts'
import { listSimilar } from '#lib/resources/vacancies/similar.ts'
import { isClosed, isTakenDown, nextEdge } from '#lib/resources/vacancies/vacancy-life.ts'

const { Page, generateMetadata } = definePage({
  path: ({ id = '' }) => PATHS.vacancy(id),
  load: (route, { id = '' }) => loadVacancy(route, id),
  isCacheable: (route) => route.flash === undefined,
  status: ({ flash }) => flashStatus(flash),
  metadata: async ({ vacancy, posting }) => {
    const t = await getTranslations('vacancies')
    const place = vacancy.countries.map((country) => country.title).join(', ')
    const { title, sum } = vacancy
    const robots = posting ? undefined : { index: false, follow: true }
    return { title, description: t('vacancyDescription', { title, place, sum }), robots }
  },
  structuredData: ({ posting }) => (posting ? [posting] : []),
  instead: async ({ locale }, { id = '' }) => {
    // A backend that says itself that it is gone says no more of it.
    const vacancy = await getVacancy(locale, id).catch(() => undefined)
    return <OpenInstead locale={locale} vacancies={await listOpenInstead(locale, vacancy)} />
  },
  changesAt: ({ vacancy, others }) => nextEdge([vacancy, ...others], new Date()),
  render: ({ posting: _, ...data }, route) => (
    <VacancyScreen
      locale={route.locale}
      {...data}
      url={settings().siteUrl + localizedPath(route.locale, PATHS.vacancy(data.vacancy.id))}
    />
  ),
})

async function loadVacancy({ locale, flash }: RouteState, id: string) {
  const [vacancy, shell, t] = await Promise.all([
    getVacancy(locale, id),
    getShell(locale),
    getTranslations('vacancies'),
  ])
  const headings = {
    conditions: t('conditions.title'),
    responsibilities: t('responsibilities.title'),
    requirements: t('requirements.title'),
  }
  const { siteName } = shell.settings
  const context = { locale, siteName, countries: shell.countries, headings }
  const now = new Date()
  if (isTakenDown(vacancy, now)) throw new NotFoundError('the vacancy', { status: 410 })
  const posting = jobPosting(vacancy, context, now)
  const others = await (isClosed(vacancy, now)
    ? listOpenInstead(locale, vacancy)
    : listSimilar(locale, vacancy))
  return { vacancy, shell, posting, others, flash: findShownFlash(flash) }
}

export { generateMetadata }
export default Page
export const generateStaticParams = () => []
