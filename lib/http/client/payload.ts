import { readProblemMessage } from '#lib/http/problem-message.ts'
import { toBodyExcerpt, toLogExcerpt } from '#lib/log/log-excerpt.ts'
import { NotFoundError, UpstreamError } from './errors.ts'
import type { TransportResponse } from './transport.ts'

/** Not there, or an endpoint that the backend does not have. */
const MISSING_STATUSES = new Set([404, 501])
/** What a service says when it is down or overrun as a whole. */
const SERVICE_WIDE_STATUSES = new Set([429, 502, 503, 504])
/** A proxy between the two servers asks for a password; sent on, browsers would ask the visitor. */
const PROXY_STATUS = 407
const BYTE_ORDER_MARK = /^\uFEFF/

/**
 * The JSON of an answer.
 *
 * @throws {NotFoundError} @throws {UpstreamError} with the answer's own status where it failed
 */
export function toPayload(response: TransportResponse, endpoint: string): unknown {
  const { status } = response
  if (status === 410) {
    const serverMessage = readProblemMessage(parseJson(response.body))
    throw new NotFoundError(endpoint, { status, serverMessage })
  }
  if (MISSING_STATUSES.has(status)) throw new NotFoundError(endpoint)
  if (status < 200 || status > 299) {
    const isFailure = status >= 400 && status <= 599 && status !== PROXY_STATUS
    const isForPeople = isFailure && status < 500
    throw new UpstreamError({
      endpoint,
      reason: `status ${status}`,
      status: isFailure ? status : 502,
      isServiceWide: SERVICE_WIDE_STATUSES.has(status),
      serverMessage: isForPeople ? readProblemMessage(parseJson(response.body)) : undefined,
      detail: toBodyExcerpt(response.body),
    })
  }
  const payload = parseJson(response.body)
  if (payload === undefined) {
    const kind = toLogExcerpt(response.contentType.split(';')[0] ?? '') || 'no content type'
    throw new UpstreamError({
      endpoint,
      reason: `the answer is not JSON (${kind})`,
      detail: toBodyExcerpt(response.body),
    })
  }
  return payload
}

/** `{"data": X}` is X; many backends wrap. */
export function unwrap(payload: unknown): unknown {
  return isRecord(payload) && 'data' in payload ? payload.data : payload
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body.replace(BYTE_ORDER_MARK, ''))
  } catch {
    return undefined
  }
}
