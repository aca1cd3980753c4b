const UPSTREAM = Symbol.for('site.upstream-error')
const NOT_FOUND = Symbol.for('site.not-found-error')
const METHOD = Symbol.for('site.method-not-allowed-error')

interface UpstreamFailure {
  endpoint: string
  reason: string
  /** The backend's own; 504 where it did not answer in time, 502 where it cannot be understood. */
  status?: number
  /** Whether other endpoints of the service are likely to fail as well. */
  isServiceWide?: boolean
  /** The backend's own words for the visitor. */
  serverMessage?: string
  /** A short part of what it said, for the log alone. */
  detail?: string
  cause?: unknown
}

/** The backend could not be read, and nothing it said before is known. */
export class UpstreamError extends Error {
  readonly [UPSTREAM] = true
  readonly endpoint: string
  readonly reason: string
  readonly status: number
  readonly isServiceWide: boolean
  readonly serverMessage: string | undefined
  readonly detail: string | undefined

  constructor(failure: UpstreamFailure) {
    super(`${failure.endpoint}: ${failure.reason}`, { cause: failure.cause })
    this.name = 'UpstreamError'
    this.endpoint = failure.endpoint
    this.reason = failure.reason
    this.status = failure.status ?? 502
    this.isServiceWide = failure.isServiceWide ?? false
    this.serverMessage = failure.serverMessage
    this.detail = failure.detail
  }
}

/** There is no such thing, or no more; also where a backend does not offer the endpoint. */
export class NotFoundError extends Error {
  readonly [NOT_FOUND] = true
  readonly status: 404 | 410
  readonly serverMessage: string | undefined

  constructor(
    endpoint = 'this address',
    { status = 404, serverMessage }: { status?: 404 | 410; serverMessage?: string } = {},
  ) {
    super(`${endpoint}: not found`)
    this.name = 'NotFoundError'
    this.status = status
    this.serverMessage = serverMessage
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
