/**
 * What a list is narrowed by. `landing`: by one of few things that content names; a list that is
 * narrowed by these alone is a page to be found. `choice`: by one of few that are known.
 * `words`: by whatever somebody types.
 */
export type FilterKind = 'landing' | 'choice' | 'words'

/** What a feed is called, and what it is served as. The last is for job boards, not for readers. */
export const FEED_TYPES = {
  'rss.xml': 'application/rss+xml',
  'atom.xml': 'application/atom+xml',
  'feed.json': 'application/feed+json',
  'jobs.xml': 'application/xml',
} as const

export type FeedName = keyof typeof FEED_TYPES
export type ReaderFeedName = Exclude<FeedName, 'jobs.xml'>

/** The address of a kind of page, and what it may say beside the path. */
interface PageKind {
  /** Without a language; a parameter begins with a colon and is the last segment. */
  pattern: `/${string}`
  /** A list: `?page=N` is one of its pages. */
  isPaged?: boolean
  /** By the names of the query, in the order in which an address has them. */
  filters?: Readonly<Record<string, FilterKind>>
  /** A list that programs follow: what each feed is called, below the list's own address. */
  feeds?: readonly FeedName[]
  /** It holds forms, and shows what became of one that was sent without script. */
  hasForms?: boolean
  /** The header is filled from the start, not only once the page is scrolled. */
  hasFilledHeader?: boolean
  /** What its readers are after, where it is for either side alone. */
  seeks?: 'staff' | 'job'
}

/** The query parameter under which a page with forms finds what became of one. */
export const FLASH_PARAMETER = 'enquiry'

export const READER_FEEDS = ['rss.xml', 'atom.xml', 'feed.json'] as const

/** Every kind of page of the site. Links, routes, matchers and reserved names follow from it. */
export const PAGE_KINDS = {
  home: { pattern: '/' },
  country: { pattern: '/:slug', seeks: 'staff' },
  blog: { pattern: '/blog', isPaged: true, hasFilledHeader: true, feeds: READER_FEEDS },
  post: { pattern: '/blog/:slug', hasFilledHeader: true },
  candidates: {
    pattern: '/candidates',
    seeks: 'staff',
    isPaged: true,
    filters: {
      country: 'landing',
      category: 'landing',
      position: 'choice',
      live_in: 'choice',
      language: 'choice',
      start: 'choice',
    },
  },
  candidate: { pattern: '/candidate/:slug', seeks: 'staff' },
  positions: {
    pattern: '/staff',
    seeks: 'staff',
    isPaged: true,
    filters: { country: 'landing', category: 'landing' },
  },
  staff: { pattern: '/staff/:slug', seeks: 'staff' },
  vacancies: {
    pattern: '/vacancies',
    seeks: 'job',
    isPaged: true,
    hasFilledHeader: true,
    filters: {
      country: 'landing',
      category: 'landing',
      live_in: 'choice',
      pay: 'choice',
      q: 'words',
    },
    feeds: [...READER_FEEDS, 'jobs.xml'],
  },
  vacancy: { pattern: '/vacancies/:id', seeks: 'job', hasForms: true, hasFilledHeader: true },
  brief: { pattern: '/brief', seeks: 'staff', hasForms: true },
  information: { pattern: '/about/:slug', hasFilledHeader: true },
  contacts: { pattern: '/contacts', hasForms: true, hasFilledHeader: true },
  'cookies-policy': { pattern: '/cookies-policy', hasFilledHeader: true },
  'privacy-policy': { pattern: '/privacy-policy', hasFilledHeader: true },
} as const satisfies Record<string, PageKind>

export type PageKindName = keyof typeof PAGE_KINDS

/** A list that can be narrowed. */
export type ListKindName = {
  [Kind in PageKindName]: (typeof PAGE_KINDS)[Kind] extends { filters: object } ? Kind : never
}[PageKindName]

/** What is chosen in the letter, by the names of the query, in the order of its address. */
export const LETTER_ANSWERS = [
  'country',
  'household',
  'position',
  'schedule',
  'live_in',
  'start',
] as const

export type AnswerName = (typeof LETTER_ANSWERS)[number]

/** What an address says beside its path, of a list or of a page that is filled in. */
export type FilterName =
  | { [Kind in ListKindName]: keyof (typeof PAGE_KINDS)[Kind]['filters'] }[ListKindName]
  | AnswerName

/** A list that programs follow. */
export type FollowedKindName = {
  [Kind in PageKindName]: (typeof PAGE_KINDS)[Kind] extends { feeds: object } ? Kind : never
}[PageKindName]

const PAGE_KIND_NAMES = Object.keys(PAGE_KINDS) as PageKindName[]
const KINDS: readonly PageKind[] = Object.values(PAGE_KINDS)

export const FOLLOWED_KINDS = /* @__PURE__ */ PAGE_KIND_NAMES.filter(
  (kind): kind is FollowedKindName => 'feeds' in PAGE_KINDS[kind],
)

/** The patterns of the kinds of page that have a property. */
export function patternsWith(property: 'isPaged' | 'hasForms' | 'hasFilledHeader'): string[] {
  return KINDS.filter((kind) => kind[property]).map(({ pattern }) => pattern)
}

// What only a server asks is marked as pure, so that no browser is sent it.

/** The addresses of feeds, without a language. */
export const FEED_PATHS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ KINDS.flatMap(feedPathsOf),
)

/**
 * The lists that can be narrowed, by their paths without a language: what each is narrowed by; and
 * what the letter is filled in with. The feeds of a list are narrowed as it is.
 */
export const FILTERS: ReadonlyMap<string, readonly (readonly [FilterName, FilterKind])[]> =
  /* @__PURE__ */ new Map(/* @__PURE__ */ listFilters())

function listFilters() {
  const lists = KINDS.flatMap((kind) => {
    const filters = Object.entries(kind.filters ?? {}) as [FilterName, FilterKind][]
    const paths = filters.length > 0 ? [kind.pattern, ...feedPathsOf(kind)] : []
    return paths.map((path) => [path, filters] as const)
  })
  const answers = LETTER_ANSWERS.map((name): [FilterName, FilterKind] => [name, 'choice'])
  return [...lists, [PAGE_KINDS.brief.pattern, answers] as const]
}

/** Whether a path without a language is of a pattern. */
export function isOfPattern(pattern: string, path: string): boolean {
  const start = pattern.indexOf(':')
  if (start < 0) return path === pattern
  if (path.length <= start || path.includes('/', start)) return false
  return path.startsWith(pattern.slice(0, start))
}

/** The kind of page that a path without a language is of, and what stands for its parameter. */
export function matchPage(path: string): { kind: PageKindName; parameter: string } | undefined {
  const kinds = PAGE_KIND_NAMES.filter((kind) => isOfPattern(PAGE_KINDS[kind].pattern, path))
  // `/blog` could be a country by its form; the fixed address goes first.
  const kind = kinds.find((name) => PAGE_KINDS[name].pattern === path) ?? kinds[0]
  if (!kind) return undefined
  const [fixed = '', parameter] = PAGE_KINDS[kind].pattern.split(':')
  return { kind, parameter: parameter === undefined ? '' : path.slice(fixed.length) }
}

/** What the readers of a page are after; a path has no language. */
export function soughtAt(path: string): PageKind['seeks'] {
  const match = matchPage(path)
  const kind: PageKind | undefined = match && PAGE_KINDS[match.kind]
  return kind?.seeks
}

/** The list that can be narrowed at a path without a language. */
export function listKindAt(path: string): ListKindName | undefined {
  const kind = matchPage(path)?.kind
  return kind && isListKind(kind) ? kind : undefined
}

function isListKind(kind: PageKindName): kind is ListKindName {
  return 'filters' in PAGE_KINDS[kind]
}

/** First segments that are pages of their own: any other lone segment may be a country. */
export const FIXED_SEGMENTS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ KINDS.flatMap(({ pattern }) => /^\/(\w[^/]*)/.exec(pattern)?.[1] ?? []),
)

function feedPathsOf({ pattern, feeds = [] }: PageKind): string[] {
  return feeds.map((name) => `${pattern}/${name}`)
}
