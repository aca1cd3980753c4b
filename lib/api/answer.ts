import { problemWireSchema } from '../contract/problem.ts'
import { NotFoundError, UpstreamError } from './errors.ts'
import type { TransportResponse } from './transport.ts'

/** Not there, gone, or an endpoint that the backend does not have. */
const MISSING_STATUSES = new Set([404, 410, 501])
/** What a service says when it is down or overrun as a whole. */
const SERVICE_WIDE_STATUSES = new Set([429, 502, 503, 504])
const BYTE_ORDER_MARK = /^\uFEFF/

/**
 * The JSON of an answer.
 *
 * @throws {NotFoundError} @throws {UpstreamError}
 */
export function toPayload(response: TransportResponse, endpoint: string): unknown {
  const { status } = response
  if (MISSING_STATUSES.has(status)) throw new NotFoundError(endpoint)
  if (status < 200 || status > 299) {
    throw new UpstreamError({
      endpoint,
      reason: `status ${status}`,
      status: status === 504 ? 504 : 502,
      isServiceWide: SERVICE_WIDE_STATUSES.has(status),
      serverMessage: messageOf(response.body),
    })
  }
  const payload = parseJson(response.body)
  if (payload === undefined) {
    const kind = response.contentType.split(';')[0] || 'no content type'
    throw new UpstreamError({ endpoint, reason: `the answer is not JSON (${kind})` })
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

function messageOf(body: string): string | undefined {
  const problem = problemWireSchema.safeParse(parseJson(body))
  return (problem.success && problem.data.message.trim()) || undefined
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body.replace(BYTE_ORDER_MARK, ''))
  } catch {
    return undefined
  }
}
