import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { isFormAddress } from '#lib/enquiries/node-adapter.ts'
import { matchPage } from '#lib/i18n/pages.ts'
import { splitLocale } from '#lib/i18n/routes.ts'
import type { Log } from '#lib/log/log.ts'
import { beginSpan } from '#lib/log/tracing.ts'
import type { BuildRoutes } from '../build-routes.ts'
import type { Answered } from './metrics.ts'
import type { SecurityLog } from './security-log.ts'

/** One request while it is answered. */
export interface Watched {
  isFromCache: boolean
  /** What is begun in the work belongs to the request's trace. */
  run<T>(work: () => T): T
}

interface WatchOptions {
  routes: BuildRoutes
  answered: (answer: Answered) => void
  /** Where each request is a line; undefined where nobody wants them. */
  accessLog: Log | undefined
  securityLog: SecurityLog
  /** Whether the trace that a request names is a proxy's of ours. */
  isTraceTrusted?: boolean
}

const MAX_PATHS = 5_000
/** As a proxy in front has named the request; anything longer was made up by somebody else. */
const REQUEST_ID = /^[\w.-]{8,64}$/

/** Counts every request as soon as its answer has gone out, and writes its line. */
export function createRequestWatch(options: WatchOptions) {
  const { routes, answered, accessLog, securityLog, isTraceTrusted } = options
  const known = new LRUCache<string, string>({ max: MAX_PATHS })

  return (request: IncomingMessage, response: ServerResponse): Watched => {
    const startedAt = performance.now()
    const { method = '', url = '', headers } = request
    const parent = isTraceTrusted ? headers.traceparent?.toString() : undefined
    const span = beginSpan({ name: method, kind: 'server', parent })
    const run: Watched['run'] = (work) => (span ? span.run(work) : work())
    const watched: Watched = { isFromCache: false, run }
    response.once('close', () => {
      const [path = ''] = url.split('?', 1)
      const route = known.get(path) ?? routeOf(path, routes)
      const { statusCode: status } = response
      // What leads nowhere is not met again.
      if (status !== 404) known.set(path, route)
      const { isFromCache } = watched
      const ms = performance.now() - startedAt
      answered({ route, status, seconds: ms / 1_000, isFromCache })
      const requestId = requestIdOf(headers['x-request-id'])
      span?.end({
        name: `${method} ${route}`,
        attributes: {
          ...{ 'http.request.method': method, 'http.route': route },
          ...{ 'http.response.status_code': status, 'site.cache': isFromCache ? 'hit' : 'miss' },
          'site.request_id': requestId,
        },
        isFailed: status >= 500,
      })
      securityLog(request, { path, route, status, requestId })
      // What somebody made up, or mistook, may say who that is.
      const isNamed = status < 400 && (isFromCache || isShared(response))
      accessLog?.info(
        {
          requestId,
          ...{ method, route, ...(isNamed ? { path } : {}) },
          ...{ status, ms: Math.round(ms * 10) / 10, cache: isFromCache ? 'hit' : 'miss' },
          ...(response.writableFinished ? {} : { brokenOff: true }),
        },
        'request',
      )
    })
    return watched
  }
}

/** The kind of page, or what else stands at an address; one name for all that stands nowhere. */
export function routeOf(path: string, routes: BuildRoutes): string {
  if (isFormAddress(path)) return 'form'
  if (/^\/api(?:\/|$)/i.test(path)) return 'api'
  if (routes.files.has(path)) return 'file'
  if (routes.isDocument(path)) return 'document'
  return matchPage(splitLocale(path).path)?.kind ?? 'other'
}

/** An answer for one visitor alone has an address that may say who that is. */
function isShared(response: ServerResponse): boolean {
  const cacheControl = response.getHeader('cache-control')
  return cacheControl !== undefined && !/private|no-store/.test(String(cacheControl))
}

export function requestIdOf(stated: string | string[] | undefined): string {
  return typeof stated === 'string' && REQUEST_ID.test(stated) ? stated : randomUUID()
}
