import { settings } from '#lib/config/settings.ts'
import { defineRoute } from '#lib/http/define-route.ts'
import type { Paged } from '#lib/http/paging.ts'
import { alternatesOf } from '#lib/i18n/alternates.ts'
import { PATHS } from '#lib/i18n/hrefs.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#lib/i18n/locales.ts'
import { listPosts } from '#lib/resources/blog/read.ts'
import { getShell } from '#lib/resources/shell/read.ts'
import { listVacancies } from '#lib/resources/vacancies/read.ts'
import { isClosed } from '#lib/resources/vacancies/vacancy-life.ts'

export const dynamic = 'force-dynamic'

const PER_PAGE = 100

/** Every page that is to be found, in every language, each naming the others. */
export const GET = defineRoute(async () => {
  const { siteUrl } = settings()
  const urls = (await listEntries()).flatMap((entry) =>
    LOCALES.map((locale) => toUrlElement(siteUrl, entry, locale)),
  )
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml', 'Cache-Control': 'public, max-age=0' },
  })
})

interface Entry {
  path: string
  lastModified?: string
}

function toUrlElement(siteUrl: string, { path, lastModified }: Entry, locale: Locale): string {
  const view = { locale, isPaged: false, page: 1 }
  const { canonical = siteUrl, languages } = alternatesOf(siteUrl, path, view)
  return [
    '<url>',
    `<loc>${escapeXml(canonical)}</loc>`,
    ...Object.entries(languages).map(
      ([language, href]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}" />`,
    ),
    ...(lastModified ? [`<lastmod>${escapeXml(lastModified)}</lastmod>`] : []),
    '</url>',
  ].join('\n')
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
])

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => ENTITIES.get(mark) ?? mark)
}

async function listEntries(): Promise<Entry[]> {
  const now = new Date()
  const [shell, posts, vacancies] = await Promise.all([
    getShell(DEFAULT_LOCALE),
    listAll((page) => listPosts(DEFAULT_LOCALE, { page, perPage: PER_PAGE })),
    listAll((page) => listVacancies(DEFAULT_LOCALE, { page, perPage: PER_PAGE })),
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
    { path: PATHS['privacy-policy']() },
    { path: PATHS['cookies-policy']() },
  ]
}

async function listAll<T>(readPage: (page: number) => Promise<Paged<T>>): Promise<T[]> {
  const first = await readPage(1)
  const items = [...first.items]
  for (let page = 2; page <= first.lastPage; page += 1) items.push(...(await readPage(page)).items)
  return items
}
