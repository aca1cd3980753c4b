import type { z } from 'zod'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Paged } from '#lib/resources/paged.ts'
import { isNotFoundError } from './errors.ts'
import { toPageParam } from './params.ts'
import { type PageQuery, parsePage } from './parse-page.ts'
import { read } from './read.ts'
import type { Service } from './transport.ts'

export interface ListOptions {
  /** Counts from 1. */
  page?: number
  perPage?: number
}

interface ListSpec<S extends z.ZodType, T> {
  service?: Service
  endpoint: string
  locale: Locale
  asked: PageQuery
  filters: Record<string, string>
  schema: S
  toItem: (wire: z.output<S>, locale: Locale) => T
  isKept: (page: Paged<T>) => boolean
}

/**
 * One page of a list; empty where the backend offers no such list.
 *
 * @throws {NotFoundError} past the last page @throws {UpstreamError}
 */
export async function readList<S extends z.ZodType, T>(spec: ListSpec<S, T>): Promise<Paged<T>> {
  const { service, endpoint, locale, asked, filters, schema, toItem, isKept } = spec
  const page = toPageParam(asked.page, endpoint)
  try {
    return await read({
      service,
      endpoint,
      locale,
      query: { ...filters, page, per_page: asked.perPage },
      isKept,
      toValue: (payload, context) => {
        const wires = parsePage(schema, payload, context, asked)
        return { ...wires, items: wires.items.map((wire) => toItem(wire, locale)) }
      },
    })
  } catch (error) {
    if (!isNotFoundError(error) || page > 1) throw error
    return { items: [], page: 1, lastPage: 1, perPage: asked.perPage ?? 1, total: 0 }
  }
}
