import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { handleApi } from '#lib/api/handle.ts'
import { settings } from '#lib/config/settings.ts'
import { isFormAddress, respondInNode } from '#lib/enquiries/node-adapter.ts'
import { connectionOf, createClientAddress } from '#lib/enquiries/receive/client-address.ts'
import { ADDRESS_HEADER } from '#lib/enquiries/receive/enquiry-handler.ts'
import { openAnswerPage } from '#lib/enquiries/receive/no-js-records.ts'
import { securityHeaders } from '#lib/http/security-headers.ts'
import { HOME_VARY } from '#lib/i18n/negotiate-locale.ts'
import { normalizeUrl } from '#lib/i18n/normalize-url.ts'
import { INTERNAL_HEADER, internalPath } from '#lib/i18n/routes.ts'
import { log } from '#lib/log/log.ts'
import { type RequestContext, runInRequestContext } from '#lib/log/request-context.ts'
import { ROUTER_HEADERS } from './cacheable-request.ts'
import { listFixedFiles } from './fixed-files.ts'
import { createResponseCache } from './response-cache.ts'
import { logFailedResponse } from './response-log.ts'

type FrameworkHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Answers every request that reaches the process: what it may not be is settled here, once. */
export function createRequestListener(handle: FrameworkHandler): RequestListener {
  const addressOf = createClientAddress(settings().trustProxy, log())
  const files = listFixedFiles(process.cwd())
  const { apiBaseUrl, jobsBaseUrl } = settings()
  const isApiEmbedded = !apiBaseUrl && !jobsBaseUrl
  const cache = createResponseCache({ files, isApiEmbedded, setCommonHeaders })

  return (request, response) => {
    // Nothing here is large, and the framework fails on a range that a file does not have.
    delete request.headers.range
    if (cache.sendReady(request, response)) return
    const context: RequestContext = { isSent: false }
    const { method = 'GET', url = '/' } = request
    logFailedResponse(response, { method, url }, { context, log: log() })
    delete request.headers[INTERNAL_HEADER]
    request.headers[ADDRESS_HEADER] = addressOf(connectionOf(request))
    const target = readRequestTarget(request.url ?? '')
    if (target?.host) request.headers.host = target.host
    const address = target && normalizeUrl(target.url)
    onHeaders(response, () => setCommonHeaders(request, response))

    if (!address) {
      respondInWords(response, 400, 'Bad Request')
      return
    }
    if ('redirect' in address) {
      response.writeHead(308, { Location: address.redirect }).end()
      return
    }
    request.url = address.url
    runInRequestContext(context, () => respond(request, response)).catch((error: unknown) => {
      const note = { cause: 'an unexpected error', err: error }
      context.note ??= note
      if (response.headersSent) log().error(note, 'an answer broke off')
      else {
        response.removeHeader('Content-Length')
        response.writeHead(500)
      }
      response.end()
    })
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/', method } = request
    const [pathname = '/'] = url.split('?', 1)
    if (/^\/api(\/|$)/i.test(pathname)) {
      request.method = toApiMethod(method)
      // Enquiries do without the framework: it costs them more time than all that they need. An
      // address that only resembles one of the API is a page to the framework.
      const isOurs = isFormAddress(url) || !pathname.startsWith('/api/')
      if (isOurs) return respondInNode(request, response, handleApi)
      return cache.respond(request, response, handle)
    }
    if (!isRead(method) && (files.has(pathname) || pathname.startsWith('/_next/'))) {
      respondInWords(response, 405, 'Method Not Allowed')
      return
    }
    const page = openAnswerPage(request)
    if (page) {
      request.url = page.url
      // A page that shows an answer says so itself; one that does not may be shown to somebody else.
      if (!page.isShown) response.setHeader('Cache-Control', 'private, no-store')
      response.once('close', () => page.close(response))
      return handle(toPageRequest(request), response)
    }
    return cache.respond(request, response, (asked, sent) => handle(toPageRequest(asked), sent))
  }
}

function setCommonHeaders({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
  removeInternalHeaders(response)
  for (const [name, value] of securityHeaders(headers.host)) {
    if (!response.hasHeader(name)) response.setHeader(name, value)
  }
  // Nobody is to ask later whether a failure has changed.
  if (response.statusCode >= 400) response.removeHeader('ETag')
  if (response.statusCode === 405 && !response.hasHeader('Allow')) {
    response.setHeader('Allow', READ_METHODS)
  }
  if (/^\/(\?|$)/.test(url)) {
    const others = [response.getHeader('Vary') ?? []].flat().join(', ')
    if (!others.includes(HOME_VARY)) {
      response.setHeader('Vary', others ? `${others}, ${HOME_VARY}` : HOME_VARY)
    }
  }
}

/** For programs: no browser sends such a request. */
function respondInWords(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain', Connection: 'close' }).end(words)
}

interface RequestTarget {
  /** Path and query, as a browser would have sent them. */
  url: string
  /** The host that the target itself names. It goes before the one of the header. */
  host?: string
}

/**
 * Reads what stands between method and version. A proxy sends the absolute form, which means the
 * same page as the path alone. What is neither is no address of this site: undefined.
 */
export function readRequestTarget(target: string): RequestTarget | undefined {
  if (target.startsWith('/')) return { url: target }
  const [, host, rest] = /^https?:\/\/([^/?#\\@]+)([/?#].*)?$/i.exec(target) ?? []
  if (!host || !URL.canParse(`http://${host}/`)) return undefined
  return { url: rest?.startsWith('/') ? rest : `/${rest ?? ''}`, host }
}

/** What would have the framework answer with less than a page. */
const PARTIAL_RESPONSE_HEADERS = ['if-none-match', 'if-modified-since', ...ROUTER_HEADERS]
/** The framework takes this ending for a wish of its own, and would answer with no page. */
const FRAMEWORK_ENDING = /\.rsc$/i

/**
 * Makes of a request what the framework can render a true page for. Some are given the internal
 * address at once: a method that no page takes (the page then says so, or that it is unknown), and
 * addresses that the framework would not take for a page's.
 */
function toPageRequest(request: IncomingMessage): IncomingMessage {
  // Of a page that there is not, the framework would say that it has not changed.
  if (request.headers['if-none-match']?.trim() === '*') delete request.headers['if-none-match']
  const isRefused = !isRead(request.method)
  const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  if (!isRefused && !FRAMEWORK_ENDING.test(pathname)) return request

  const address = { pathname, query: searchParams }
  const path = internalPath(address, { isRefused }).replace(FRAMEWORK_ENDING, '%2Ersc')
  for (const name of PARTIAL_RESPONSE_HEADERS) delete request.headers[name]
  request.headers[INTERNAL_HEADER] = '1'
  if (isRefused) request.method = 'GET'
  request.url = path + search
  return request
}

const INTERNAL = /^x-(?:nextjs|middleware)-|^x-powered-by$/

/** What the framework's router in the browser reads from the answer to a navigation. */
const READ_BY_ROUTER = new Set([
  'x-nextjs-deployment-id',
  'x-nextjs-postponed',
  'x-nextjs-rewritten-path',
  'x-nextjs-rewritten-query',
  'x-nextjs-stale-time',
])
const ROUTER_CONTENT_TYPE = 'text/x-component'

/** What the framework says to itself in headers is of no use to anybody else. */
function removeInternalHeaders(response: ServerResponse): void {
  const isForRouter = String(response.getHeader('content-type')).startsWith(ROUTER_CONTENT_TYPE)
  for (const name of response.getHeaderNames()) {
    if (!INTERNAL.test(name) || (isForRouter && READ_BY_ROUTER.has(name))) continue
    response.removeHeader(name)
  }
}

/** What a page or a file can be asked by, as the header `Allow` says it. */
export const READ_METHODS = 'GET, HEAD'

/** What the handlers of the API can be asked by, whether to take it or to refuse it themselves. */
const API_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])

function isRead(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** A method that a handler of web requests can be given, which refuses what it does not take. */
function toApiMethod(method = 'GET'): string {
  return API_METHODS.has(method) ? method : 'DELETE'
}
