import type { z } from 'zod'
import type { Locale } from '#lib/i18n/locales.ts'

/** `jobs` has the vacancies and may be a service of its own, `main` has everything else. */
export type Service = 'main' | 'jobs'

/** Where something is asked for, and what comes back. */
export interface Endpoint<Wire extends z.ZodType = z.ZodType> {
  service: Service
  /** At most one `{parameter}`, and it is the last segment. */
  path: string
  param?: z.ZodType<string>
  /** Each page is made of it, so a backend must have it: missing is a failure, not an absence. */
  isRequired?: boolean
  response: {
    schema: Wire
    as: 'one' | 'list' | 'page'
    /** What a page may have beside its items, by name and published name. */
    beside?: Readonly<Record<string, z.ZodType>>
  }
}

export interface TransportRequest {
  service: Service
  /** Begins with `/api/`; segments are escaped. */
  path: string
  /** With its question mark, or empty. */
  search: string
  locale: Locale
}

export interface TransportResponse {
  status: number
  contentType: string
  /** As it is stated. */
  language?: string
  /** Empty where it came compressed, which nobody had asked for. */
  body: string
}

/**
 * Carries one read to whatever answers it.
 *
 * @throws {UpstreamError} where there is no answer at all; every status is an answer
 */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>
