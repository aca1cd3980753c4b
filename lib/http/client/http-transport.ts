import { Agent, request } from 'undici'
import { inSpan, measures, traceHeaders } from '#lib/log/tracing.ts'
import { type BackendAccess, toBackendAddress } from './backend-access.ts'
import { UpstreamError } from './errors.ts'
import type { Service, Transport, TransportResponse } from './transport.ts'

const TOTAL_LIMIT_MS = 2500
const CONNECT_LIMIT_MS = 1500
const MAX_BODY_BYTES = 5 * 1024 * 1024
const MAX_CONNECTIONS = 64

const TIMEOUT_CODES = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
])
/** A kept connection that the backend closed just as it was used again. */
const LOST_CONNECTION_CODES = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])

const NOT_OFFERED: TransportResponse = { status: 404, contentType: '', body: '' }

/**
 * Reads over HTTP; a service without a base URL is answered with 404 unasked.
 *
 * The framework patches the global fetch with a cache of its own, so this does not use it.
 */
export function createHttpTransport(
  baseUrls: Partial<Record<Service, string>>,
  { timeoutMs = TOTAL_LIMIT_MS, access }: { timeoutMs?: number; access?: BackendAccess } = {},
): Transport {
  const agent = new Agent({
    connections: MAX_CONNECTIONS,
    pipelining: 1,
    connect: { timeout: Math.min(CONNECT_LIMIT_MS, timeoutMs) },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxResponseSize: MAX_BODY_BYTES,
  })

  const ask: Transport = async (read) => {
    const baseUrl = baseUrls[read.service]
    if (!baseUrl) return NOT_OFFERED
    const backend = toBackendAddress(baseUrl, read.service, access)
    const address = `${backend.baseUrl}${read.path}${read.search}`
    const headers = {
      ...traceHeaders(),
      ...backend.headers,
      accept: 'application/json',
      'accept-encoding': 'identity',
      'accept-language': read.locale,
    }
    const signal = AbortSignal.timeout(timeoutMs)
    const attempt = () => readText(address, { dispatcher: agent, headers, signal })
    const startedAt = performance.now()
    const tell = (outcome: string) =>
      measures()?.backendAsked(read.service, outcome, (performance.now() - startedAt) / 1_000)
    try {
      const answer = await attempt().catch((error) => {
        if (LOST_CONNECTION_CODES.has(codeOf(error)) && !signal.aborted) return attempt()
        throw error
      })
      tell(`${Math.floor(answer.status / 100)}xx`)
      return answer
    } catch (error) {
      const failure = toUpstreamError(read.path, error)
      tell(failure.status === 504 ? 'timeout' : 'unreachable')
      throw failure
    }
  }

  return (read) =>
    inSpan(
      {
        name: `GET ${kindOf(read.path)}`,
        kind: 'client',
        attributes: { 'site.service': read.service },
      },
      () => ask(read),
      ({ status }) => ({ 'http.response.status_code': status }),
    )
}

/** Of a path what the contract says: what follows may be a word that a visitor made up. */
function kindOf(path: string): string {
  return path.split('/').slice(0, 3).join('/')
}

async function readText(
  address: string,
  options: Parameters<typeof request>[1],
): Promise<TransportResponse> {
  const { statusCode, headers, body } = await request(address, options)
  const isPlain = (headers['content-encoding'] ?? 'identity') === 'identity'
  const text = await body.text()
  return {
    status: statusCode,
    contentType: String(headers['content-type'] ?? ''),
    language: headers['content-language']?.toString(),
    body: isPlain ? text : '',
  }
}

function toUpstreamError(endpoint: string, error: unknown): UpstreamError {
  const code = codeOf(error)
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') {
    return new UpstreamError({ endpoint, reason: 'the answer is too large' })
  }
  const isTimeout =
    TIMEOUT_CODES.has(code) || (error instanceof Error && error.name === 'TimeoutError')
  return new UpstreamError({
    endpoint,
    reason: isTimeout ? 'no answer in time' : `no connection (${code})`,
    status: isTimeout ? 504 : 502,
    isServiceWide: true,
    cause: error,
  })
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
