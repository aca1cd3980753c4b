import { checkBody } from './check-body.ts'
import { dedupeKeysOf } from './dedupe-key.ts'
import type { Incoming } from './incoming.ts'
import { jsonAnswer } from './json-response.ts'
import type { Submit } from './submit.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** Set by a site that delivers to this one as its backend. */
const SUSPICIOUS_HEADER = 'x-enquiry-suspicious'

/** Takes a form that was sent by script or by a program. */
export async function takeJson(incoming: Incoming, submit: Submit): Promise<Response> {
  const { value, language, headers, address } = incoming
  const stated = headers.get('idempotency-key')
  if (stated !== null && !UUID.test(stated)) {
    return jsonAnswer({ kind: 'refused', status: 400 }, language)
  }
  const checked = checkBody(value, incoming)
  if ('kind' in checked) return jsonAnswer(checked, language)
  const isSuspicious = checked.isSuspicious || headers.get(SUSPICIOUS_HEADER) === '1'
  const enquiry = { ...checked, isSuspicious, ...dedupeKeysOf(stated, checked.bodyHash, address) }
  return jsonAnswer(await submit(enquiry, address), language)
}
