import { CandidateScreen } from '#components/candidates/candidate-screen.tsx'
import { CandidatesInstead } from '#components/candidates/candidates-instead.tsx'
import { definePage } from '#components/page/define-page.tsx'
import { PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { getCandidate, listCandidates } from '#lib/resources/candidates/read.ts'
import { getShell } from '#lib/resources/shell/read.ts'
import { listSimilar } from '#lib/resources/vacancies/similar.ts'
import { nextEdge } from '#lib/resources/vacancies/vacancy-life.ts'

const NEIGHBOURS_SHOWN = 4

const { Page, generateMetadata } = definePage({
  path: ({ slug = '' }) => PATHS.candidate(slug),
  load: (route, { slug = '' }) => loadCandidate(route.locale, slug),
  metadata: ({ page }) =>
    page.isMinimal
      ? { title: page.title }
      : { title: page.metaTitle ?? page.title, description: page.metaDescription ?? page.summary },
  instead: async ({ locale }) => {
    const { items } = await listCandidates(locale, { perPage: NEIGHBOURS_SHOWN })
    return <CandidatesInstead locale={locale} profiles={items} />
  },
  changesAt: ({ vacancies }) => nextEdge(vacancies, new Date()),
  render: (data, route) => <CandidateScreen locale={route.locale} {...data} />,
})

async function loadCandidate(locale: Locale, slug: string) {
  const [page, shell] = await Promise.all([getCandidate(locale, slug), getShell(locale)])
  if (page.isMinimal) return { page, shell, neighbours: [], vacancies: [] }
  const { category } = page
  const [{ items }, vacancies] = await Promise.all([
    listCandidates(locale, { filter: { category }, perPage: NEIGHBOURS_SHOWN + 1 }),
    listSimilar(locale, { category, city: page.location, salary: page.expectedSalary }),
  ])
  const others = items.filter((candidate) => candidate.slug !== slug)
  return { page, shell, neighbours: others.slice(0, NEIGHBOURS_SHOWN), vacancies }
}

export { generateMetadata }
export default Page
export const generateStaticParams = () => []
