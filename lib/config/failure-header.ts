import type { FailureNote } from './answer-scope.ts'

/**
 * A page that failed carries why to the log: several requests for it at once are answered by one
 * rendering. It never leaves the server.
 */
export const FAILURE_HEADER = 'x-failure-note'

export function toFailureHeader({ cause, detail, err }: FailureNote): string {
  const stack = err instanceof Error ? err.stack : undefined
  return encodeURIComponent(JSON.stringify({ cause, detail, stack }).toWellFormed())
}

export function readFailureHeader(value: unknown): FailureNote | undefined {
  return typeof value === 'string' ? JSON.parse(decodeURIComponent(value)) : undefined
}
