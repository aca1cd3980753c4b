import { CountryScreen } from '#components/countries/country-screen.tsx'
import { definePage } from '#components/page/define-page.tsx'
import { NotFoundError } from '#lib/http/client/errors.ts'
import { PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { listCandidates } from '#lib/resources/candidates/read.ts'
import { findCountry, getShell } from '#lib/resources/shell/read.ts'
import { mostNamed } from '#lib/resources/staff/model.ts'
import type { Vacancy } from '#lib/resources/vacancies/model.ts'
import { listVacancies } from '#lib/resources/vacancies/read.ts'
import { isClosed, nextEdge } from '#lib/resources/vacancies/vacancy-life.ts'

const VACANCIES_SHOWN = 3
const VACANCIES_READ = 8
const POSITIONS_SHOWN = 6
/** From which those are chosen for which there is somebody. */
const POSITIONS_COUNTED = 18
const CANDIDATES_SHOWN = 4
/** From which those are chosen who stand in the menu of the country. */
const CANDIDATES_READ = 48

const { Page, generateMetadata } = definePage({
  path: ({ country = '' }) => PATHS.country(country),
  load: (route, { country = '' }) => loadCountry(route.locale, country),
  metadata: ({ country }) => ({
    title: country.metaTitle ?? (country.heading || country.title),
    description: country.metaDescription,
  }),
  changesAt: ({ vacancies }) => nextEdge(vacancies, new Date()),
  render: (page, route) => <CountryScreen locale={route.locale} {...page} />,
})

async function loadCountry(locale: Locale, slug: string) {
  const country = await findCountry(locale, slug)
  if (!country) throw new NotFoundError()
  const [shell, listed, { items: vacancies }] = await Promise.all([
    getShell(locale, slug),
    listCandidates(locale, { filter: { country: slug }, perPage: CANDIDATES_READ }),
    listVacancies(locale, { country: slug, perPage: VACANCIES_READ }),
  ])
  // A backend may list people of all countries; its menu is of this one.
  const there = new Set(shell.candidatesMenu.flatMap(({ pages }) => pages.map((page) => page.slug)))
  const candidates = listed.items.filter((profile) => there.has(profile.slug))
  const named = [...vacancies, ...candidates.map(({ position: title }) => ({ title }))]
  const asked = mostNamed(
    shell.staffMenu.flatMap(({ pages }) => pages),
    named.map(({ title }) => title),
  )
  const counted = await Promise.all(
    asked.slice(0, POSITIONS_COUNTED).map(async (page) => {
      const filter = { country: slug, position: page.slug }
      const { total } = await listCandidates(locale, { filter, perPage: 1 })
      return { ...page, candidates: total }
    }),
  )
  const filled = counted.filter((position) => position.candidates > 0).slice(0, POSITIONS_SHOWN)
  return {
    country,
    shell,
    positions: filled.length > 0 ? filled : counted.slice(0, POSITIONS_SHOWN),
    candidates: candidates.slice(0, CANDIDATES_SHOWN),
    vacancies: openFirst(vacancies).slice(0, VACANCIES_SHOWN),
  }
}

function openFirst(vacancies: readonly Vacancy[]): Vacancy[] {
  const now = new Date()
  return vacancies.toSorted((a, b) => Number(isClosed(a, now)) - Number(isClosed(b, now)))
}

export { generateMetadata }
export default Page
export const generateStaticParams = () => []
