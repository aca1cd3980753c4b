import { isNotFoundError, isUpstreamError } from './errors.ts'

/** What the error page shows of whatever went wrong. */
export interface Failure {
  status: number
  /** The backend's own words; the page has words of its own where there are none. */
  message?: string
}

const UNEXPECTED = 500

export function toFailure(error: unknown): Failure {
  if (isNotFoundError(error)) return { status: error.status }
  if (isUpstreamError(error)) return { status: error.status, message: error.serverMessage }
  return { status: UNEXPECTED }
}
