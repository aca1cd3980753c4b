import type { z } from 'zod'
import type { BackendAccess } from '#lib/http/client/backend-access.ts'
import { isUpstreamError, UpstreamError } from '#lib/http/client/errors.ts'
import { createHttpTransport } from '#lib/http/client/http-transport.ts'
import type { Endpoint, TransportResponse } from '#lib/http/client/transport.ts'
import { isRecord, parsePruned } from '#lib/http/foreign-json.ts'
import { pageMetaWireSchema } from '#lib/http/paging.ts'
import { jsonResponse, problemResponse } from '#lib/http/problem.ts'
import { readFieldMessages, readProblemMessage } from '#lib/http/problem-message.ts'
import { LOCALES, type Locale } from '#lib/i18n/locales.ts'
import type { Log } from '#lib/log/log.ts'
import { toBodyExcerpt, toLogExcerpt } from '#lib/log/log-excerpt.ts'
import { noteFailure } from '#lib/log/request-context.ts'
import { type ApiHandler, createReadHandler, type ReadCall } from './read-handler.ts'

export interface ProxyOptions {
  /** Without one, what only it could answer is 501. */
  apiBaseUrl: string | undefined
  /** Without one, `apiBaseUrl` also answers for the vacancies. */
  jobsBaseUrl: string | undefined
  backendAccess?: BackendAccess
  timeoutMs?: number
  log: Log
}

const TIMEOUT_MS = 5_000
const ABSENT_STATUSES = new Set([404, 410, 501])
/** A proxy between the two servers asks for a password; sent on, browsers would ask the visitor. */
const PROXY_STATUS = 407

/** Passes the contract's GET endpoints on to a backend; anything else is 404. */
export function createProxy(options: ProxyOptions): ApiHandler {
  const { apiBaseUrl, jobsBaseUrl = apiBaseUrl, timeoutMs = TIMEOUT_MS, log } = options
  const { backendAccess: access } = options
  const baseUrls = { main: apiBaseUrl, jobs: jobsBaseUrl }
  const transport = createHttpTransport(baseUrls, { timeoutMs, access })
  return createReadHandler(async (call) => {
    const { language, endpoint, path, url } = call
    const { service } = endpoint
    if (!baseUrls[service]) return problemResponse(501, language)
    try {
      const response = await transport({ service, path, search: url.search, locale: language })
      return response.status === 200 ? toResponse(response, call, log) : toProblem(response, call)
    } catch (error) {
      if (!isUpstreamError(error)) throw error
      noteFailure({ cause: `${path}: ${toLogExcerpt(error.reason)}` })
      return problemResponse(error.status, language)
    }
  })
}

/** Only what the contract knows goes on, made anew: nothing of the backend's own comes through. */
function toResponse(response: TransportResponse, { path, endpoint, language }: ReadCall, log: Log) {
  const payload = parseBody(response)
  if (payload === undefined)
    throw new UpstreamError({
      endpoint: path,
      reason: `the answer is not JSON (${toLogExcerpt(response.contentType)})`,
    })
  return jsonResponse(
    keepContract(payload, endpoint.response, { endpoint: path, log }),
    toLanguage(response.language) ?? language,
  )
}

function toProblem(response: TransportResponse, { path, language }: ReadCall): Response {
  const { status, body } = response
  const isFailure = status >= 400 && status <= 599 && status !== PROXY_STATUS
  if (!isFailure) throw new UpstreamError({ endpoint: path, reason: `status ${status}` })
  if (!ABSENT_STATUSES.has(status)) {
    const detail = toBodyExcerpt(body)
    noteFailure({ cause: `${path}: status ${status}`, ...(detail ? { detail } : {}) })
  }
  const problem = status < 500 ? parseBody(response) : undefined
  const message = readProblemMessage(problem)
  const errors = readFieldMessages(problem)
  return problemResponse(status, language, { message, errors })
}

/** Undefined where it is not the JSON that was asked for. */
function parseBody({ contentType, body }: TransportResponse): unknown {
  if (!/^application\/(json|[\w.-]+\+json)\b/i.test(contentType)) return undefined
  try {
    return JSON.parse(body.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

function toLanguage(tag = ''): Locale | undefined {
  return LOCALES.find((language) => language === tag.toLowerCase().split('-')[0])
}

interface Place {
  endpoint: string
  log: Log
}

/**
 * What the contract knows of a backend's response, wrapped or bare as it came: a backend may say
 * more than is meant for the public.
 *
 * @throws {UpstreamError} where it is not what the contract promises
 */
function keepContract(
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
    throw new UpstreamError({
      endpoint,
      reason: `not usable: ${pruned.fault || 'the whole answer'}`,
    })
  }
  for (const field of pruned.omitted) {
    log.warn({ endpoint, field }, 'a part that does not parse was left out')
  }
  return pick(value, pruned.value)
}

function keepList(schema: z.ZodType, value: unknown, { endpoint, log }: Place): unknown[] {
  if (!Array.isArray(value)) throw new UpstreamError({ endpoint, reason: 'not a list' })
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
