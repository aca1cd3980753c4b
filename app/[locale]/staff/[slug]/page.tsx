import { definePage } from '#components/page/define-page.tsx'
import { StaffScreen } from '#components/staff/staff-screen.tsx'
import { PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { listCandidates } from '#lib/resources/candidates/read.ts'
import { getShell } from '#lib/resources/shell/read.ts'
import { getStaffPage } from '#lib/resources/staff/read.ts'
import { listSimilar } from '#lib/resources/vacancies/similar.ts'
import { nextEdge } from '#lib/resources/vacancies/vacancy-life.ts'

/** Of all countries, so that some are of the visitor's. */
const CANDIDATES_READ = 8

const { Page, generateMetadata } = definePage({
  path: ({ slug = '' }) => PATHS.staff(slug),
  load: (route, { slug = '' }) => loadStaff(route.locale, slug),
  metadata: ({ page }) =>
    page.isMinimal
      ? { title: page.title }
      : { title: page.metaTitle ?? page.title, description: page.metaDescription ?? page.lead },
  changesAt: ({ vacancies }) => nextEdge(vacancies, new Date()),
  render: (data, route) => <StaffScreen locale={route.locale} {...data} />,
})

async function loadStaff(locale: Locale, slug: string) {
  const [page, shell] = await Promise.all([getStaffPage(locale, slug), getShell(locale)])
  const category = shell.staffMenu.find(({ pages }) => pages.some((entry) => entry.slug === slug))
  if (!category) return { page, shell, candidates: [], vacancies: [] }
  const filter = { category: category.slug ?? category.title }
  const [ofPosition, ofField, vacancies] = await Promise.all([
    listCandidates(locale, { filter: { ...filter, position: slug }, perPage: CANDIDATES_READ }),
    listCandidates(locale, { filter, perPage: CANDIDATES_READ }),
    listSimilar(locale, filter),
  ])
  const candidates = [
    ...new Map([...ofPosition.items, ...ofField.items].map((one) => [one.slug, one])).values(),
  ]
  return { page, shell, candidates: candidates.slice(0, CANDIDATES_READ), vacancies }
}

export { generateMetadata }
export default Page
export const generateStaticParams = () => []
