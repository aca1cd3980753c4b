import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { definePage } from '#components/page/define-page.tsx'
import { SAMPLE_PROSE } from '#components/style/sample-prose.ts'
import type { StyleData } from '#components/style/style-data.ts'
import { StyleScreen } from '#components/style/style-screen.tsx'
import { STYLE_TEXTS } from '#components/style/style-texts.ts'
import { settings } from '#lib/config/settings.ts'
import { sanitizeHtml } from '#lib/html/sanitize.ts'
import { NotFoundError } from '#lib/http/client/errors.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { listPosts } from '#lib/resources/blog/read.ts'
import { listCandidates } from '#lib/resources/candidates/read.ts'
import { getShell } from '#lib/resources/shell/read.ts'
import { getStaffPage } from '#lib/resources/staff/read.ts'
import { listVacancies } from '#lib/resources/vacancies/read.ts'
import '#components/style/style.css'

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
