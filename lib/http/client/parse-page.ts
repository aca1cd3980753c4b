import type { z } from 'zod'
import type { Paged } from '#lib/http/paging.ts'
import { pageMetaWireSchema } from '#lib/http/paging.ts'
import { NotFoundError } from './errors.ts'
import { type ParseContext, parseList, parseOne } from './parse.ts'
import { isRecord } from './payload.ts'

export interface PageQuery {
  page: number
  perPage: number | undefined
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
