import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { handleApi } from '../backend/api/handle.ts'
import { createClientAddress } from '../backend/enquiries/accept/client-address.ts'
import { ADDRESS_HEADER } from '../backend/enquiries/accept/handle-enquiry.ts'
import { answerInNode, isFormAddress } from '../backend/enquiries/answer-in-node.ts'
import { log } from '../config/log.ts'
import { securityHeaders } from '../config/security-headers.ts'
import { settings } from '../config/settings.ts'
import { HOME_VARY } from '../i18n/home-language.ts'
import { mendAddress } from '../i18n/incoming-address.ts'
import { INTERNAL_HEADER } from '../i18n/routes.ts'

type FrameworkHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Answers every request that reaches the process: what it may not be is settled here, once. */
export function createRequestListener(handle: FrameworkHandler): RequestListener {
  const addressOf = createClientAddress(settings().trustProxy, log())
  return (request, response) => {
    const isHome = /^\/(\?|$)/.test(request.url ?? '')
    onHeaders(response, () => {
      for (const [name, value] of securityHeaders(request.headers.host)) {
        if (!response.hasHeader(name)) response.setHeader(name, value)
      }
      if (isHome) response.appendHeader('Vary', HOME_VARY)
    })
    delete request.headers[INTERNAL_HEADER]
    request.headers[ADDRESS_HEADER] = addressOf({
      socketAddress: request.socket.remoteAddress,
      forwardedFor: request.headers['x-forwarded-for']?.toString(),
    })

    const address = mendAddress(request.url ?? '/')
    if ('redirect' in address) {
      response.writeHead(308, { Location: address.redirect }).end()
      return
    }
    request.url = address.url
    // Enquiries do without the framework: it costs them more time than all that they need.
    const answered = isFormAddress(address.url)
      ? answerInNode(request, response, handleApi)
      : handle(request, response)
    answered.catch((error: unknown) => {
      log().error({ err: error }, 'a request failed')
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  }
}
