import type { z } from 'zod'
import type { Endpoint } from '#lib/http/client/transport.ts'
import { isRecord, parsePruned } from '#lib/http/foreign-json.ts'
import { pageMetaWireSchema } from '#lib/http/paging.ts'
import type { Log } from '#lib/log/log.ts'
import { UpstreamError } from './upstream-request.ts'

interface Place {
  endpoint: string
  log: Log
}

/**
 * What the contract knows of a backend's answer, wrapped or bare as it came: a backend may say
 * more than is meant for the public.
 *
 * @throws {UpstreamError} where it is not what the contract promises
 */
export function keepContract(
  payload: unknown,
  { schema, as }: Endpoint['response'],
  place: Place,
): unknown {
  const keep = (value: unknown) =>
    as === 'one' ? keepOne(schema, value, place) : keepList(schema, value, place)
  if (!isRecord(payload) || !('data' in payload)) return keep(payload)
  const data = keep(payload.data)
  if (as !== 'page' || payload.meta === undefined) return { data }
  return { data, meta: keepOne(pageMetaWireSchema, payload.meta, place) }
}

function keepOne(schema: z.ZodType, value: unknown, { endpoint, log }: Place): unknown {
  const pruned = parsePruned(schema, value, 'list items and optional fields')
  if ('fault' in pruned) {
    throw new UpstreamError(502, `not usable: ${pruned.fault || 'the whole answer'}`)
  }
  for (const field of pruned.omitted) {
    log.warn({ endpoint, field }, 'a part that does not parse was left out')
  }
  return pick(value, pruned.value)
}

function keepList(schema: z.ZodType, value: unknown, { endpoint, log }: Place): unknown[] {
  if (!Array.isArray(value)) throw new UpstreamError(502, 'not a list')
  return value.flatMap((item: unknown, index) => {
    const pruned = parsePruned(schema, item, 'list items')
    if (!('fault' in pruned)) return [pick(item, pruned.value)]
    log.warn({ endpoint, index, field: pruned.fault }, 'an item that does not parse was dropped')
    return []
  })
}

/** The values as they came, of the fields that parsing kept. */
function pick(came: unknown, parsed: unknown): unknown {
  if (Array.isArray(came) && Array.isArray(parsed)) {
    return came.length === parsed.length
      ? came.map((item: unknown, index) => pick(item, parsed[index]))
      : parsed
  }
  if (!isRecord(came) || !isRecord(parsed)) return isSimple(came) ? came : parsed
  const kept = Object.keys(parsed).filter((name) => parsed[name] !== undefined)
  return Object.fromEntries(
    kept.map((name) => [name, name in came ? pick(came[name], parsed[name]) : parsed[name]]),
  )
}

function isSimple(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}
