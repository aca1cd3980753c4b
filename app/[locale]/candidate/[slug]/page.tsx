import { getCandidate, listCandidates } from '#lib/api/candidates'
import { getShell } from '#lib/api/shell'
import type { Locale } from '#lib/domain/locale'
import { PATHS } from '#lib/i18n/hrefs'
import { CandidateScreen } from '@/components/profiles/candidate-screen'
import { definePage } from '../../../define-page'

const NEIGHBOURS_SHOWN = 4

const { Page, generateMetadata } = definePage({
  path: ({ slug = '' }) => PATHS.candidate(slug),
  load: (view, { slug = '' }) => loadCandidate(view.locale, slug),
  metadata: ({ page }) =>
    page.isMinimal
      ? { title: page.title }
      : { title: page.metaTitle ?? page.title, description: page.metaDescription ?? page.summary },
  render: (data, view) => <CandidateScreen locale={view.locale} {...data} />,
})

async function loadCandidate(locale: Locale, slug: string) {
  const [page, shell] = await Promise.all([getCandidate(locale, slug), getShell(locale)])
  if (page.isMinimal) return { page, shell, neighbours: [] }
  const category = { category: page.category, perPage: NEIGHBOURS_SHOWN + 1 }
  const { items } = await listCandidates(locale, category)
  const others = items.filter((candidate) => candidate.slug !== slug)
  return { page, shell, neighbours: others.slice(0, NEIGHBOURS_SHOWN) }
}

export { generateMetadata }
export default Page
export const generateStaticParams = () => []
