import type { z } from 'zod'
import type { SettingsOverrides } from '#lib/config/settings.ts'
import { unwrap } from '#lib/http/foreign-json.ts'
import type { Paged } from '#lib/http/paging.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Log } from '#lib/log/log.ts'
import { instance } from '#lib/server/instance.ts'
import { isBlank, toLine } from '#lib/text/cut-text.ts'
import type { BackendAccess } from './backend-access.ts'
import { createBackendCache, type ResponseCache } from './backend-cache.ts'
import { createContentCache, createEmbeddedTransport, type EmbeddedApi } from './embedded-source.ts'
import { isNotFoundError, NotFoundError, UpstreamError } from './errors.ts'
import { createHttpTransport } from './http-transport.ts'
import {
  type PageQuery,
  type ParseContext,
  parseOne,
  parsePage,
  toPayload,
} from './parse-response.ts'
import type { Endpoint, Transport } from './transport.ts'

export interface ApiClientOptions {
  /** Neither: the embedded API answers. Either: nothing embedded is read any more. */
  apiBaseUrl?: string
  jobsBaseUrl?: string
  backendAccess?: BackendAccess
  embeddedApi?: EmbeddedApi
  overrides?: SettingsOverrides
  log: Log
  /** Milliseconds; only differences matter. */
  clock?: () => number
}

export interface ApiClient {
  transport: Transport
  cache: ResponseCache
  /** Whether the answers come from the content of this process. */
  isEmbedded: boolean
  overrides: SettingsOverrides
  log: Log
  /** Unset once the backend says that it has no single call for the shell. */
  isMainOffered: boolean
}

/** Says where this process reads its content; to be called once, when the server starts. */
export function configureApiClient(options: ApiClientOptions): void {
  const { overrides = {}, log } = options
  instance().apiClient = { ...sourceOf(options), overrides, log, isMainOffered: true }
}

export function apiClient(): ApiClient {
  const client = instance().apiClient
  if (!client) throw new Error('configureApiClient has not been called')
  return client
}

/** Makes every next read ask again; what was had stays for as long as asking fails. */
export function expireResponses(): void {
  const client = apiClient()
  client.isMainOffered = true
  client.cache.expire()
}

export interface ReadSpec<T> {
  endpoint: Endpoint
  /** The last segment, where the endpoint's path has one. */
  param?: string
  query?: Record<string, string | number | undefined>
  locale: Locale
  toValue: (payload: unknown, context: ReadContext) => T
  /** Whether the answer may be kept; an address that a visitor can make up is not. */
  isCacheable?: (value: T) => boolean
  /** Missing is a failure here, whatever the contract says of the endpoint. */
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
    const response = await transport({ service, path, search: query && `?${query}`, locale })
    const payload = payloadOf(spec, path, () => toPayload(response, path))
    const value = spec.toValue(payload, { endpoint: path, log, locale, overrides })
    return { value, characters: response.body.length }
  }
  const key = [service, path, query, locale].join(' ')
  return cache.read({ key, service, endpoint: endpoint.path, isCacheable, load })
}

export interface ListOptions {
  /** Counts from 1. */
  page?: number
  perPage?: number
}

interface ListSpec<Wire extends z.ZodType, T, More> {
  endpoint: Endpoint<Wire>
  locale: Locale
  asked: PageQuery
  filters: Record<string, string>
  toItem: (wire: z.output<Wire>, locale: Locale) => T
  isCacheable: (page: Paged<T>) => boolean
  /** What else the answer says. */
  toMore?: (payload: unknown, context: ReadContext) => More
}

/**
 * One page of a list; empty where the backend offers no such list.
 *
 * @throws {NotFoundError} past the last page @throws {UpstreamError}
 */
export async function readList<Wire extends z.ZodType, T, More = undefined>(
  spec: ListSpec<Wire, T, More>,
): Promise<Paged<T> & { more?: More }> {
  const { endpoint, locale, asked, filters, toItem, isCacheable, toMore } = spec
  const { page } = asked
  if (!Number.isSafeInteger(page) || page < 1) throw new NotFoundError(endpoint.path)
  try {
    return await read({
      endpoint,
      locale,
      query: { ...filters, page, per_page: asked.perPage },
      isCacheable,
      toValue: (payload, context) => {
        const wires = parsePage(endpoint.response.schema, payload, context, asked)
        const items = wires.items.map((wire) => toItem(wire, locale))
        return { ...wires, items, more: toMore?.(payload, context) }
      },
    })
  } catch (error) {
    if (!isNotFoundError(error) || page > 1) throw error
    return { items: [], page: 1, lastPage: 1, perPage: asked.perPage ?? 1, total: 0 }
  }
}

const MAX_FILTER_LENGTH = 120

/** What a visitor filters by, as the contract takes it; blank is no filter. */
export function toFilterParam(text: string | undefined): string {
  if (!text || isBlank(text)) return ''
  return toLine(text, MAX_FILTER_LENGTH)
}

function sourceOf(
  options: ApiClientOptions,
): Pick<ApiClient, 'transport' | 'cache' | 'isEmbedded'> {
  const { apiBaseUrl, jobsBaseUrl = apiBaseUrl, backendAccess: access, embeddedApi, log } = options
  if (!apiBaseUrl && !jobsBaseUrl) {
    return {
      isEmbedded: true,
      transport: createEmbeddedTransport(embeddedApi),
      cache: createContentCache(embeddedApi),
    }
  }
  const clock = options.clock ?? (() => performance.now())
  return {
    isEmbedded: false,
    transport: createHttpTransport({ main: apiBaseUrl, jobs: jobsBaseUrl }, { access }),
    cache: createBackendCache({ clock, log }),
  }
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
    const { isRequired = spec.endpoint.isRequired } = spec
    throw isRequired ? new UpstreamError({ endpoint: path, reason: 'not offered' }) : error
  }
}

function toQuery(query: ReadSpec<unknown>['query'] = {}): string {
  const stated = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return new URLSearchParams(stated.map(([name, value]) => [name, String(value)]).sort()).toString()
}
