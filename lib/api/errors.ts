const UPSTREAM = Symbol.for('site.upstream-error')
const NOT_FOUND = Symbol.for('site.not-found-error')
const METHOD = Symbol.for('site.method-not-allowed-error')
const GONE = Symbol.for('site.gone-error')

interface UpstreamFailure {
  endpoint: string
  reason: string
  /** 504 where the backend did not answer in time, 502 for every other fault. */
  status?: 502 | 504
  /** Whether other endpoints of the service are likely to fail as well. */
  isServiceWide?: boolean
  /** The backend's own words, for the visitor. */
  serverMessage?: string
  cause?: unknown
}

/** The backend could not be read, and nothing it said before is known. */
export class UpstreamError extends Error {
  readonly [UPSTREAM] = true
  readonly endpoint: string
  readonly reason: string
  readonly status: 502 | 504
  readonly isServiceWide: boolean
  readonly serverMessage: string | undefined

  constructor(failure: UpstreamFailure) {
    super(`${failure.endpoint}: ${failure.reason}`, { cause: failure.cause })
    this.name = 'UpstreamError'
    this.endpoint = failure.endpoint
    this.reason = failure.reason
    this.status = failure.status ?? 502
    this.isServiceWide = failure.isServiceWide ?? false
    this.serverMessage = failure.serverMessage
  }
}

/** There is no such thing; also where a backend does not offer the endpoint. */
export class NotFoundError extends Error {
  readonly [NOT_FOUND] = true
  readonly status = 404

  constructor(endpoint = 'this address') {
    super(`${endpoint}: not found`)
    this.name = 'NotFoundError'
  }
}

/** There is such a page, and it can only be read. */
export class MethodNotAllowedError extends Error {
  readonly [METHOD] = true
  readonly status = 405

  constructor() {
    super('this address can only be read')
    this.name = 'MethodNotAllowedError'
  }
}

/** There was such a thing, and it has been taken down for good. */
export class GoneError extends Error {
  readonly [GONE] = true
  readonly status = 410

  constructor(endpoint = 'this address') {
    super(`${endpoint}: gone`)
    this.name = 'GoneError'
  }
}

// The framework bundles this module several times and its copies share one cache, so an error may
// come from another copy's class: `instanceof` would not know it.
export function isUpstreamError(error: unknown): error is UpstreamError {
  return error instanceof Error && UPSTREAM in error
}

export function isNotFoundError(error: unknown): error is NotFoundError {
  return error instanceof Error && NOT_FOUND in error
}

export function isMethodNotAllowedError(error: unknown): error is MethodNotAllowedError {
  return error instanceof Error && METHOD in error
}

export function isGoneError(error: unknown): error is GoneError {
  return error instanceof Error && GONE in error
}
