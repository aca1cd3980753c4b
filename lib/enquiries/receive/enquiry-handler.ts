import type { SyntheticMarker } from '#lib/enquiries/synthetic/marker.ts'
import { negotiateLocale } from '#lib/i18n/negotiate-locale.ts'
import { isFromHere, isOwnHost } from './check-origin.ts'
import { addressOf } from './client-address.ts'
import type { FormMatch } from './find-form.ts'
import { receiveJson, toJsonResponse } from './receive-json.ts'
import { type NoJsOptions, receiveNoJs } from './receive-no-js.ts'
import { encodingOf, parseBody, readBody } from './request-body.ts'
import type { Incoming, RefusedStatus } from './submission.ts'

export interface EnquiryHandlerOptions extends NoJsOptions {
  siteUrl: string
  termsIn: Incoming['termsIn']
  /** Knows the enquiries that the site sends itself. */
  synthetic: SyntheticMarker
  /** For a body to arrive. */
  bodyTimeoutMs?: number
}

export type EnquiryHandler = (request: Request, match: FormMatch) => Promise<Response>

/** Answers a form that is sent to one of the contract's form endpoints. */
export function createEnquiryHandler(options: EnquiryHandlerOptions): EnquiryHandler {
  const { submit, siteUrl, termsIn, synthetic, bodyTimeoutMs } = options
  return async (request, match) => {
    const { headers, method } = request
    const language = negotiateLocale(headers.get('accept-language'))
    const refuse = (status: RefusedStatus) => toJsonResponse({ kind: 'refused', status }, language)

    if (method === 'OPTIONS') {
      return new Response(null, { status: 204, headers: { Allow: 'POST, OPTIONS' } })
    }
    if (method !== 'POST') return refuse(405)
    if (!isFromHere(headers, siteUrl)) return refuse(403)
    const encoding = encodingOf(headers)
    if (!encoding) return refuse(415)

    const read = await readBody(request.body?.values({ preventCancel: true }), {
      timeoutMs: bodyTimeoutMs,
    })
    if (read.outcome === 'too-large') return refuse(413)
    if (read.outcome === 'too-slow') return refuse(408)
    if (read.outcome === 'broken-off') return refuse(400)
    const parsed = parseBody(read.bytes, encoding)
    if (!parsed) return refuse(400)

    const incoming = {
      value: parsed.value,
      match,
      language,
      headers,
      address: addressOf(headers),
      isOwnHost: (host: string) => isOwnHost(host, headers, siteUrl),
      termsIn,
    }
    if (encoding === 'json') return await receiveJson({ ...incoming, ...synthetic }, submit)
    return await receiveNoJs({ ...incoming, search: new URL(request.url).searchParams }, options)
  }
}
