import { unstable_rethrow } from 'next/navigation'
import type { FailureNote } from '#lib/log/request-context.ts'
import { isMethodNotAllowedError, isNotFoundError, isUpstreamError } from './errors.ts'

/** What the error page shows of whatever went wrong. */
export interface Failure {
  status: number
  /** The backend's own words; the page has words of its own where there are none. */
  message?: string
  /** The page is there, and only to be read. */
  isMethod?: boolean
}

const UNEXPECTED = 500

/**
 * What went wrong, for the visitor. A redirect or a not-found of the framework is thrown as well,
 * and is no failure: it goes on to the framework.
 */
export function toFailure(error: unknown): Failure {
  unstable_rethrow(error)
  if (isMethodNotAllowedError(error)) return { status: error.status, isMethod: true }
  if (isNotFoundError(error) || isUpstreamError(error)) {
    return { status: error.status, message: error.serverMessage }
  }
  return { status: UNEXPECTED }
}

/** What the log says of it; what is not there is nobody's fault. */
export function toFailureNote(error: unknown): FailureNote | undefined {
  if (isNotFoundError(error) || isMethodNotAllowedError(error)) return undefined
  if (!isUpstreamError(error)) return { cause: 'an unexpected error', err: error }
  const { message: cause, detail } = error
  return detail ? { cause, detail } : { cause }
}
