import type { Locale } from '#lib/i18n/locales.ts'
import type { Service } from './endpoint.ts'

export interface TransportRequest {
  service: Service
  /** Begins with `/api/`; segments are escaped. */
  path: string
  query: Readonly<Record<string, string>>
  locale: Locale
}

export interface TransportResponse {
  status: number
  contentType: string
  body: string
}

/**
 * Carries one read to whatever answers it.
 *
 * @throws {UpstreamError} where there is no answer at all; every status is an answer
 */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>

export function toRequestTarget({ path, query }: TransportRequest): string {
  const search = new URLSearchParams(query).toString()
  return search ? `${path}?${search}` : path
}
