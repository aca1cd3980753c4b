import type { IncomingMessage } from 'node:http'
import { findPage } from '#lib/cache/page-store.ts'
import { apiClient } from '#lib/http/client/api-client.ts'
import type { Filling } from '#lib/http/page-template.ts'
import { isTrialHost } from '#lib/http/security-headers.ts'
import { localizedPath } from '#lib/i18n/hrefs.ts'
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts'
import { matchPage } from '#lib/i18n/pages.ts'
import { internalPath, splitLocale, splitRoute } from '#lib/i18n/routes.ts'
import { toUnknownAddress } from '#lib/i18n/unknown-address.ts'
import { isNowhere, leadsNowhere } from '#lib/resources/page-lookup.ts'
import type { BuildRoutes } from './build-routes.ts'
import { ROUTER_HEADERS } from './cacheable-request.ts'

/** How long a backend may take to say so. */
const LOOK_LIMIT_MS = 500

/** The page that stands for all unknown addresses of its kind. */
export interface SharedPage {
  /** Its public address. */
  url: string
  /** What it is filled with for one of them. */
  filling: Filling | undefined
}

/**
 * That page, for an address of which it is known without a question that it leads nowhere; and
 * undefined where it may lead somewhere.
 */
export function findSharedPage(internal: string, routes: BuildRoutes): SharedPage | undefined {
  const { route, path } = splitRoute(internal)
  const pathname = localizedPath(route?.locale ?? DEFAULT_LOCALE, path)
  const isUnknown = matchPage(path) ? isNowhere(internal) : !routes.isPage(pathname)
  return isUnknown ? toSharedPage(pathname) : undefined
}

function toSharedPage(pathname: string): SharedPage {
  const { url, part, mark } = toUnknownAddress(pathname)
  const filling = part ? { mark, text: decodeURIComponent(part), attribute: part } : undefined
  return { url, filling }
}

/**
 * Makes of a request for an address that leads nowhere one for the page that stands for all of
 * its kind, and says what that page is to be filled with; undefined where the address may lead
 * somewhere.
 *
 * Content is asked only where no page of the address is kept. Who takes long to answer is asked
 * by the page itself, which gets the same answer.
 */
export async function becomeUnknown(
  request: IncomingMessage,
  routes: BuildRoutes,
): Promise<Filling | undefined> {
  // What such a host is told beside the page is not kept.
  if (isTrialHost(request.headers.host)) return undefined
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost')
  const path = internalPath({ pathname, query })
  const kind = matchPage(splitLocale(pathname).path)?.kind
  if (findPage(path) || !(await (kind ? isUnknown(path) : !routes.isPage(pathname)))) {
    return undefined
  }
  const { url, filling } = toSharedPage(pathname)
  request.url = url
  if (request.method !== 'HEAD') request.method = 'GET'
  askForWholePage(request)
  return filling
}

/** What would have the framework answer with less than a page. */
const PARTIAL_RESPONSE_HEADERS = ['if-none-match', 'if-modified-since', ...ROUTER_HEADERS]

export function askForWholePage({ headers }: IncomingMessage): void {
  for (const name of PARTIAL_RESPONSE_HEADERS) delete headers[name]
}

async function isUnknown(path: string): Promise<boolean> {
  if (apiClient().isEmbedded) return leadsNowhere(path)
  const { promise: tooLong, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(resolve, LOOK_LIMIT_MS, false)
  return Promise.race([leadsNowhere(path), tooLong]).finally(() => clearTimeout(timer))
}
