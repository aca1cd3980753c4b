import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { handleApi } from '#lib/api/handle.ts'
import { settings } from '#lib/config/settings.ts'
import { openAnswerPage } from '#lib/enquiries/answer-page.ts'
import { answerInNode, isFormAddress } from '#lib/enquiries/node-adapter.ts'
import { connectionOf, createClientAddress } from '#lib/enquiries/receive/client-address.ts'
import { ADDRESS_HEADER } from '#lib/enquiries/receive/enquiry-handler.ts'
import { securityHeaders } from '#lib/http/security-headers.ts'
import { HOME_VARY } from '#lib/i18n/negotiate-locale.ts'
import { normalizeUrl } from '#lib/i18n/normalize-url.ts'
import { INTERNAL_HEADER } from '#lib/i18n/routes.ts'
import { log } from '#lib/log/log.ts'
import { type RequestContext, runInRequestContext } from '#lib/log/request-context.ts'
import { listFixedFiles } from './fixed-files.ts'
import { removeInternalHeaders } from './internal-headers.ts'
import { isRead, READ_METHODS, toApiMethod } from './methods.ts'
import { toPageRequest } from './page-request.ts'
import { readRequestTarget } from './request-target.ts'
import { logFailedResponse } from './response-log.ts'

type FrameworkHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Answers every request that reaches the process: what it may not be is settled here, once. */
export function createRequestListener(handle: FrameworkHandler): RequestListener {
  const addressOf = createClientAddress(settings().trustProxy, log())
  const files = listFixedFiles(process.cwd())

  return (request, response) => {
    const scope: RequestContext = { isSent: false }
    const { method = 'GET', url = '/' } = request
    logFailedResponse(response, { method, url }, { scope, log: log() })
    delete request.headers[INTERNAL_HEADER]
    request.headers[ADDRESS_HEADER] = addressOf(connectionOf(request))
    const target = readRequestTarget(request.url ?? '')
    if (target?.host) request.headers.host = target.host
    const address = target && normalizeUrl(target.url)
    onHeaders(response, () => setCommonHeaders(request, response))

    if (!address) {
      answerInWords(response, 400, 'Bad Request')
      return
    }
    if ('redirect' in address) {
      response.writeHead(308, { Location: address.redirect }).end()
      return
    }
    request.url = address.url
    runInRequestContext(scope, () => answer(request, response)).catch((error: unknown) => {
      const note = { cause: 'an unexpected error', err: error }
      scope.note ??= note
      if (!response.headersSent) response.writeHead(500)
      else log().error(note, 'an answer broke off')
      response.end()
    })
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/', method } = request
    const [pathname = '/'] = url.split('?', 1)
    if (/^\/api(\/|$)/i.test(pathname)) {
      request.method = toApiMethod(method)
      // Enquiries do without the framework: it costs them more time than all that they need. An
      // address that only resembles one of the API is a page to the framework.
      const isOurs = isFormAddress(url) || !pathname.startsWith('/api/')
      return isOurs ? answerInNode(request, response, handleApi) : handle(request, response)
    }
    if (!isRead(method) && (files.has(pathname) || pathname.startsWith('/_next/'))) {
      answerInWords(response, 405, 'Method Not Allowed')
      return
    }
    const page = openAnswerPage(request)
    if (page) {
      request.url = page.url
      // A page that shows an answer says so itself; one that does not may be shown to somebody else.
      if (!page.isShown) response.setHeader('Cache-Control', 'private, no-store')
      response.once('close', page.close)
    }
    return handle(toPageRequest(request), response)
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
    const others = [response.getHeader('Vary') ?? []].flat()
    response.setHeader('Vary', [...others, HOME_VARY].join(', '))
  }
}

/** For programs: no browser sends such a request. */
function answerInWords(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain', Connection: 'close' }).end(words)
}
