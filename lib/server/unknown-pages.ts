import type { IncomingMessage } from 'node:http'
import { findPage } from '#lib/cache/page-store.ts'
import { apiClient } from '#lib/http/client/api-client.ts'
import type { Filling } from '#lib/http/page-template.ts'
import { isTrialHost } from '#lib/http/security-headers.ts'
import { matchPage } from '#lib/i18n/pages.ts'
import { internalPath, splitLocale } from '#lib/i18n/routes.ts'
import { toUnknownAddress } from '#lib/i18n/unknown-address.ts'
import { leadsNowhere } from '#lib/resources/page-sources.ts'
import type { BuildRoutes } from './build-routes.ts'
import { ROUTER_HEADERS } from './cacheable-request.ts'

/** How long a backend may take to say so. */
const LOOK_LIMIT_MS = 500

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
  const { url, part, mark } = toUnknownAddress(pathname)
  request.url = url
  if (request.method !== 'HEAD') request.method = 'GET'
  askForWholePage(request)
  return part ? { mark, text: decodeURIComponent(part), attribute: part } : undefined
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
