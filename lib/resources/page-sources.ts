import { isNotFoundError, NotFoundError } from '#lib/http/client/errors.ts'
import { listAll } from '#lib/http/paging.ts'
import { isHiddenSite } from '#lib/http/search-engines.ts'
import { PATHS } from '#lib/i18n/hrefs.ts'
import { DEFAULT_LOCALE, type Locale } from '#lib/i18n/locales.ts'
import type { ListKindName, PageKindName } from '#lib/i18n/pages.ts'
import type { ListFilter, RouteState } from '#lib/i18n/route-state.ts'
import { blogContent } from '#lib/resources/blog/definition.ts'
import { POSTS_PER_PAGE } from '#lib/resources/blog/model.ts'
import { getPost, listPosts, listPostsPage } from '#lib/resources/blog/read.ts'
import { candidatesContent } from '#lib/resources/candidates/definition.ts'
import { listShown } from '#lib/resources/candidates/embedded.ts'
import { CANDIDATES_PER_PAGE } from '#lib/resources/candidates/model.ts'
import { getCandidate, listCandidates } from '#lib/resources/candidates/read.ts'
import { countriesContent } from '#lib/resources/countries/definition.ts'
import type { ContentFolder } from '#lib/resources/definition.ts'
import { informationContent } from '#lib/resources/information/definition.ts'
import { getInformationPage } from '#lib/resources/information/read.ts'
import { listLandings } from '#lib/resources/landings.ts'
import type { Category } from '#lib/resources/menus/model.ts'
import { getPolicy, type PolicySlug } from '#lib/resources/policies/read.ts'
import { findCountry, getShell } from '#lib/resources/shell/read.ts'
import { staffContent } from '#lib/resources/staff/definition.ts'
import { getStaffPage } from '#lib/resources/staff/read.ts'
import { vacanciesContent } from '#lib/resources/vacancies/definition.ts'
import { VACANCIES_PER_PAGE } from '#lib/resources/vacancies/model.ts'
import { listOutlines } from '#lib/resources/vacancies/outline.ts'
import { getVacancy, listVacancies, listVacanciesPage } from '#lib/resources/vacancies/read.ts'
import { isForSearchEngines } from '#lib/resources/vacancies/seo.ts'
import { embeddedContent } from './content-items.ts'

interface FoundPage {
  /** What stands for the parameter of the kind's address. */
  parameter?: string
  /** Of a list: narrowed by these, it is a page of its own. */
  filter?: ListFilter
  /** Of its content: a page that is only rendered anew has not changed. */
  lastModified?: string
  /** Addresses of pictures of its own. */
  images?: string[]
}

/** A page that is to be found: its path without a language. */
export type ListedPage = Omit<FoundPage, 'parameter'> & { path: string }

/** What search engines and shared links are told of the pages of a kind. */
interface PageSource {
  /** Those to be found. */
  list: () => Promise<FoundPage[]>
  /** What one is made of, beside what stands around every page. @throws {UpstreamError} */
  read?: (locale: Locale, parameter: string) => Promise<unknown>
  /** The same of all of them, where a list says it. @throws {UpstreamError} */
  readAll?: (locale: Locale) => Promise<ReadonlyMap<string, unknown>>
  /** What one is called; undefined where the site's name is all there is. @throws {UpstreamError} */
  titleOf?: (locale: Locale, parameter: string) => Promise<string | undefined>
  /** Whether there is one, where that costs less than its title. @throws {UpstreamError} */
  has?: (locale: Locale, parameter: string) => Promise<boolean>
  /** Of a list: reads a page of it. @throws {NotFoundError} @throws {UpstreamError} */
  readPage?: (route: RouteState) => Promise<unknown>
  /** What the pages are made of, by their parameters; of a list, what there can be on it at most. */
  content?: ContentFolder<unknown, ReadonlyMap<string, unknown>>
  perPage?: number
}

/** A page whose address has no parameter. */
const ONE_PAGE: PageSource = { list: async () => [{}] }

const PER_PAGE = 100

/** By kind of page, in the order of the sitemap. */
export const SOURCES: Record<PageKindName, PageSource> = {
  home: ONE_PAGE,
  country: {
    content: countriesContent,
    list: async () =>
      (await getShell(DEFAULT_LOCALE)).countries.map(({ slug }) => ({ parameter: slug })),
    // Most addresses that are made up look like a country's.
    has: async (locale, slug) => (await findCountry(locale, slug)) !== undefined,
    read: findCountry,
    titleOf: async (locale, slug) => {
      const country = await findCountry(locale, slug)
      if (!country) throw new NotFoundError()
      return country.heading || country.title
    },
  },
  positions: listWithLandings('positions'),
  staff: {
    content: staffContent,
    list: async () => slugsOf((await getShell(DEFAULT_LOCALE)).staffMenu),
    ...titled(getStaffPage),
  },
  candidates: {
    ...listWithLandings('candidates'),
    content: candidatesContent,
    perPage: CANDIDATES_PER_PAGE,
  },
  candidate: {
    content: candidatesContent,
    list: async () => {
      const content = embeddedContent(DEFAULT_LOCALE)
      if (content) return listShown(content.get(candidatesContent), new Date()).map(toFoundPage)
      const [shell, all] = await Promise.all([
        getShell(DEFAULT_LOCALE),
        listAll((page) => listCandidates(DEFAULT_LOCALE, { page, perPage: PER_PAGE })),
      ])
      const described = new Map(all.map((profile) => [profile.slug, profile]))
      return slugsOf(shell.candidatesMenu).map(({ parameter = '' }) => {
        const { publishedAt, photo } = described.get(parameter) ?? {}
        return { parameter, lastModified: publishedAt, images: photo && [photo.src] }
      })
    },
    ...titled(getCandidate),
  },
  vacancies: {
    ...listWithLandings('vacancies'),
    content: vacanciesContent,
    perPage: VACANCIES_PER_PAGE,
    readPage: listVacanciesPage,
  },
  vacancy: {
    content: vacanciesContent,
    list: async () => {
      const [now, { countries }] = [new Date(), await getShell(DEFAULT_LOCALE)]
      const all = await listOutlines(DEFAULT_LOCALE)
      return all
        .filter((one) => isForSearchEngines(one, { locale: DEFAULT_LOCALE, countries }, now))
        .map(({ id, publishedAt, confirmedAt }) => ({
          parameter: id,
          lastModified: latestOf([publishedAt, confirmedAt]),
        }))
    },
    ...titled(getVacancy),
    // There may be very many of these.
    readAll: async (locale) => {
      const all = await listAll((page) => listVacancies(locale, { page, perPage: PER_PAGE }))
      return new Map(all.map((vacancy) => [vacancy.id, vacancy]))
    },
  },
  blog: {
    content: blogContent,
    perPage: POSTS_PER_PAGE,
    list: async () => {
      const { items } = await listPosts(DEFAULT_LOCALE)
      return [{ lastModified: latestOf(items.map(({ publishedAt }) => publishedAt)) }]
    },
    readPage: listPostsPage,
  },
  post: {
    content: blogContent,
    list: async () => {
      const content = embeddedContent(DEFAULT_LOCALE)
      if (content) return [...content.get(blogContent).values().map(toFoundPage)]
      const all = await listAll((page) => listPosts(DEFAULT_LOCALE, { page, perPage: PER_PAGE }))
      return all.map(({ slug, updatedAt, publishedAt, cover }) => ({
        parameter: slug,
        lastModified: updatedAt ?? publishedAt,
        images: cover && [cover.src],
      }))
    },
    ...titled(getPost),
  },
  information: {
    content: informationContent,
    list: async () => {
      const { pages } = (await getShell(DEFAULT_LOCALE)).settings
      return pages.map(({ slug }) => ({ parameter: slug }))
    },
    ...titled(getInformationPage),
  },
  brief: ONE_PAGE,
  contacts: ONE_PAGE,
  'privacy-policy': policySource('privacy-policy'),
  'cookies-policy': policySource('cookies-policy'),
}

/** Every page that is to be found. @throws {UpstreamError} */
export async function listPages(): Promise<ListedPage[]> {
  if (isHiddenSite()) return []
  const kinds = Object.entries(SOURCES).map(async ([kind, { list }]) =>
    (await list()).map(({ parameter = '', ...page }) => ({
      path: PATHS[kind as PageKindName](parameter),
      ...page,
    })),
  )
  return (await Promise.all(kinds)).flat()
}

/** As its head in memory says. */
function toFoundPage({
  head: { slug, published_at, updated_at = published_at, picture },
}: {
  head: { slug: string; published_at: string; updated_at?: string; picture?: string }
}): FoundPage {
  return { parameter: slug, lastModified: updated_at, images: picture ? [picture] : undefined }
}

/** Pages that are called what their content is called. */
function titled(read: (locale: Locale, parameter: string) => Promise<{ title: string }>) {
  return { read, titleOf: async (...page: Parameters<typeof read>) => (await read(...page)).title }
}

function listWithLandings(kind: ListKindName): PageSource {
  return { list: async () => [{}, ...(await listLandings(kind, DEFAULT_LOCALE))] }
}

function policySource(slug: PolicySlug): PageSource {
  return {
    list: async () => {
      // One that a backend does not offer has no page.
      const policy = await getPolicy(DEFAULT_LOCALE, slug).catch(onlyNotFound)
      return policy ? [{ lastModified: policy.updatedAt }] : []
    },
    read: (locale) => getPolicy(locale, slug),
  }
}

function onlyNotFound(error: unknown): undefined {
  if (!isNotFoundError(error)) throw error
}

/** Dates and moments alike, as ISO 8601. */
function latestOf(moments: readonly (string | undefined)[]): string | undefined {
  return moments
    .filter((moment) => moment !== undefined)
    .toSorted((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1)
}

function slugsOf(menu: readonly Category[]): FoundPage[] {
  return menu.flatMap(({ pages }) => pages).map(({ slug }) => ({ parameter: slug }))
}
