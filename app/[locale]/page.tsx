import { getTranslations } from 'next-intl/server'
import { HomeScreen } from '#components/home/home-screen.tsx'
import { definePage } from '#components/page/define-page.tsx'
import { settings } from '#lib/config/settings.ts'
import { localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { listPosts } from '#lib/resources/blog/read.ts'
import { listCandidates } from '#lib/resources/candidates/read.ts'
import { webSite } from '#lib/resources/settings/seo.ts'
import { getShell } from '#lib/resources/shell/read.ts'
import { listVacancies } from '#lib/resources/vacancies/read.ts'
import { nextEdge } from '#lib/resources/vacancies/vacancy-life.ts'

const LATEST_VACANCIES = 6
const LATEST_POSTS = 3
const LATEST_CANDIDATES = 4

const { Page, generateMetadata } = definePage({
  path: PATHS.home,
  load: (route) => loadHome(route.locale),
  metadata: async () => {
    const t = await getTranslations('home')
    return { title: t('metaTitle'), isTitleWhole: true, description: t('metaDescription') }
  },
  structuredData: ({ shell }, { locale }) => [
    webSite({ ...shell, locale, siteUrl: settings().siteUrl }),
  ],
  changesAt: ({ vacancies }) => nextEdge(vacancies, new Date()),
  render: (home, route) => <HomeScreen locale={route.locale} {...home} />,
})

async function loadHome(locale: Locale) {
  const [t, shell, vacancies, posts, candidates] = await Promise.all([
    getTranslations('home'),
    getShell(locale),
    listVacancies(locale, { perPage: LATEST_VACANCIES }),
    listPosts(locale, { perPage: LATEST_POSTS }),
    listCandidates(locale, { perPage: LATEST_CANDIDATES }),
  ])
  const url = settings().siteUrl + localizedPath(locale, PATHS.home())
  return {
    shell,
    source: { title: t('metaTitle'), url },
    vacancies: vacancies.items.slice(0, LATEST_VACANCIES),
    posts: posts.items.slice(0, LATEST_POSTS),
    candidates: candidates.items.slice(0, LATEST_CANDIDATES),
  }
}

export { generateMetadata }
export default Page
export const generateStaticParams = () => []
