import { Agent, request } from 'undici'
import type { z } from 'zod'
import { isUpstreamError, UpstreamError } from '#lib/http/client/errors.ts'
import type { Endpoint } from '#lib/http/client/transport.ts'
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
  const agent = new Agent({ connect: { timeout: timeoutMs } })
  return createReadHandler(async (call) => {
    const { language, endpoint, path } = call
    const base = endpoint.service === 'jobs' ? jobsBaseUrl : apiBaseUrl
    if (!base) return problemResponse(501, language)
    try {
      const response = await askUpstream(toAddress(base, call), { language, timeoutMs, agent })
      return response.status === 200 ? toResponse(response, call, log) : toProblem(response, call)
    } catch (error) {
      if (!isUpstreamError(error)) throw error
      noteFailure({ cause: `${path}: ${toLogExcerpt(error.reason)}` })
      return problemResponse(error.status, language)
    }
  })
}

function toAddress(base: string, { path, url }: ReadCall): URL {
  const address = new URL(base)
  address.pathname = address.pathname.replace(/\/+$/, '') + path
  address.search = url.search
  return address
}

/** Only what the contract knows goes on, made anew: nothing of the backend's own comes through. */
function toResponse(response: UpstreamResponse, { path, endpoint, language }: ReadCall, log: Log) {
  const payload = parseBody(response)
  if (payload === undefined)
    throw new UpstreamError({
      endpoint: path,
      reason: `the answer is not JSON (${typeOf(response)})`,
    })
  const stated = String(response.headers['content-language'] ?? '')
  return jsonResponse(
    keepContract(payload, endpoint.response, { endpoint: path, log }),
    toLanguage(stated) ?? language,
  )
}

function toProblem(response: UpstreamResponse, { path, language }: ReadCall): Response {
  const { status, body } = response
  const isFailure = status >= 400 && status <= 599 && status !== PROXY_STATUS
  if (!isFailure) throw new UpstreamError({ endpoint: path, reason: `status ${status}` })
  if (!ABSENT_STATUSES.has(status)) {
    const detail = toBodyExcerpt(body.toString('utf8'))
    noteFailure({ cause: `${path}: status ${status}`, ...(detail ? { detail } : {}) })
  }
  const problem = status < 500 ? parseBody(response) : undefined
  const message = readProblemMessage(problem)
  const errors = readFieldMessages(problem)
  return problemResponse(status, language, { message, errors })
}

/** Undefined where it is not the JSON that was asked for. */
function parseBody(response: UpstreamResponse): unknown {
  const { headers, body } = response
  const encoding = String(headers['content-encoding'] ?? 'identity')
  if (!/^application\/(json|[\w.-]+\+json)\b/i.test(typeOf(response)) || encoding !== 'identity') {
    return undefined
  }
  try {
    return JSON.parse(body.toString('utf8').replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

function typeOf({ headers }: UpstreamResponse): string {
  return toLogExcerpt(String(headers['content-type'] ?? ''))
}

function toLanguage(tag: string): Locale | undefined {
  return LOCALES.find((language) => language === tag.toLowerCase().split('-')[0])
}

const MAX_BODY_BYTES = 5 * 1024 * 1024

interface UpstreamResponse {
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Buffer
}

/** Gets an address within `timeoutMs`, body included. Throws an UpstreamError. */
async function askUpstream(
  url: URL,
  { language, timeoutMs, agent }: { language: Locale; timeoutMs: number; agent: Agent },
): Promise<UpstreamResponse> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const { statusCode, headers, body } = await request(url, {
      dispatcher: agent,
      signal,
      headers: {
        accept: 'application/json',
        'accept-encoding': 'identity',
        'accept-language': language,
      },
    })
    return { status: statusCode, headers, body: await readBounded(body, url.pathname) }
  } catch (error) {
    if (isUpstreamError(error)) throw error
    const reason = error instanceof Error ? error.message : 'unknown failure'
    throw new UpstreamError({ endpoint: url.pathname, reason, status: signal.aborted ? 504 : 502 })
  }
}

/** Leaving the loop early destroys the stream, and with it the connection. */
async function readBounded(body: AsyncIterable<Buffer>, endpoint: string): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > MAX_BODY_BYTES) {
      throw new UpstreamError({ endpoint, reason: `over ${MAX_BODY_BYTES} bytes` })
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
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
