import { unstable_rethrow } from 'next/navigation'
import { isGoneError, isMethodNotAllowedError, isNotFoundError, isUpstreamError } from './errors.ts'

/** What the error page shows of whatever went wrong. */
export interface Failure {
  status: number
  /** The backend's own words; the page has words of its own where there are none. */
  message?: string
}

const UNEXPECTED = 500

/**
 * What went wrong, for the visitor. A redirect or a not-found of the framework is thrown as well,
 * and is no failure: it goes on to the framework.
 */
export function toFailure(error: unknown): Failure {
  unstable_rethrow(error)
  if (isNotFoundError(error) || isGoneError(error) || isMethodNotAllowedError(error)) {
    return { status: error.status }
  }
  if (isUpstreamError(error)) return { status: error.status, message: error.serverMessage }
  return { status: UNEXPECTED }
}
