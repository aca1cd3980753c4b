import type { z } from 'zod'
import { sanitizeHtml } from '#lib/html/sanitize.ts'
import type { TransportResponse } from '#lib/http/client/transport.ts'
import { isRecord, parsePruned, unwrap } from '#lib/http/foreign-json.ts'
import { pageMetaWireSchema } from '#lib/http/paging.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { ReadEndpoint } from '#lib/resources/definition.ts'
import type { Tell } from './report.ts'

export interface CheckedAnswer {
  /** As it came, without the wrapping. */
  payload: unknown
  /** Of a list, those that the site would show. */
  items: Record<string, unknown>[]
  meta?: z.output<typeof pageMetaWireSchema>
}

interface Place {
  place: string
  locale: Locale
  tell: Tell
}

/** An answer with status 200 as the site would read it: what of it is dropped, what is cleaned. */
export function checkAnswer(
  { path, response }: ReadEndpoint,
  answer: TransportResponse,
  { place, locale, tell }: Place,
): CheckedAnswer | undefined {
  const body = parseJson(answer.body)
  if (body === undefined) {
    tell('fault', place, `the answer is not JSON (${answer.contentType || 'no content type'})`)
    return undefined
  }
  if (!/^application\/(json|[\w.-]+\+json)\b/i.test(answer.contentType)) {
    tell(
      'fault',
      place,
      `the content type is ${answer.contentType || 'missing'}, not application/json`,
    )
  }
  const language = answer.language?.toLowerCase().split('-')[0]
  if (!language) tell('warning', `GET ${path}`, 'no Content-Language')
  else if (language !== locale) tell('warning', place, `it is in ${language}, not in ${locale}`)

  const payload = unwrap(body)
  if (response.as === 'one') {
    checkItem(response.schema, payload, 'the answer', { place, locale, tell })
    return { payload, items: isRecord(payload) ? [payload] : [] }
  }
  if (!Array.isArray(payload)) {
    tell('fault', place, 'the answer is not a list')
    return undefined
  }
  const items = payload.filter((item: unknown, index) =>
    checkItem(response.schema, item, `item ${index}`, { place, locale, tell }),
  )
  if (payload.length > 0 && items.length === 0) tell('fault', place, 'no item of it can be used')
  return {
    payload,
    items: items.filter(isRecord),
    meta: metaOf(body, response.as, { place, tell }),
  }
}

function metaOf(body: unknown, as: string, { place, tell }: Pick<Place, 'place' | 'tell'>) {
  if (as !== 'page') return undefined
  const meta = pageMetaWireSchema.safeParse(isRecord(body) ? body.meta : undefined)
  if (meta.success) return meta.data
  tell('warning', place, 'no usable meta: the list is taken for its only page')
  return undefined
}

/** Whether it can be used, at least in part. */
function checkItem(
  schema: z.ZodType,
  value: unknown,
  name: string,
  { place, tell }: Place,
): boolean {
  const pruned = parsePruned(schema, value, 'list items and optional fields')
  if ('fault' in pruned) {
    tell('fault', place, `${name} is not used: ${pruned.fault || 'it has another form'}`)
    return false
  }
  for (const field of pruned.omitted) tell('warning', place, `${name}: ${field} is left out`)
  for (const { path, text } of textsOf(value)) {
    const lost = lostTags(text)
    if (lost.length > 0) {
      tell('warning', place, `${name}: ${path} is cleaned of ${lost.join(', ')}`)
    }
  }
  return true
}

/** Elements of a markup that the site does not let through. */
function lostTags(text: string): string[] {
  if (!text.includes('<')) return []
  const kept = tagsOf(sanitizeHtml(text))
  return [...tagsOf(text)].filter((tag) => !kept.has(tag))
}

function tagsOf(markup: string): Set<string> {
  return new Set(
    Array.from(markup.matchAll(/<([a-z][\w-]*)/gi), ([, tag = '']) => tag.toLowerCase()),
  )
}

/** Every text in a value, with where it stands. */
function textsOf(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, path ? `${path}.${key}` : key),
  )
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
