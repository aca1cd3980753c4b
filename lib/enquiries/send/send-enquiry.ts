import { parseReference, REFERENCE_HEADER } from '#lib/enquiries/reference.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { type Rejection, toRejection } from './send-enquiry-rejection.ts'
import type { EnquiryRequest } from './send-enquiry-request.ts'

export type EnquiryOutcome =
  /** `reference`: how the site's own server calls it. */
  | { kind: 'sent'; reference: string | undefined }
  | ({ kind: 'rejected' } & Rejection)
  /** Any other status. */
  | { kind: 'failed'; status: number }
  /** No answer at all: the visitor is offline, or the connection was lost. */
  | { kind: 'unreachable' }

export interface SendOptions {
  locale: Locale
  /** Where the public API and the jobs service are; empty is the site itself. */
  baseUrls: { main: string; jobs: string }
  /** A UUID: the same key with the same body is one enquiry, however often it is sent. */
  idempotencyKey: string
  /** How long it was filled in is left out where it is not known. */
  traps: { website: string; elapsedMs: number | undefined }
  timeoutMs?: number
}

/** The server answers within seconds, whatever the backend behind it does. */
const TIMEOUT_MS = 30_000

/** Sends an enquiry from the visitor's browser. Never throws. */
export async function sendEnquiry(
  { service, path, body }: EnquiryRequest,
  { locale, baseUrls, idempotencyKey, traps, timeoutMs = TIMEOUT_MS }: SendOptions,
): Promise<EnquiryOutcome> {
  const baseUrl = baseUrls[service]
  try {
    const response = await fetch(baseUrl + path, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Accept-Language': locale,
        'Content-Type': 'application/json',
        'Idempotency-Key': idempotencyKey,
      },
      body: JSON.stringify(baseUrl ? body : { ...body, ...trapFields(traps) }),
      // A form post that is sent elsewhere has not been accepted.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.ok) {
      return {
        kind: 'sent',
        reference: parseReference(response.headers.get(REFERENCE_HEADER) ?? ''),
      }
    }
    if (response.status !== 422) return { kind: 'failed', status: response.status }
    return { kind: 'rejected', ...toRejection(await readJson(response)) }
  } catch {
    return { kind: 'unreachable' }
  }
}

/** Only the site's own server takes the traps out again; another one gets the bare payload. */
function trapFields({ website, elapsedMs }: SendOptions['traps']) {
  return website ? { website, elapsed_ms: elapsedMs } : { elapsed_ms: elapsedMs }
}

async function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => undefined)
}
