import type { z } from 'zod'
import { isRecord, parsePruned } from '#lib/http/foreign-json.ts'
import { type Paged, pageMetaWireSchema } from '#lib/http/paging.ts'
import { readProblemMessage } from '#lib/http/problem-message.ts'
import type { Log } from '#lib/log/log.ts'
import { toBodyExcerpt, toLogExcerpt } from '#lib/log/log-excerpt.ts'
import { NotFoundError, UpstreamError } from './errors.ts'
import type { TransportResponse } from './transport.ts'

export interface ParseContext {
  endpoint: string
  log: Log
}

interface ListOptions<T> {
  /** Where the list stands in the answer, for the log. */
  at?: string
  /** The field for which an item that parses is refused. */
  refuse?: (item: T) => string | undefined
}

export interface PageQuery {
  page: number
  perPage: number | undefined
}

/** Not there, or an endpoint that the backend does not have. */
const MISSING_STATUSES = new Set([404, 501])
/** What a service says when it is down or overrun as a whole. */
const SERVICE_WIDE_STATUSES = new Set([429, 502, 503, 504])
/** A proxy between the two servers asks for a password; sent on, browsers would ask the visitor. */
const PROXY_STATUS = 407
const BYTE_ORDER_MARK = /^\uFEFF/

/**
 * The JSON of an answer.
 *
 * @throws {NotFoundError} @throws {UpstreamError} with the answer's own status where it failed
 */
export function toPayload(response: TransportResponse, endpoint: string): unknown {
  const { status } = response
  if (status === 410) {
    const serverMessage = readProblemMessage(parseJson(response.body))
    throw new NotFoundError(endpoint, { status, serverMessage })
  }
  if (MISSING_STATUSES.has(status)) throw new NotFoundError(endpoint)
  if (status < 200 || status > 299) {
    const isFailure = status >= 400 && status <= 599 && status !== PROXY_STATUS
    const isForPeople = isFailure && status < 500
    throw new UpstreamError({
      endpoint,
      reason: `status ${status}`,
      status: isFailure ? status : 502,
      isServiceWide: SERVICE_WIDE_STATUSES.has(status),
      serverMessage: isForPeople ? readProblemMessage(parseJson(response.body)) : undefined,
      detail: toBodyExcerpt(response.body),
    })
  }
  const payload = parseJson(response.body)
  if (payload === undefined) {
    const kind = toLogExcerpt(response.contentType.split(';')[0] ?? '') || 'no content type'
    throw new UpstreamError({
      endpoint,
      reason: `the answer is not JSON (${kind})`,
      detail: toBodyExcerpt(response.body),
    })
  }
  return payload
}

/** @throws {UpstreamError} where it lacks what a page cannot do without */
export function parseOne<S extends z.ZodType>(
  schema: S,
  payload: unknown,
  { endpoint, log }: ParseContext,
  at?: string,
): z.output<S> {
  const pruned = parsePruned(schema, payload, 'list items and optional fields')
  if ('fault' in pruned) {
    const field = joined(at, pruned.fault)
    throw new UpstreamError({ endpoint, reason: `not usable: ${field || 'the whole answer'}` })
  }
  for (const field of pruned.omitted) {
    log.warn({ endpoint, field: joined(at, field) }, 'a part that does not parse was left out')
  }
  return pruned.value
}

/**
 * A list without the items that do not parse, which are logged.
 *
 * @throws {UpstreamError} where it is no list, or not one item of it parses
 */
export function parseList<S extends z.ZodType>(
  schema: S,
  payload: unknown,
  { endpoint, log }: ParseContext,
  { at, refuse }: ListOptions<z.output<S>> = {},
): z.output<S>[] {
  if (!Array.isArray(payload)) {
    throw new UpstreamError({ endpoint, reason: `not a list: ${at ?? 'the whole answer'}` })
  }
  const parsed = payload.flatMap((item: unknown, index) => {
    const place = { endpoint, ...(at ? { list: at } : {}), index }
    const pruned = parsePruned(schema, item, 'list items')
    if ('fault' in pruned) {
      log.warn({ ...place, field: pruned.fault }, 'an item that does not parse was dropped')
      return []
    }
    for (const field of pruned.omitted) {
      log.warn({ ...place, field }, 'an item that does not parse was dropped')
    }
    return [{ place, item: pruned.value }]
  })
  if (payload.length > 0 && parsed.length === 0) {
    throw new UpstreamError({ endpoint, reason: `no item is usable: ${at ?? 'the whole answer'}` })
  }
  return parsed.flatMap(({ place, item }) => {
    const field = refuse?.(item)
    if (field === undefined) return [item]
    log.warn({ ...place, field }, 'an item that cannot be reached was dropped')
    return []
  })
}

/**
 * One page of a list; a list without `meta` is taken for the only page.
 *
 * @throws {NotFoundError} for a page past the last, however the backend answers it
 * @throws {UpstreamError}
 */
export function parsePage<S extends z.ZodType>(
  schema: S,
  payload: unknown,
  context: ParseContext,
  asked: PageQuery,
): Paged<z.output<S>> {
  const list = isRecord(payload) && 'data' in payload ? payload.data : payload
  const items = parseList(schema, list, context)
  if (!isRecord(payload) || payload.meta === undefined || payload.meta === null) {
    if (asked.page > 1) throw new NotFoundError(context.endpoint)
    const perPage = Math.max(asked.perPage ?? 1, items.length)
    return { items, page: 1, lastPage: 1, perPage, total: items.length }
  }
  const meta = parseOne(pageMetaWireSchema, payload.meta, context, 'meta')
  const isPastLast = asked.page > meta.last_page || meta.current_page > meta.last_page
  const sent = Array.isArray(list) ? list.length : 0
  const isEmpty = sent === 0
  if (isPastLast || (isEmpty && asked.page > 1)) throw new NotFoundError(context.endpoint)
  return {
    items,
    page: asked.page,
    lastPage: meta.last_page,
    perPage: meta.per_page,
    // What was dropped is not on the list, so it is not counted over it either.
    total: Math.max(items.length, meta.total - (sent - items.length)),
  }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body.replace(BYTE_ORDER_MARK, ''))
  } catch {
    return undefined
  }
}

function joined(at: string | undefined, field: string): string {
  return [at, field].filter(Boolean).join('.')
}
