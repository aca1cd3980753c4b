import type { z } from 'zod'
import type { SettingsOverrides } from '#lib/config/settings.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { apiClient } from './api-client.ts'
import type { Endpoint } from './endpoint.ts'
import { isNotFoundError, NotFoundError, UpstreamError } from './errors.ts'
import { type ParseContext, parseOne } from './parse.ts'
import { toPayload, unwrap } from './payload.ts'

export interface ReadSpec<T> {
  endpoint: Endpoint
  /** The last segment, where the endpoint's path has one. */
  param?: string
  query?: Record<string, string | number | undefined>
  locale: Locale
  toValue: (payload: unknown, context: ReadContext) => T
  /** Whether the answer may be kept; an address that a visitor can make up is not. */
  isCacheable?: (value: T) => boolean
  /** The contract promises this endpoint: it missing is a failure, not an absence. */
  isRequired?: boolean
  onMissing?: () => void
}

export interface ReadContext extends ParseContext {
  locale: Locale
  overrides: SettingsOverrides
}

/** One item, as the site uses it. @throws {NotFoundError} @throws {UpstreamError} */
export function readItem<Wire extends z.ZodType, T>(
  endpoint: Endpoint<Wire>,
  { param, locale }: { param?: string; locale: Locale },
  toModel: (wire: z.output<Wire>, locale: Locale) => T,
): Promise<T> {
  return read({
    endpoint,
    param,
    locale,
    toValue: (payload, context) =>
      toModel(parseOne(endpoint.response.schema, unwrap(payload), context), locale),
  })
}

/** @throws {NotFoundError} @throws {UpstreamError} */
export async function read<T>(spec: ReadSpec<T>): Promise<T> {
  const { endpoint, locale, isCacheable = () => true } = spec
  const { transport, cache, log, overrides } = apiClient()
  const { service } = endpoint
  const path = pathOf(endpoint, spec.param)
  const query = toQuery(spec.query)

  const load = async () => {
    const response = await transport({ service, path, query, locale })
    const payload = payloadOf(spec, path, () => toPayload(response, path))
    const value = spec.toValue(payload, { endpoint: path, log, locale, overrides })
    return { value, characters: response.body.length }
  }
  if (!cache) return (await load()).value
  const key = [service, path, new URLSearchParams(query), locale].join(' ')
  return cache.read({ key, service, endpoint: endpoint.path, isCacheable, load })
}

/** What no backend can have is not asked for. @throws {NotFoundError} */
function pathOf({ path, param }: Endpoint, value = ''): string {
  if (param && !param.safeParse(value).success) throw new NotFoundError(path)
  return path.replace(/\{\w+\}/, encodeURIComponent(value))
}

function payloadOf<T>(spec: ReadSpec<T>, path: string, take: () => unknown): unknown {
  try {
    return take()
  } catch (error) {
    if (!isNotFoundError(error)) throw error
    spec.onMissing?.()
    throw spec.isRequired ? new UpstreamError({ endpoint: path, reason: 'not offered' }) : error
  }
}

function toQuery(query: ReadSpec<unknown>['query'] = {}): Record<string, string> {
  const stated = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return Object.fromEntries(stated.map(([name, value]) => [name, String(value)]).sort())
}
