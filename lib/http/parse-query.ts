import type { z } from 'zod'
import { ProblemError } from './problem.ts'

/** Throws a ProblemError: 404 for a page that is none, 422 for any other bad value. */
export function parseQuery<T extends z.ZodObject>(schema: T, search: URLSearchParams): z.output<T> {
  const result = schema.safeParse(Object.fromEntries(search))
  if (result.success) return result.data
  const fields = new Set(result.error.issues.map(({ path }) => String(path[0])))
  throw fields.has('page') ? new ProblemError(404) : new ProblemError(422, [...fields])
}
