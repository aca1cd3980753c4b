import { settings } from '#lib/config/settings.ts'
import { isNotFoundError, NotFoundError } from '#lib/http/client/errors.ts'
import { defineRoute } from '#lib/http/define-route.ts'
import { type FeedItem, writeFeed } from '#lib/http/feed.ts'
import { eachPage } from '#lib/http/paging.ts'
import { PRIVATE, SHARED_CACHE_CONTROL } from '#lib/http/stored-response.ts'
import { listTextsOf } from '#lib/i18n/feed-links.ts'
import { feedHref, listHref, localizedPath, PATHS } from '#lib/i18n/hrefs.ts'
import { MESSAGES } from '#lib/i18n/languages.ts'
import {
  FEED_TYPES,
  type FeedName,
  type FollowedKindName,
  type ReaderFeedName,
} from '#lib/i18n/pages.ts'
import { parseRouteState, type RouteState } from '#lib/i18n/route-state.ts'
import { toPostItem } from '#lib/resources/blog/feed.ts'
import { getPost, listPosts } from '#lib/resources/blog/read.ts'
import { isFiniteFilter } from '#lib/resources/known-filters.ts'
import type { Shell } from '#lib/resources/shell/model.ts'
import { getShell } from '#lib/resources/shell/read.ts'
import { toVacancyItem } from '#lib/resources/vacancies/feed.ts'
import { type JobBoardContext, writeJobBoard } from '#lib/resources/vacancies/job-board.ts'
import type { Vacancy } from '#lib/resources/vacancies/model.ts'
import { toOutline } from '#lib/resources/vacancies/outline.ts'
import { listVacancies, vacancyFilter } from '#lib/resources/vacancies/read.ts'
import { isForSearchEngines } from '#lib/resources/vacancies/seo.ts'
import { isClosed } from '#lib/resources/vacancies/vacancy-life.ts'

interface FeedContext {
  route: RouteState
  shell: Shell
  /** The absolute address of a path without a language. */
  urlOf: (path: string) => string
}

const POSTS_IN_FEED = 20
const VACANCIES_IN_FEED = 50
const VACANCIES_AT_A_TIME = 100
/** Of one backend at a time, for one feed. */
const READ_AT_A_TIME = 4

/** What feed readers are told of a list, newest first. */
const SOURCES: Record<FollowedKindName, (context: FeedContext) => Promise<FeedItem[]>> = {
  blog: listPostItems,
  vacancies: listVacancyItems,
}

interface RouteContext {
  params: Promise<{ locale: string }>
}

/** A feed of a list, narrowed as the list is; where it cannot be had, with the status of the list. */
export function defineFeed(kind: FollowedKindName, name: FeedName) {
  return defineRoute(async (_request: Request, { params }: RouteContext) => {
    const route = parseRouteState((await params).locale)
    if (!route) throw new NotFoundError()
    const shell = await getShell(route.locale)
    const { siteUrl } = settings()
    const context: FeedContext = {
      route,
      shell,
      urlOf: (path) => siteUrl + localizedPath(route.locale, path),
    }
    const body = await (name === 'jobs.xml'
      ? streamJobs(context)
      : readFeed({ kind, name }, context))
    return new Response(body, {
      headers: {
        'Content-Type': `${FEED_TYPES[name]}; charset=utf-8`,
        'Cache-Control': (await isFiniteFilter(route)) ? SHARED_CACHE_CONTROL : PRIVATE,
      },
    })
  })
}

async function readFeed(
  { kind, name }: { kind: FollowedKindName; name: ReaderFeedName },
  context: FeedContext,
): Promise<string> {
  const { route, shell } = context
  const { locale, filter } = route
  const { siteUrl } = settings()
  const { title, description } = listTextsOf(kind, locale)
  const { siteName } = shell.settings
  const chosen = namesOfChoices(context)
  const feed = {
    title: `${title}${chosen.length > 0 ? `: ${chosen.join(', ')}` : ''} — ${siteName}`,
    description,
    language: locale,
    author: siteName,
    pageUrl: siteUrl + listHref(locale, kind, filter),
    items: await SOURCES[kind](context),
  }
  return writeFeed(name, feed, siteUrl + feedHref(locale, { kind, name, filter }))
}

async function listPostItems({ route, urlOf }: FeedContext): Promise<FeedItem[]> {
  const { items } = await listPosts(route.locale, { perPage: POSTS_IN_FEED })
  const found: FeedItem[] = []
  for (let from = 0; from < items.length; from += READ_AT_A_TIME) {
    const posts = items.slice(from, from + READ_AT_A_TIME).map(async ({ slug }) => {
      // One that has gone meanwhile has no page either.
      const post = await getPost(route.locale, slug).catch(ignoreMissing)
      return post ? [toPostItem(post, urlOf(PATHS.post(slug)))] : []
    })
    found.push(...(await Promise.all(posts)).flat())
  }
  return found
}

async function listVacancyItems(context: FeedContext): Promise<FeedItem[]> {
  const { route, urlOf } = context
  const { locale, filter } = route
  const { items } = await listVacancies(locale, { perPage: VACANCIES_IN_FEED, ...filter })
  const now = new Date()
  return items
    .filter((vacancy) => !isClosed(vacancy, now))
    .map((vacancy) =>
      toVacancyItem(vacancy, {
        locale,
        url: urlOf(PATHS.vacancy(vacancy.id)),
        headings: headingsOf(context),
        category: titleOfCategory(context, vacancy.category),
      }),
    )
}

/** All of them, and only what a posting may say. The first page decides what is answered. */
async function streamJobs(context: FeedContext) {
  const { route, shell, urlOf } = context
  const { locale, filter } = route
  const { countries } = shell
  const pages = eachPage((page) =>
    listVacancies(locale, { page, perPage: VACANCIES_AT_A_TIME, ...filter }),
  )
  const first = await pages.next()
  const isListed = (vacancy: Vacancy) =>
    isForSearchEngines(toOutline(vacancy), { locale, countries }, new Date())
  const board: JobBoardContext = {
    locale,
    countries,
    country: filter?.country,
    siteName: shell.settings.siteName,
    siteUrl: settings().siteUrl,
    headings: headingsOf(context),
    urlOf: ({ id }) => urlOf(PATHS.vacancy(id)),
    categoryOf: ({ category }) => titleOfCategory(context, category),
  }
  return toStream(writeJobBoard(listedPages(), board))

  async function* listedPages() {
    if (!first.done) yield first.value.filter(isListed)
    for await (const vacancies of pages) yield vacancies.filter(isListed)
  }
}

/** Made as fast as it is taken: the next piece is not begun before there is room for it. */
function toStream(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => {
      await pieces.return(undefined)
    },
  })
}

/** What stands above each text of a vacancy. */
function headingsOf({ route }: FeedContext): JobBoardContext['headings'] {
  const { conditions, responsibilities, requirements } = MESSAGES[route.locale].vacancies
  return {
    conditions: conditions.title,
    responsibilities: responsibilities.title,
    requirements: requirements.title,
  }
}

/** What the list is narrowed by, as it is called on the site. */
function namesOfChoices(context: FeedContext): string[] {
  const { country, category, live_in, pay, ...others } = vacancyFilter(context.route.filter) ?? {}
  const known = context.shell.countries.find(({ slug }) => slug === country)
  const { in: livesIn, out } = MESSAGES[context.route.locale].vocabulary.lodging
  const names = [
    ...[known?.title ?? country, titleOfCategory(context, category)],
    ...[live_in && (live_in === 'in' ? livesIn : out), pay && `≥ ${pay}`],
  ]
  return [...names, ...Object.values(others)].filter((name) => name !== undefined)
}

function titleOfCategory({ shell }: FeedContext, category: string | undefined) {
  const menus = [...shell.staffMenu, ...shell.candidatesMenu]
  const known = menus.find(({ slug, title }) => slug === category || title === category)
  return known?.title ?? category
}

function ignoreMissing(error: unknown): undefined {
  if (!isNotFoundError(error)) throw error
}
