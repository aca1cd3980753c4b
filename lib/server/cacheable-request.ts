import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { PAYLOAD_PATH } from '#lib/cache/page-payload.ts'
import { isFollowPath } from '#lib/enquiries/links/follow-address.ts'
import { isOfficeAddress } from '#lib/enquiries/links/office-addresses.ts'
import { REPORT_PATH } from '#lib/http/content-policy.ts'
import { isTrialHost } from '#lib/http/security-headers.ts'
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts'
import { homeLanguage, negotiateLocale } from '#lib/i18n/negotiate-locale.ts'
import { normalizeUrl } from '#lib/i18n/normalize-url.ts'
import { FEED_PATHS, FLASH_PARAMETER } from '#lib/i18n/pages.ts'
import { hasFilter, internalPath, splitLocale } from '#lib/i18n/routes.ts'
import type { BuildRoutes } from './build-routes.ts'

/** What a request asks for, where one answer serves all who ask for it. */
export interface CacheableRequest {
  key: string
  /** The internal path of a page, by which the page cache knows it. */
  page?: string
  /** Narrowed by what visitors may make up: of such pages there is no end. */
  isNarrowed?: boolean
  /** A file or a read, which costs so little that it waits for no rendering. */
  isCheap?: boolean
}

/** What of a request tells them apart. */
type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

type Address =
  | { kind: 'none' }
  | { kind: 'file'; path: string }
  | { kind: 'document'; key: string; isCheap?: boolean }
  | { kind: 'api' }
  | { kind: 'page'; path: string; isHome: boolean; isNarrowed: boolean }

export interface CacheRules {
  routes: BuildRoutes
  /** Whether the API answers from the content of this process, which tells when it changes. */
  isApiEmbedded: boolean
}

const MAX_URL_LENGTH = 1_000
const MAX_ADDRESSES = 5_000
/** Polled with a time in the query, or read from the disk each time; there is nothing to be kept. */
const NOT_KEPT = /^\/(?:builds|_next|media)\//
const RSC_PARAMETER = /[?&]_rsc(?:=([^&]*))?(?=&|$)/
const HASH_BYTES = 12
/** Of a navigation, and of what the router may ask for ahead of one. */
const PREFETCH_KINDS = new Set(['', '1', '2'])

/** With any of these the framework answers with less than a document, or for somewhere else. */
export const ROUTER_HEADERS = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
  'next-action',
]

export interface CacheableRequests {
  /** Undefined where no answer serves others too. */
  read(request: Asked): CacheableRequest | undefined
  /** Of an address that leads nowhere: nobody asks for it again, and others are to keep their place. */
  forget(url: string | undefined): void
}

/** Tells the requests apart that one answer serves. An address is read once, and then known. */
export function createCacheRules({ routes, isApiEmbedded }: CacheRules): CacheableRequests {
  const known = new LRUCache<string, Address>({ max: MAX_ADDRESSES })

  return { read, forget: (url = '/') => known.delete(url) }

  function read(request: Asked): CacheableRequest | undefined {
    const { method, url = '/', headers } = request
    if ((method !== 'GET' && method !== 'HEAD') || url.length > MAX_URL_LENGTH) return undefined
    // What it is told beside the page depends on the host that was asked.
    if (isTrialHost(headers.host)) return undefined
    const address = known.get(url) ?? readAddress(url)
    known.set(url, address)
    if (address.kind === 'none') return undefined
    // Whatever stands in the query, it is the same file.
    if (address.kind === 'file') return { key: address.path, isCheap: true }
    if (address.kind === 'document') return { key: address.key, isCheap: address.isCheap }
    if (address.kind === 'api') {
      const language = negotiateLocale(headers['accept-language'] ?? null)
      return { key: `${language} ${url}`, isCheap: true }
    }
    if (address.isHome && languageOf(request) !== DEFAULT_LOCALE) return undefined
    const variant = variantOf(request)
    if (variant === undefined) return undefined
    const { path: page, isNarrowed } = address
    return { key: variant + page, page, isNarrowed }
  }

  function readAddress(url: string): Address {
    const [pathname = '/'] = url.split('?', 1)
    if (routes.files.has(pathname)) return { kind: 'file', path: pathname }
    if (/^\/api(?:\/|$)/i.test(pathname)) {
      return isApiEmbedded && pathname.startsWith('/api/') ? { kind: 'api' } : { kind: 'none' }
    }
    const normal = normalizeUrl(url)
    if ('redirect' in normal) return { kind: 'none' }
    const address = new URL(normal.url, 'http://localhost')
    const { pathname: path, searchParams: query } = address
    // Spelled otherwise, it may be anything, and is put right before it is looked at.
    if (path !== pathname || NOT_KEPT.test(path) || isNoPage(path)) return { kind: 'none' }
    // Like its list, a feed is the same in whatever order its query narrows it.
    if (FEED_PATHS.has(splitLocale(path).path)) {
      return { kind: 'document', key: internalPath({ pathname: path, query }) }
    }
    // A page that has been sent waits for its payload, or is to hear at once that it is not here.
    const isCheap = pathname === PAYLOAD_PATH
    if (routes.isDocument(pathname)) return { kind: 'document', key: url, isCheap }
    if (query.has(FLASH_PARAMETER)) return { kind: 'none' }
    return {
      kind: 'page',
      path: internalPath({ pathname: path, query }),
      isHome: path === '/',
      isNarrowed: hasFilter({ pathname: path, query }),
    }
  }
}

/** Whether an address is answered without the framework. */
function isNoPage(path: string): boolean {
  return path === REPORT_PATH || isOfficeAddress(path) || isFollowPath(path)
}

function languageOf({ headers }: Asked) {
  return homeLanguage({
    cookie: /(?:^|;\s*)NEXT_LOCALE=([^;]*)/.exec(headers.cookie ?? '')?.[1],
    acceptLanguage: headers['accept-language'] ?? null,
    fetchSite: headers['sec-fetch-site']?.toString() ?? null,
  })
}

/**
 * What of a page is asked for: the document, or what the framework's router in the browser needs
 * of it. A query that does not belong to the headers is left to the framework, which redirects:
 * no shared cache is to keep the one under the address of the other.
 */
function variantOf({ url = '', headers }: Asked): string | undefined {
  const isFromRouter = ROUTER_HEADERS.some((name) => headers[name] !== undefined)
  if (!isFromRouter && !url.includes('_rsc')) return ''
  const [parameter, hash = ''] = RSC_PARAMETER.exec(url) ?? []
  if (headers.rsc !== '1' || parameter === undefined || hash !== routerHash(headers)) {
    return undefined
  }
  const prefetch = headers['next-router-prefetch']?.toString() ?? ''
  if (!PREFETCH_KINDS.has(prefetch)) return undefined
  return `rsc ${prefetch} ${headers['next-router-segment-prefetch'] ?? ''} `
}

/** As the framework's router makes it of the headers that it sends. */
export function routerHash(headers: IncomingMessage['headers']): string {
  const [prefetch, ...others] = [
    headers['next-router-prefetch'],
    headers['next-router-segment-prefetch'],
    headers['next-router-state-tree'],
    headers['next-url'],
  ].map((value) => value?.toString())
  const isBare = (prefetch === undefined || prefetch === '0') && others.every((value) => !value)
  if (isBare) return ''
  const input = [prefetch, ...others].map((value) => value ?? '0').join(',')
  const known = hashes.get(input)
  if (known !== undefined) return known
  const digest = createHash('sha256').update(input).digest().subarray(0, HASH_BYTES)
  const hash = digest.toString('base64url')
  hashes.set(input, hash)
  return hash
}

/** Links of a page are asked for with the same headers by everybody who sees it. */
const hashes = new LRUCache<string, string>({
  max: MAX_ADDRESSES,
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (_, input) => input.length + 1,
})
