import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listPosts } from '#lib/api/blog'
import { listCandidates } from '#lib/api/candidates'
import { NotFoundError } from '#lib/api/errors'
import { sanitizeHtml } from '#lib/api/sanitize'
import { getShell } from '#lib/api/shell'
import { getStaffPage } from '#lib/api/staff'
import { listVacancies } from '#lib/api/vacancies'
import { settings } from '#lib/config/settings'
import type { Locale } from '#lib/domain/locale'
import { localizedPath } from '#lib/i18n/hrefs'
import { SAMPLE_PROSE } from '@/components/style/sample-prose'
import type { StyleData } from '@/components/style/style-data'
import { StyleScreen } from '@/components/style/style-screen'
import { STYLE_TEXTS } from '@/components/style/style-texts'
import { definePage } from '../../define-page'
import '@/components/style/style.css'

const PATH = '/style'

/** For the team while it develops: a build does not know files of this name. */
const { Page, generateMetadata } = definePage({
  path: () => PATH,
  load: (view) => loadStyle(view.locale),
  metadata: () => ({ title: STYLE_TEXTS.title, robots: { index: false, follow: false } }),
  render: (data) => <StyleScreen {...data} />,
})

async function loadStyle(locale: Locale): Promise<StyleData> {
  const [shell, vacancies, candidates, posts, css] = await Promise.all([
    getShell(locale),
    listVacancies(locale, { perPage: 1 }),
    listCandidates(locale, { perPage: 8 }),
    listPosts(locale, { perPage: 3 }),
    readFile(join(process.cwd(), 'app/globals.css'), 'utf8'),
  ])
  const [vacancy] = vacancies.items
  const position = shell.staffMenu[0]?.pages[0]
  if (!vacancy || !position) throw new NotFoundError()
  return {
    locale,
    shell,
    vacancy,
    candidates: candidates.items,
    posts: posts.items,
    staffPage: await getStaffPage(locale, position.slug),
    prose: sanitizeHtml(SAMPLE_PROSE),
    css,
    source: { title: STYLE_TEXTS.title, url: settings().siteUrl + localizedPath(locale, PATH) },
  }
}

export { generateMetadata }
export default Page
