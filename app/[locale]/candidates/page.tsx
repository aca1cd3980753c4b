import { CandidatesScreen } from '#components/candidates/candidates-screen.tsx'
import { definePage } from '#components/page/define-page.tsx'
import { listTexts } from '#components/page/list-texts.ts'
import { PATHS } from '#lib/i18n/hrefs.ts'
import type { RouteState } from '#lib/i18n/route-state.ts'
import { CANDIDATES_PER_PAGE } from '#lib/resources/candidates/model.ts'
import { listCandidates, listSpokenLanguages } from '#lib/resources/candidates/read.ts'
import { offeredFilters } from '#lib/resources/known-filters.ts'
import { landingsIfHad } from '#lib/resources/landings.ts'
import { getShell } from '#lib/resources/shell/read.ts'

const { Page, generateMetadata } = definePage({
  path: PATHS.candidates,
  load: loadCandidates,
  metadata: async ({ candidates, shell }, { locale, filter }) => {
    const { total } = candidates
    const { title, description } = await listTexts('candidates', locale, { filter, shell, total })
    return { title, description, list: candidates }
  },
  render: (data, { locale, filter }) => (
    <CandidatesScreen locale={locale} filter={filter} {...data} />
  ),
})

async function loadCandidates({ locale, page, filter }: RouteState) {
  const offered = offeredFilters('candidates')
  const [candidates, shell, landings, languages] = await Promise.all([
    listCandidates(locale, { page, perPage: CANDIDATES_PER_PAGE, filter }),
    getShell(locale),
    landingsIfHad('candidates', locale),
    offered.includes('language') ? listSpokenLanguages(locale) : [],
  ])
  return { candidates, shell, landings, languages, offered }
}

export { generateMetadata }
export default Page
export const generateStaticParams = () => []
