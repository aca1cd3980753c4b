import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { definePage } from '#components/page/define-page.tsx'
import { SAMPLE_PROSE } from '#components/style/sample-prose.ts'
import { StyleScreen } from '#components/style/style-screen.tsx'
import { sanitizeHtml } from '#lib/html/sanitize.ts'
import '#components/style/style.css'

/** For the team while it develops: a build does not know files of this name. */
const { Page, generateMetadata } = definePage({
  path: () => '/style',
  load: () => readFile(join(process.cwd(), 'app/globals.css'), 'utf8'),
  metadata: () => ({ title: 'Style', robots: { index: false, follow: false } }),
  render: (css) => <StyleScreen css={css} prose={sanitizeHtml(SAMPLE_PROSE)} />,
})

export { generateMetadata }
export default Page
