import { createKeptResults } from '#lib/cache/kept-results.ts'
import { contentGeneration } from '#lib/cache/page-store.ts'
import { apiClient } from '#lib/http/client/api-client.ts'
import { isUpstreamError } from '#lib/http/client/errors.ts'
import { filterQuery, PATHS } from '#lib/i18n/hrefs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { FilterName, ListKindName } from '#lib/i18n/pages.ts'
import { isFilterOffered } from '#lib/resources/known-filters.ts'
import type { Category, MenuKind } from '#lib/resources/menus/model.ts'
import { readMenu } from '#lib/resources/menus/read.ts'
import { fieldsOf, findField } from '#lib/resources/shell/model.ts'
import { getShell } from '#lib/resources/shell/read.ts'
import { listOutlines } from '#lib/resources/vacancies/outline.ts'

/** A list narrowed by country, by field, or by both. */
type LandingFilter = Readonly<Partial<Record<Extract<FilterName, 'country' | 'category'>, string>>>

/** Such a list that holds something: a page of its own, for those who search for just that. */
export interface Landing {
  filter: LandingFilter
  count: number
  lastModified?: string
}

/** Where something stands that a list holds. */
interface Standing {
  countries: readonly string[]
  category?: string
  lastModified?: string
}

const STANDINGS: Record<ListKindName, (locale: Locale) => Promise<Standing[]>> = {
  vacancies: async (locale) => {
    const { countries } = await getShell(locale)
    const all = await listOutlines(locale)
    return all.map(({ countries: places, category, publishedAt }) => ({
      countries: countries.flatMap(({ slug }) =>
        places.some((place) => place.slug === slug) ? [slug] : [],
      ),
      category,
      lastModified: publishedAt,
    }))
  },
  candidates: (locale) => standingsOfMenu('candidates', 'candidates', locale),
  positions: (locale) => standingsOfMenu('positions', 'staff', locale),
}

/** Of people and positions the menus tell where they stand. */
async function standingsOfMenu(
  list: ListKindName,
  kind: MenuKind,
  locale: Locale,
): Promise<Standing[]> {
  const countries = isFilterOffered(list, 'country') ? (await getShell(locale)).countries : []
  const [everywhere, ...narrowed] = await Promise.all(
    ['', ...countries.map(({ slug }) => slug)].map(async (slug) => ({
      slug,
      menu: await readMenu(locale, kind, slug),
    })),
  )
  const holds = (menu: readonly Category[], slug: string) =>
    menu.some(({ pages }) => pages.some((page) => page.slug === slug))
  return (everywhere?.menu ?? []).flatMap(({ slug: category, title, pages }) =>
    pages.map(({ slug: page }) => ({
      countries: narrowed.flatMap(({ slug, menu }) => (holds(menu, page) ? [slug] : [])),
      category: category ?? title,
    })),
  )
}

/** A backend tells nobody of a change; the embedded content is another generation after each. */
const KEPT_OF_BACKEND_MS = 20_000

/** To find them takes reading all that there is, which no page that visitors may make up is to cost. */
const keep = createKeptResults<Landing[]>({
  version: contentGeneration,
  maxAgeMs: () => (apiClient().isEmbedded ? undefined : KEPT_OF_BACKEND_MS),
  clock: () => performance.now(),
})

/** None where they could not be had: they are ways on from a page that stands without them. */
export async function landingsIfHad(kind: ListKindName, locale: Locale): Promise<Landing[]> {
  try {
    return await keep(`${kind} ${locale}`, () => listLandings(kind, locale))
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    return []
  }
}

/** In the order in which countries and fields are listed. @throws {UpstreamError} */
export async function listLandings(kind: ListKindName, locale: Locale): Promise<Landing[]> {
  const [standings, shell] = await Promise.all([STANDINGS[kind](locale), getShell(locale)])
  const landings = new Map<string, Landing>()
  for (const { countries, category, lastModified } of standings) {
    const known = findField(fieldsOf(kind, shell), category) !== undefined
    const filters = [
      ...countries.map((country) => ({ country })),
      ...(known ? [{ category }, ...countries.map((country) => ({ country, category }))] : []),
    ]
    for (const filter of filters.filter((one) => isOffered(kind, one))) {
      const key = filterQuery(PATHS[kind](), filter)
      const { count = 0, lastModified: former = '' } = landings.get(key) ?? {}
      const latest = [former, lastModified ?? ''].toSorted().at(-1) || undefined
      landings.set(key, { filter, count: count + 1, lastModified: latest })
    }
  }
  const places = ['', ...shell.countries.map(({ slug }) => slug)]
  const fields = ['', ...fieldsOf(kind, shell).map(({ slug, title }) => slug ?? title)]
  const rank = ({ filter: { country = '', category = '' } }: Landing) =>
    places.indexOf(country) * fields.length + fields.indexOf(category)
  return [...landings.values()].toSorted((one, other) => rank(one) - rank(other))
}

function isOffered(kind: ListKindName, filter: LandingFilter): boolean {
  return Object.keys(filter).every((name) => isFilterOffered(kind, name as keyof LandingFilter))
}
