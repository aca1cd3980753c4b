import type { z } from 'zod'
import { parsePruned } from '#lib/http/prune.ts'
import type { Log } from '#lib/log/log.ts'
import { UpstreamError } from './errors.ts'

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

function joined(at: string | undefined, field: string): string {
  return [at, field].filter(Boolean).join('.')
}
