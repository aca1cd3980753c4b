import { feedHref, PATHS } from './hrefs.ts'
import { MESSAGES, type Messages } from './languages.ts'
import type { Locale } from './locales.ts'
import {
  FEED_TYPES,
  FILTERS,
  FOLLOWED_KINDS,
  type FollowedKindName,
  READER_FEEDS,
  type ReaderFeedName,
} from './pages.ts'
import type { ListFilter, RouteState } from './route-state.ts'

interface FeedLink {
  url: string
  title: string
}

const FORMAT_NAMES: Record<ReaderFeedName, string> = {
  'rss.xml': 'RSS',
  'atom.xml': 'Atom',
  'feed.json': 'JSON Feed',
}

interface ListTexts {
  title: string
  description: string
}

const TEXTS: Record<FollowedKindName, (messages: Messages) => ListTexts> = {
  blog: ({ blog }) => blog,
  vacancies: ({ lists }) => lists.vacancies.all,
}

/** What a list that is followed is called, and what it says of itself. */
export function listTextsOf(kind: FollowedKindName, locale: Locale): ListTexts {
  return TEXTS[kind](MESSAGES[locale])
}

/**
 * What a reader may follow instead of coming back to a page, by content type: the list that it is
 * or belongs to, narrowed as it is; every list on the home page, and what a country has on its own.
 */
export function feedLinksOf(
  siteUrl: string,
  path: string,
  route: RouteState,
): Record<string, FeedLink[]> {
  const { locale } = route
  const followed = FOLLOWED_KINDS.flatMap((kind) => {
    const filter = filterOf(kind, path, route)
    return filter ? [{ kind, filter }] : []
  })
  const byType = READER_FEEDS.map((name): [string, FeedLink[]] => [
    FEED_TYPES[name],
    followed.map(({ kind, filter }) => ({
      url: siteUrl + feedHref(locale, { kind, name, filter }),
      title: `${listTextsOf(kind, locale).title} (${FORMAT_NAMES[name]})`,
    })),
  ])
  return Object.fromEntries(byType)
}

/** How a list is narrowed that a page is about; undefined where it is about another. */
function filterOf(kind: FollowedKindName, path: string, route: RouteState): ListFilter | undefined {
  const list = PATHS[kind]()
  if (path === list) return route.filter ?? {}
  if (path === PATHS.home() || path.startsWith(`${list}/`)) return {}
  const isByCountry = FILTERS.get(list)?.some(([name]) => name === 'country')
  return route.country && isByCountry ? { country: route.country } : undefined
}
