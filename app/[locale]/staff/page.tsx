import { definePage } from '#components/page/define-page.tsx'
import { listTexts } from '#components/page/list-texts.ts'
import { PositionsScreen } from '#components/staff/positions-screen.tsx'
import { PATHS } from '#lib/i18n/hrefs.ts'
import type { RouteState } from '#lib/i18n/route-state.ts'
import { landingsIfHad } from '#lib/resources/landings.ts'
import { getShell } from '#lib/resources/shell/read.ts'
import { listPositions } from '#lib/resources/staff/read.ts'

const { Page, generateMetadata } = definePage({
  path: PATHS.positions,
  load: loadPositions,
  metadata: async ({ positions, shell }, { locale, filter }) => {
    const { total } = positions
    const { title, description } = await listTexts('positions', locale, { filter, shell, total })
    return { title, description, list: positions }
  },
  render: (data, { locale, filter }) => (
    <PositionsScreen locale={locale} filter={filter} {...data} />
  ),
})

async function loadPositions({ locale, page, filter }: RouteState) {
  const [positions, shell, { staffMenu: menu }, landings] = await Promise.all([
    listPositions(locale, { page, filter }),
    getShell(locale),
    getShell(locale, filter?.country),
    landingsIfHad('positions', locale),
  ])
  return { positions, shell, menu, landings }
}

export { generateMetadata }
export default Page
export const generateStaticParams = () => []
