import { isNotFoundError, NotFoundError } from '#lib/http/client/errors.ts'
import { listAll } from '#lib/http/paging.ts'
import { PATHS } from '#lib/i18n/hrefs.ts'
import { DEFAULT_LOCALE, type Locale } from '#lib/i18n/locales.ts'
import { type ListKindName, matchPage, type PageKindName } from '#lib/i18n/pages.ts'
import { type ListFilter, parseRouteState, type RouteState } from '#lib/i18n/route-state.ts'
import { pathOfRendered, splitLocale } from '#lib/i18n/routes.ts'
import { getPost, listPosts, listPostsPage } from '#lib/resources/blog/read.ts'
import { getCandidate } from '#lib/resources/candidates/read.ts'
import { listLandings } from '#lib/resources/landings.ts'
import type { Category } from '#lib/resources/menus/model.ts'
import { findCountry, getShell } from '#lib/resources/shell/read.ts'
import { getStaffPage } from '#lib/resources/staff/read.ts'
import { getVacancy, listVacancies, listVacanciesPage } from '#lib/resources/vacancies/read.ts'
import { isForSearchEngines } from '#lib/resources/vacancies/seo.ts'

interface ListedPage {
  /** What stands for the parameter of the kind's address. */
  parameter?: string
  /** Of a list: narrowed by these, it is a page of its own. */
  filter?: ListFilter
  lastModified?: string
}

/** What search engines and shared links are told of the pages of a kind. */
interface PageSource {
  /** Those to be found. */
  list: () => Promise<ListedPage[]>
  /** What one is called; undefined where the site's name is all there is. @throws {UpstreamError} */
  titleOf?: (locale: Locale, parameter: string) => Promise<string | undefined>
  /** Of a list: reads a page of it. @throws {NotFoundError} @throws {UpstreamError} */
  readPage?: (route: RouteState) => Promise<unknown>
}

/** A page whose address has no parameter. */
const ONE_PAGE: PageSource = { list: async () => [{}] }

const PER_PAGE = 100

/** By kind of page, in the order of the sitemap. */
const SOURCES: Record<PageKindName, PageSource> = {
  home: ONE_PAGE,
  country: {
    list: async () =>
      (await getShell(DEFAULT_LOCALE)).countries.map(({ slug }) => ({ parameter: slug })),
    titleOf: async (locale, slug) => {
      const country = await findCountry(locale, slug)
      if (!country) throw new NotFoundError()
      return country.heading || country.title
    },
  },
  staff: {
    list: async () => slugsOf((await getShell(DEFAULT_LOCALE)).staffMenu),
    titleOf: async (locale, slug) => (await getStaffPage(locale, slug)).title,
  },
  candidate: {
    list: async () => slugsOf((await getShell(DEFAULT_LOCALE)).candidatesMenu),
    titleOf: async (locale, slug) => (await getCandidate(locale, slug)).title,
  },
  vacancies: { ...listWithLandings('vacancies'), readPage: listVacanciesPage },
  vacancy: {
    list: async () => {
      const [now, { countries }] = [new Date(), await getShell(DEFAULT_LOCALE)]
      const all = await listAll((page) =>
        listVacancies(DEFAULT_LOCALE, { page, perPage: PER_PAGE }),
      )
      return all
        .filter((one) => isForSearchEngines(one, { locale: DEFAULT_LOCALE, countries }, now))
        .map(({ id, publishedAt }) => ({ parameter: id, lastModified: publishedAt }))
    },
    titleOf: async (locale, id) => (await getVacancy(locale, id)).title,
  },
  blog: { ...ONE_PAGE, readPage: listPostsPage },
  post: {
    list: async () => {
      const all = await listAll((page) => listPosts(DEFAULT_LOCALE, { page, perPage: PER_PAGE }))
      return all.map(({ slug, updatedAt, publishedAt }) => ({
        parameter: slug,
        lastModified: updatedAt ?? publishedAt,
      }))
    },
    titleOf: async (locale, slug) => (await getPost(locale, slug)).title,
  },
  contacts: ONE_PAGE,
  'privacy-policy': ONE_PAGE,
  'cookies-policy': ONE_PAGE,
}

/** Whether the content has nothing that the internal path of a page names. */
export async function leadsNowhere(internal: string): Promise<boolean> {
  const route = parseRouteState(internal.split('/', 2)[1] ?? '')
  const match = matchPage(pathOfRendered(internal))
  if (!route || !match) return true
  const { titleOf, readPage } = SOURCES[match.kind]
  // The first page of a list is there, whatever is on it.
  if (readPage && route.page === 1) return false
  try {
    await (readPage
      ? readPage(route)
      : titleOf?.(route.locale, decodeURIComponent(match.parameter)))
    return false
  } catch (error) {
    // What else is the matter, the page says.
    return isNotFoundError(error) && error.status === 404
  }
}

/** The path of every page that is to be found, without a language, what narrows it, and its last change. */
export async function listPages(): Promise<(Omit<ListedPage, 'parameter'> & { path: string })[]> {
  const kinds = Object.entries(SOURCES).map(async ([kind, { list }]) =>
    (await list()).map(({ parameter = '', ...page }) => ({
      path: PATHS[kind as PageKindName](parameter),
      ...page,
    })),
  )
  return (await Promise.all(kinds)).flat()
}

export interface PageTitle {
  siteName: string
  title: string | undefined
}

/**
 * What a page is called that a public path names.
 *
 * @throws {NotFoundError} where there is no such page @throws {UpstreamError}
 */
export async function getPageTitle(publicPath: string): Promise<PageTitle> {
  const { locale, path } = splitLocale(publicPath)
  const match = matchPage(path)
  if (!match) throw new NotFoundError()
  const { settings } = await getShell(locale)
  const title = await SOURCES[match.kind].titleOf?.(locale, match.parameter)
  return { siteName: settings.siteName, title }
}

function listWithLandings(kind: ListKindName): PageSource {
  return { list: async () => [{}, ...(await listLandings(kind, DEFAULT_LOCALE))] }
}

function slugsOf(menu: readonly Category[]): ListedPage[] {
  return menu.flatMap(({ pages }) => pages).map(({ slug }) => ({ parameter: slug }))
}
