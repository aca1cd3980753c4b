import type { Metadata } from 'next'
import { locale as routeSegment } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { cache, type ReactNode } from 'react'
import type { Thing } from 'schema-dts'
import { ErrorScreen } from '#components/errors/error-screen.tsx'
import { StructuredData } from '#components/ui/page/structured-data.tsx'
import { momentInLifetime } from '#lib/cache/page-lifetime.ts'
import { CHANGES_AT_HINT, MAX_AGE_HINT, STATUS_HINT } from '#lib/cache/response-hints.ts'
import { settings } from '#lib/config/settings.ts'
import { MethodNotAllowedError, NotFoundError } from '#lib/http/client/errors.ts'
import { type Failure, toFailure, toFailureNote } from '#lib/http/client/failure.ts'
import type { Paged } from '#lib/http/paging.ts'
import { isHiddenSite } from '#lib/http/search-engines.ts'
import { alternatesOf } from '#lib/i18n/alternates.ts'
import { feedLinksOf } from '#lib/i18n/feed-links.ts'
import { filterQuery, localizedPath, PATHS, pageHref, sharePicture } from '#lib/i18n/hrefs.ts'
import { LANGUAGE_RULES } from '#lib/i18n/languages.ts'
import { listKindAt } from '#lib/i18n/pages.ts'
import { DEFAULT_ROUTE_STATE, parseRouteState, type RouteState } from '#lib/i18n/route-state.ts'
import { withPlainSpaces } from '#lib/i18n/typography.ts'
import { noteFailure } from '#lib/log/request-context.ts'
import { isFiniteFilter, offeredFilter } from '#lib/resources/known-filters.ts'
import { getShell } from '#lib/resources/shell/read.ts'

type Params = Record<string, string>
type Promisable<T> = T | Promise<T>

interface PageProps {
  params: Promise<Record<string, string | string[] | undefined>>
}

interface PageMetadata extends Pick<Metadata, 'description' | 'robots'> {
  title: string
  /** Without the site's name behind it. */
  isTitleWhole?: boolean
  /** Something to be read, not a place of the site. */
  isArticle?: boolean
  /** Of a list: for the number in its title, for links to its neighbours, and for search engines. */
  list?: Pick<Paged<unknown>, 'lastPage' | 'total'>
}

interface PageDefinition<Data> {
  /** The address without language and query; its parameters are decoded. */
  path: (params: Params) => string
  /** @throws an error that carries a status, which becomes the error page of that status */
  load: (route: RouteState, params: Params) => Promise<Data>
  metadata: (data: Data, route: RouteState) => Promisable<PageMetadata>
  render: (data: Data, route: RouteState) => ReactNode
  /** What search engines read beside the text. */
  structuredData?: (data: Data, route: RouteState) => Promisable<readonly Thing[]>
  /** By default 200. */
  status?: (data: Data) => number
  /** Whether the page cache may hold the page; by default all but what visitors make up. */
  isCacheable?: (route: RouteState) => boolean
  /** What is offered on the page that says that this one is gone. */
  instead?: (route: RouteState, params: Params) => Promise<ReactNode>
  /** The moment, in milliseconds, from which the page would say something else by itself. */
  changesAt?: (data: Data) => number | undefined
}

/**
 * A page of the site: what it reads, what it is called, what it shows. Whatever goes wrong in
 * reading becomes the error page with its status, complete in the HTML.
 */
export function definePage<Data>(definition: PageDefinition<Data>) {
  const { path, metadata, render } = definition

  async function generateMetadata(props: PageProps): Promise<Metadata> {
    const outcome = await outcomeAt(await readAddress(props))
    if ('metadata' in outcome) return outcome.metadata
    const { status } = outcome.failure
    return { title: { absolute: `${status} page` }, robots: { index: false } }
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once a module, never while rendering
  async function Page(props: PageProps) {
    const address = await readAddress(props)
    const outcome = await outcomeAt(address)
    const { route } = outcome
    if ('failure' in outcome) {
      return (
        <>
          <ErrorScreen locale={route.locale} failure={outcome.failure} />
          {outcome.instead}
        </>
      )
    }
    return (
      <>
        {outcome.status !== 200 && <meta name={STATUS_HINT} content={String(outcome.status)} />}
        {!outcome.isCacheable && <meta name={MAX_AGE_HINT} content="0" />}
        {outcome.changesAt !== undefined && (
          <meta name={CHANGES_AT_HINT} content={String(outcome.changesAt)} />
        )}
        {outcome.structured.length > 0 && <StructuredData things={outcome.structured} />}
        {render(outcome.data, route)}
      </>
    )
  }

  /** The title and the page are of one reading: a second one could come to another end. */
  const outcomeOf = cache(async (segment: string, paramsJson: string): Promise<Outcome<Data>> => {
    const params: Params = JSON.parse(paramsJson)
    const route = toOffered(path(params), routeStateOf(segment))
    try {
      // No address of the site leads to a page so; should one, it is unknown, and no failure.
      if (!parseRouteState(segment)) throw new NotFoundError()
      const [data] = await Promise.all([definition.load(route, params), getShell(route.locale)])
      if (route.isRefused) throw new MethodNotAllowedError()
      return {
        route,
        data,
        metadata: await toMetadata(await metadata(data, route), path(params), route),
        status: definition.status?.(data) ?? 200,
        isCacheable: definition.isCacheable?.(route) ?? (await isFiniteFilter(route)),
        changesAt: momentInLifetime(definition.changesAt?.(data), Date.now()),
        structured: (await definition.structuredData?.(data, route)) ?? [],
      }
    } catch (error) {
      const failure = toFailure(error)
      const note = toFailureNote(error)
      if (note) noteFailure(note)
      const isGone = failure.status === 410
      // What is wrong with it is no reason to say less of the page itself.
      const instead = isGone && definition.instead?.(route, params).catch(() => undefined)
      return { route, failure, instead: (await instead) || undefined }
    }
  })
  const outcomeAt = ({ segment, params }: Address) => outcomeOf(segment, JSON.stringify(params))

  return { Page, generateMetadata }
}

type Outcome<Data> = { route: RouteState } & (
  | {
      data: Data
      metadata: Metadata
      status: number
      isCacheable: boolean
      changesAt: number | undefined
      structured: readonly Thing[]
    }
  | { failure: Failure; instead: ReactNode }
)

interface Address {
  segment: string
  params: Params
}

async function readAddress(props: PageProps): Promise<Address> {
  const segment = (await routeSegment()) ?? ''
  const entries = Object.entries(await props.params).map(([name, value]) => [
    name,
    [value ?? []].flat().map(decode).join('/'),
  ])
  return { segment, params: Object.fromEntries(entries) }
}

function routeStateOf(segment: string): RouteState {
  return parseRouteState(segment) ?? DEFAULT_ROUTE_STATE
}

/** What a list cannot be narrowed by where its content comes from is as if it were not asked. */
function toOffered(path: string, route: RouteState): RouteState {
  const list = listKindAt(path)
  return list ? { ...route, filter: offeredFilter(list, route.filter) } : route
}

/** A parameter may come escaped or not; what cannot be read stays as it was typed. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

async function toMetadata(page: PageMetadata, path: string, route: RouteState): Promise<Metadata> {
  const { isTitleWhole, list } = page
  const words = await getTranslations('vocabulary')
  const isLaterPage = list !== undefined && route.page > 1
  const title = withPlainSpaces(
    isLaterPage ? words('titleOfPage', { title: page.title, page: route.page }) : page.title,
  )
  const position = isLaterPage && `${words('page', { page: route.page, lastPage: list.lastPage })}.`
  const description =
    page.description && withPlainSpaces([page.description, position].filter(Boolean).join(' '))
  const publicPath = localizedPath(route.locale, path)
  const { siteUrl } = settings()
  const alternates = {
    ...alternatesOf(siteUrl, path, route),
    types: feedLinksOf(siteUrl, path, route),
  }
  const address = siteUrl + publicPath + filterQuery(path, route.filter, 'landing')
  const wholeList = siteUrl + publicPath + filterQuery(path, route.filter)
  const isFound =
    !route.filter || (list !== undefined && (await isLanding(path, route, list.total)))
  const { siteName } = (await getShell(route.locale)).settings
  return {
    robots: isHiddenSite()
      ? { index: false, follow: false }
      : (page.robots ?? (isFound ? undefined : { index: false, follow: true })),
    description,
    title: isTitleWhole ? { absolute: title } : title,
    alternates,
    pagination: list && neighbours(wholeList, route.page, list.lastPage),
    openGraph: {
      title,
      description: description ?? undefined,
      url: address,
      locale: LANGUAGE_RULES[route.locale].openGraph,
      images: [{ url: sharePicture(siteUrl, publicPath), alt: title, width: 1200, height: 630 }],
      siteName,
      type: page.isArticle ? 'article' : 'website',
    },
    twitter: { card: 'summary_large_image' },
    verification: path === PATHS.home() ? ownershipTags() : undefined,
  }
}

/** By which the search engines know whose site this is; they look on the home page. */
function ownershipTags(): Metadata['verification'] {
  const { google, yandex, bing } = settings().ownership
  return { google, yandex, other: bing ? { 'msvalidate.01': bing } : undefined }
}

/** Whether a narrowed list is a page to be found: it holds something, and has a name. */
async function isLanding(path: string, route: RouteState, total: number): Promise<boolean> {
  const isNamed = filterQuery(path, route.filter) === filterQuery(path, route.filter, 'landing')
  return isNamed && total > 0 && (await isFiniteFilter(route))
}

function neighbours(list: string, page: number, lastPage: number) {
  if (lastPage === 1) return undefined
  return {
    previous: page > 1 ? pageHref(list, page - 1) : undefined,
    next: page < lastPage ? pageHref(list, page + 1) : undefined,
  }
}
