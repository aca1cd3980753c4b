import { getTranslations } from 'next-intl/server'
import { listPosts } from '#lib/api/blog'
import { listCandidates } from '#lib/api/candidates'
import { getShell } from '#lib/api/shell'
import { listVacancies } from '#lib/api/vacancies'
import { settings } from '#lib/config/settings'
import type { Locale } from '#lib/domain/locale'
import { nextClosing } from '#lib/domain/vacancy-life'
import { localizedPath, PATHS } from '#lib/i18n/hrefs'
import { HomeScreen } from '@/components/home/home-screen'
import { definePage } from '../define-page'

const LATEST_VACANCIES = 6
const LATEST_POSTS = 3
const LATEST_CANDIDATES = 4

const { Page, generateMetadata } = definePage({
  path: PATHS.home,
  load: (view) => loadHome(view.locale),
  metadata: async () => {
    const t = await getTranslations('home')
    return { title: t('metaTitle'), isTitleWhole: true, description: t('metaDescription') }
  },
  changesAt: ({ vacancies }) => nextClosing(vacancies, new Date()),
  render: (home, view) => <HomeScreen locale={view.locale} {...home} />,
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
