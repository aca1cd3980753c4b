import { Agent } from 'undici'
import { jsonResponse, problemResponse } from '#lib/http/problem.ts'
import { readFieldMessages, readProblemMessage } from '#lib/http/problem-message.ts'
import { LOCALES, type Locale } from '#lib/i18n/locales.ts'
import type { Log } from '#lib/log/log.ts'
import { toBodyExcerpt, toLogExcerpt } from '#lib/log/log-excerpt.ts'
import { noteFailure } from '#lib/log/request-context.ts'
import { keepContract } from './keep-contract.ts'
import { type ApiHandler, createReadHandler, type ReadCall } from './read-handler.ts'
import { askUpstream, type UpstreamAnswer, UpstreamError } from './upstream-request.ts'

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
      const answer = await askUpstream(toAddress(base, call), { language, timeoutMs, agent })
      return answer.status === 200 ? toAnswer(answer, call, log) : toProblem(answer, call)
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      noteFailure({ cause: `${path}: ${toLogExcerpt(error.message)}` })
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
function toAnswer(answer: UpstreamAnswer, { path, endpoint, language }: ReadCall, log: Log) {
  const payload = parseBody(answer)
  if (payload === undefined)
    throw new UpstreamError(502, `the answer is not JSON (${typeOf(answer)})`)
  const stated = String(answer.headers['content-language'] ?? '')
  return jsonResponse(
    keepContract(payload, endpoint.response, { endpoint: path, log }),
    toLanguage(stated) ?? language,
  )
}

function toProblem(answer: UpstreamAnswer, { path, language }: ReadCall): Response {
  const { status, body } = answer
  const isFailure = status >= 400 && status <= 599 && status !== PROXY_STATUS
  if (!isFailure) throw new UpstreamError(502, `status ${status}`)
  if (!ABSENT_STATUSES.has(status)) {
    const detail = toBodyExcerpt(body.toString('utf8'))
    noteFailure({ cause: `${path}: status ${status}`, ...(detail ? { detail } : {}) })
  }
  const problem = status < 500 ? parseBody(answer) : undefined
  const message = readProblemMessage(problem)
  const errors = readFieldMessages(problem)
  return problemResponse(status, language, { message, errors })
}

/** Undefined where it is not the JSON that was asked for. */
function parseBody(answer: UpstreamAnswer): unknown {
  const { headers, body } = answer
  const encoding = String(headers['content-encoding'] ?? 'identity')
  if (!/^application\/(json|[\w.-]+\+json)\b/i.test(typeOf(answer)) || encoding !== 'identity') {
    return undefined
  }
  try {
    return JSON.parse(body.toString('utf8').replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

function typeOf({ headers }: UpstreamAnswer): string {
  return toLogExcerpt(String(headers['content-type'] ?? ''))
}

function toLanguage(tag: string): Locale | undefined {
  return LOCALES.find((language) => language === tag.toLowerCase().split('-')[0])
}
