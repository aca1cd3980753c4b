import type { z } from 'zod'
import type { Paged } from '#lib/http/paging.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { isBlank, toLine } from '#lib/text/cut-text.ts'
import type { Endpoint } from './endpoint.ts'
import { isNotFoundError, NotFoundError } from './errors.ts'
import { type PageQuery, parsePage } from './parse-page.ts'
import { read } from './read.ts'

export interface ListOptions {
  /** Counts from 1. */
  page?: number
  perPage?: number
}

interface ListSpec<Wire extends z.ZodType, T> {
  endpoint: Endpoint<Wire>
  locale: Locale
  asked: PageQuery
  filters: Record<string, string>
  toItem: (wire: z.output<Wire>, locale: Locale) => T
  isCacheable: (page: Paged<T>) => boolean
}

/**
 * One page of a list; empty where the backend offers no such list.
 *
 * @throws {NotFoundError} past the last page @throws {UpstreamError}
 */
export async function readList<Wire extends z.ZodType, T>(
  spec: ListSpec<Wire, T>,
): Promise<Paged<T>> {
  const { endpoint, locale, asked, filters, toItem, isCacheable } = spec
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
        return { ...wires, items: wires.items.map((wire) => toItem(wire, locale)) }
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
