import { buildOpenApi } from '#lib/api/openapi/openapi.ts'
import { jsonResponse, ProblemError, problemResponse } from '#lib/http/problem.ts'
import { DEFAULT_LOCALE, type Locale } from '#lib/i18n/locales.ts'
import { negotiateLocale } from '#lib/i18n/negotiate-locale.ts'
import type { ReadEndpoint } from '#lib/resources/definition.ts'
import { READ_ENDPOINTS } from '#lib/resources/resources.ts'

export type ApiHandler = (request: Request) => Promise<Response>

export interface ReadCall extends EndpointMatch {
  url: URL
  language: Locale
}

const ALLOWED = 'GET, HEAD, OPTIONS'
const OPENAPI_PATH = '/api/openapi.json'

/** Answers the contract's GET endpoints by `answer`; anything else is 404 or 405. */
export function createReadHandler(answer: (call: ReadCall) => Promise<Response>): ApiHandler {
  return async (request) => {
    const language = negotiateLocale(request.headers.get('Accept-Language'))
    const url = new URL(request.url)
    const match = findEndpoint(url.pathname)
    if (!match && url.pathname !== OPENAPI_PATH) return problemResponse(404, language)
    if (request.method === 'OPTIONS') {
      return new Response(null, { status: 204, headers: { Allow: ALLOWED } })
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return problemResponse(405, language, { headers: { Allow: ALLOWED } })
    }
    const response = match
      ? await answerOrProblem(() => answer({ ...match, url, language }), language)
      : jsonResponse(buildOpenApi(), DEFAULT_LOCALE)
    return request.method === 'HEAD' ? new Response(null, response) : response
  }
}

async function answerOrProblem(
  answer: () => Promise<Response>,
  language: Locale,
): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return problemResponse(error.status, language, { fields: error.fields })
  }
}

interface EndpointMatch {
  endpoint: ReadEndpoint
  /** The decoded and checked last segment, empty for an endpoint without one. */
  param: string
  /** The path with `param` put in, percent-encoded. */
  path: string
}

function findEndpoint(pathname: string): EndpointMatch | undefined {
  for (const endpoint of READ_ENDPOINTS) {
    const param = matchPath(endpoint, pathname)
    if (param === undefined) continue
    const path = endpoint.path.replace(/\{\w+\}/, encodeURIComponent(param))
    return { endpoint, param, path }
  }
  return undefined
}

function matchPath({ path, param }: ReadEndpoint, pathname: string): string | undefined {
  const [fixed = ''] = path.split('{')
  if (!param) return pathname === path ? '' : undefined
  if (!pathname.startsWith(fixed)) return undefined
  const parsed = param.safeParse(decode(pathname.slice(fixed.length)))
  return parsed.success ? parsed.data : undefined
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
