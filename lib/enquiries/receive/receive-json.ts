import { REFERENCE_HEADER } from '#lib/enquiries/reference.ts'
import { SYNTHETIC_HEADER, type SyntheticMarker } from '#lib/enquiries/synthetic/marker.ts'
import { jsonResponse } from '#lib/http/problem.ts'
import { MESSAGES } from '#lib/i18n/languages.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { checkBody, ownFields } from './check-body.ts'
import { dedupeKeysOf } from './dedupe-key.ts'
import type { Incoming, Result } from './submission.ts'
import type { Submit } from './submit.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** Set by a site that delivers to this one as its backend. */
const SUSPICIOUS_HEADER = 'x-enquiry-suspicious'

/** Takes a form that was sent by script or by a program. */
export async function receiveJson(
  incoming: Incoming & Pick<SyntheticMarker, 'isGenuine'>,
  submit: Submit,
): Promise<Response> {
  const { value, language, headers, address } = incoming
  const stated = headers.get('idempotency-key')
  if (stated !== null && !UUID.test(stated)) {
    return toJsonResponse({ kind: 'refused', status: 400 }, language)
  }
  const marker = headers.get(SYNTHETIC_HEADER)
  // Whoever makes one up must not have it taken for a visitor's either.
  if (marker !== null && !(await incoming.isGenuine(marker, stated))) {
    return toJsonResponse({ kind: 'refused', status: 403 }, language)
  }
  // A page that was open before an upgrade may have a field that is no more; what a program sends
  // too much is a fault that it should hear of.
  const isPage = headers.get('sec-fetch-site') === 'same-origin'
  const body = isPage && !Array.isArray(value) ? ownFields(value, incoming.match) : value
  const checked = checkBody(body, { ...incoming, terms: incoming.termsIn(language) })
  if ('kind' in checked) return toJsonResponse(checked, language)
  const isSuspicious = checked.isSuspicious || headers.get(SUSPICIOUS_HEADER) === '1'
  const keys = dedupeKeysOf(stated, checked.bodyHash, address)
  const enquiry = { ...checked, isSuspicious, isSynthetic: marker !== null, ...keys }
  return toJsonResponse(await submit(enquiry, address), language)
}

/** Statuses that may have no body. */
const EMPTY = [204, 205]

/** The answer to a form that was sent as JSON. */
export function toJsonResponse(result: Result, language: Locale): Response {
  const messages = MESSAGES[language].problems.enquiry
  if (result.kind === 'accepted') {
    const { status, reference, facts } = result
    const headers = new Headers({ ...NO_STORE, [REFERENCE_HEADER]: reference })
    if (facts?.link) headers.set('Location', facts.link)
    if (EMPTY.includes(status)) return new Response(null, { status, headers })
    return jsonResponse({ reference, ...facts }, language, { status, headers })
  }
  if (result.kind === 'rejected') {
    const { message = messages[422], errors } = result
    return jsonResponse({ message, errors }, language, { status: 422, headers: NO_STORE })
  }
  const { status } = result
  return jsonResponse({ message: messages[status] }, language, {
    status,
    headers: headersOf(result),
  })
}

const NO_STORE = { 'Cache-Control': 'no-store' }

/** What a refused request needs beside its message. */
export function headersOf({ status, retryAfterS }: Extract<Result, { kind: 'refused' }>) {
  const headers = new Headers(NO_STORE)
  if (status === 405) headers.set('Allow', 'POST, OPTIONS')
  if (status === 415)
    headers.set('Accept-Post', 'application/json, application/x-www-form-urlencoded')
  if (retryAfterS) headers.set('Retry-After', String(retryAfterS))
  // What is left of the body is not waited for.
  if (status === 408) headers.set('Connection', 'close')
  return headers
}
