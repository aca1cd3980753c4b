import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { handleApi, handleFollow, handleOfficePage } from '#lib/api/handle.ts'
import { settings } from '#lib/config/settings.ts'
import { isFollowPath } from '#lib/enquiries/links/follow-address.ts'
import { isOfficeAddress } from '#lib/enquiries/links/office-addresses.ts'
import { isFormAddress, respondInNode } from '#lib/enquiries/node-adapter.ts'
import {
  ADDRESS_HEADER,
  connectionOf,
  createClientAddress,
} from '#lib/enquiries/receive/client-address.ts'
import { openFlashPage } from '#lib/enquiries/receive/flash-store.ts'
import { REPORT_PATH } from '#lib/http/content-policy.ts'
import { normalizeUrl } from '#lib/i18n/normalize-url.ts'
import { INTERNAL_HEADER, internalPath } from '#lib/i18n/routes.ts'
import { isDebugging, log } from '#lib/log/log.ts'
import { type RequestContext, runInRequestContext } from '#lib/log/request-context.ts'
import type { BuildRoutes } from './build-routes.ts'
import { respondBusy } from './busy-page.ts'
import { setCommonHeaders } from './common-headers.ts'
import { instance } from './instance.ts'
import type { AnswerOperator } from './operations/answer-operator.ts'
import { logAnswer, logFailedResponse } from './operations/failed-responses-log.ts'
import type { Answered } from './operations/metrics.ts'
import { createPolicyReports } from './operations/policy-reports.ts'
import type { SecurityLog } from './operations/security-log.ts'
import { createRequestWatch, routeOf } from './operations/watch-requests.ts'
import { BusyError, type RenderQueue } from './render-queue.ts'
import { createResponseCache } from './response-cache.ts'
import { askForWholePage, becomeUnknown, findSharedPage } from './unknown-pages.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

interface ListenerOptions {
  answerOperator: AnswerOperator
  answered: (answer: Answered) => void
  /** Counts what a browser says that a page's policy refused. */
  policyRefused: (directive: string, kind: string) => void
  securityLog: SecurityLog
  renders: RenderQueue
  routes: BuildRoutes
}

/** Answers every request that reaches the process: what it may not be is settled here, once. */
export function createRequestListener(handle: Handler, options: ListenerOptions): RequestListener {
  const { answerOperator, answered, policyRefused, securityLog, renders, routes } = options
  const addressOf = createClientAddress(settings().trustProxy, log())
  const { apiBaseUrl, jobsBaseUrl } = settings()
  const isApiEmbedded = !apiBaseUrl && !jobsBaseUrl
  const cache = createResponseCache({
    ...{ routes, isApiEmbedded, renders, setCommonHeaders },
    findShared: (page) => findSharedPage(page, routes),
  })

  const takeReports = createPolicyReports({
    log: log(),
    refused: policyRefused,
    routeOf: (path) => routeOf(path, routes),
  })
  const accessLog = settings().hasAccessLog ? log() : undefined
  const watch = createRequestWatch({
    ...{ routes, answered, accessLog, securityLog },
    isTraceTrusted: settings().trustProxy > 0,
  })

  return (request, response) => {
    // Nothing here is large, and the framework fails on a range that a file does not have.
    delete request.headers.range
    delete request.headers[ADDRESS_HEADER]
    if (hasSeveralHosts(request)) {
      setCommonHeaders(request, response)
      respondInWords(response, 400, 'Bad Request')
      return
    }
    if (answerOperator(request, response)) return
    const watched = watch(request, response)
    if (cache.sendReady(request, response)) {
      watched.isFromCache = true
      if (isDebugging()) logAnswer(request, { status: response.statusCode }, log())
      return
    }
    const context: RequestContext = { isSent: false }
    logFailedResponse(response, request, { context, log: log() })
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
    const work = () => runInRequestContext(context, () => respond(request, response))
    watched.run(work).catch((error: unknown) => {
      if (error instanceof BusyError) {
        context.note ??= { cause: error.message }
        respondBusy(request, response)
        return
      }
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
      const answer = isApiEmbedded && !routes.isApiRoute(pathname) ? readContent : handle
      // What is not kept waits for no rendering either: a backend's answer, a call to do something.
      if (!isApiEmbedded || !isRead(request.method)) return answer(request, response)
      return cache.respond(request, response, answer)
    }
    if (pathname === REPORT_PATH) {
      request.method = toApiMethod(method)
      return respondInNode(request, response, takeReports)
    }
    const { mediaHandler } = instance()
    if (mediaHandler && pathname.startsWith('/media/')) return mediaHandler(request, response)
    if (isOfficeAddress(pathname)) {
      request.method = toApiMethod(method)
      return respondInNode(request, response, handleOfficePage)
    }
    if (isFollowPath(pathname)) {
      request.method = toApiMethod(method)
      return respondInNode(request, response, handleFollow)
    }
    const isNoPage = routes.files.has(pathname) || routes.isDocument(pathname)
    if (!isRead(method) && (isNoPage || pathname.startsWith('/_next/'))) {
      respondInWords(response, 405, 'Method Not Allowed')
      return
    }
    if (isNoPage) return cache.respond(request, response, handle)

    const flash = await openFlashPage(request)
    if (flash) request.url = flash.url
    if (flash?.isShown) {
      response.once('close', () => flash.close(response))
      // Somebody has sent a form, and waits for what became of it.
      return renders.run(() => handle(toPageRequest(request), response), { isUrgent: true })
    }
    const filling = await becomeUnknown(request, routes)
    // A page that was asked to show a flash, and does not, may be shown to somebody else.
    const details = { filling, isPrivate: flash !== undefined }
    const render: Handler = (asked, sent) => handle(toPageRequest(asked), sent)
    return cache.respond(request, response, render, details)
  }
}

const readContent: Handler = (request, response) => respondInNode(request, response, handleApi)

/** For programs: no browser sends such a request. */
function respondInWords(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain', Connection: 'close' }).end(words)
}

/** Whoever is in front may have chosen another one of them than Node, which takes the first. */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length > 1
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
  askForWholePage(request)
  request.headers[INTERNAL_HEADER] = '1'
  if (isRefused) request.method = 'GET'
  request.url = path + search
  return request
}

/** What the handlers of the API can be asked by, whether to take it or to refuse it themselves. */
const API_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])

function isRead(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** A method that a handler of web requests can be given, which refuses what it does not take. */
function toApiMethod(method = 'GET'): string {
  return API_METHODS.has(method) ? method : 'DELETE'
}
