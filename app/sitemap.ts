import type { MetadataRoute } from 'next'
import { listPosts } from '#lib/api/blog'
import { getShell } from '#lib/api/shell'
import { listVacancies } from '#lib/api/vacancies'
import { settings } from '#lib/config/settings'
import { LOCALES } from '#lib/domain/locale'
import type { Paged } from '#lib/domain/paged'
import { isClosed } from '#lib/domain/vacancy-life'
import { PATHS } from '#lib/i18n/hrefs'
import { alternatesOf } from '#lib/seo/alternates'

export const dynamic = 'force-dynamic'

const PER_PAGE = 100

/** Every page that is to be found, in both languages, each naming the other. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { siteUrl } = settings()
  const entries = await listEntries()
  return entries.flatMap(({ path, lastModified }) =>
    LOCALES.map((locale) => {
      const view = { locale, isPaged: false, page: 1 }
      const { canonical = siteUrl, languages } = alternatesOf(siteUrl, path, view)
      return { url: canonical, lastModified, alternates: { languages } }
    }),
  )
}

async function listEntries(): Promise<{ path: string; lastModified?: string }[]> {
  const now = new Date()
  const [shell, posts, vacancies] = await Promise.all([
    getShell('en'),
    listAll((page) => listPosts('en', { page, perPage: PER_PAGE })),
    listAll((page) => listVacancies('en', { page, perPage: PER_PAGE })),
  ])
  const slugsOf = (menu: typeof shell.staffMenu) => menu.flatMap(({ pages }) => pages)
  return [
    { path: PATHS.home() },
    ...shell.countries.map(({ slug }) => ({ path: PATHS.country(slug) })),
    ...slugsOf(shell.staffMenu).map(({ slug }) => ({ path: PATHS.staff(slug) })),
    ...slugsOf(shell.candidatesMenu).map(({ slug }) => ({ path: PATHS.candidate(slug) })),
    { path: PATHS.vacancies() },
    ...vacancies
      .filter((vacancy) => !isClosed(vacancy, now))
      .map(({ id, publishedAt }) => ({
        path: PATHS.vacancy(id),
        lastModified: publishedAt,
      })),
    { path: PATHS.blog() },
    ...posts.map(({ slug, updatedAt, publishedAt }) => ({
      path: PATHS.post(slug),
      lastModified: updatedAt ?? publishedAt,
    })),
    { path: PATHS.contacts() },
    { path: PATHS.policy('privacy-policy') },
    { path: PATHS.policy('cookies-policy') },
  ]
}

async function listAll<T>(readPage: (page: number) => Promise<Paged<T>>): Promise<T[]> {
  const first = await readPage(1)
  const items = [...first.items]
  for (let page = 2; page <= first.lastPage; page += 1) items.push(...(await readPage(page)).items)
  return items
}
