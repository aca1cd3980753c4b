import { Agent } from 'undici'
import type { Log } from '#lib/config/log'
import { problemResponse } from './api/problem.ts'
import { type ApiHandler, createReadHandler, type ReadCall } from './api/read-handler.ts'
import { askUpstream, type UpstreamAnswer, UpstreamError } from './ask-upstream.ts'
import type { Language } from './language.ts'

export interface PassOnOptions {
  /** Without one, what only it could answer is 501. */
  apiBaseUrl: string | undefined
  /** Without one, `apiBaseUrl` also answers for the vacancies. */
  jobsBaseUrl: string | undefined
  timeoutMs?: number
  log: Log
}

const TIMEOUT_MS = 5_000
const PASSED_BACK = ['content-type', 'content-language'] as const

/** Passes the contract's GET endpoints on to a backend; anything else is 404. */
export function createPassOn(options: PassOnOptions): ApiHandler {
  const { apiBaseUrl, jobsBaseUrl = apiBaseUrl, timeoutMs = TIMEOUT_MS, log } = options
  const agent = new Agent({ connect: { timeout: timeoutMs } })
  return createReadHandler(async (call) => {
    const base = call.service === 'jobs' ? jobsBaseUrl : apiBaseUrl
    if (!base) return problemResponse(501, call.language)
    try {
      const { language } = call
      return toResponse(
        await askUpstream(toAddress(base, call), { language, timeoutMs, agent }),
        language,
      )
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      log.warn({ endpoint: call.name, reason: error.message }, 'backend failed')
      return problemResponse(error.status, call.language)
    }
  })
}

function toAddress(base: string, { path, url }: ReadCall): URL {
  const address = new URL(base)
  address.pathname = address.pathname.replace(/\/+$/, '') + path
  address.search = url.search
  return address
}

/** A page of markup that a backend sends must not be served as one from this site's origin. */
function toResponse({ status, headers, body }: UpstreamAnswer, language: Language): Response {
  const type = String(headers['content-type'] ?? '')
  const encoding = String(headers['content-encoding'] ?? 'identity')
  const isReadable = /^application\/(json|[\w.-]+\+json)\b/i.test(type) && encoding === 'identity'
  const isFailure = status >= 400 && status <= 599
  if (isFailure && !isReadable) return problemResponse(status, language)
  if (!isReadable || (status !== 200 && !isFailure)) {
    throw new UpstreamError(502, `status ${status}, content type ${type}, encoding ${encoding}`)
  }
  const passed = new Headers({ 'X-Content-Type-Options': 'nosniff', Vary: 'Accept-Language' })
  for (const name of PASSED_BACK) {
    const value = headers[name]
    if (value) passed.set(name, String(value))
  }
  if (headers.vary) passed.append('Vary', String(headers.vary))
  return new Response(new Uint8Array(body), { status, headers: passed })
}
