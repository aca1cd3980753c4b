import type { z } from 'zod'

/** `jobs` has the vacancies and may be a service of its own, `main` has everything else. */
export type Service = 'main' | 'jobs'

/** Where something is asked for, and what comes back. */
export interface Endpoint<Wire extends z.ZodType = z.ZodType> {
  service: Service
  /** At most one `{parameter}`, and it is the last segment. */
  path: string
  param?: z.ZodType<string>
  response: { schema: Wire; as: 'one' | 'list' | 'page' }
}
