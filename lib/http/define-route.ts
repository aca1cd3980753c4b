import { toFailure, toFailureNote } from '#lib/http/client/failure.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { negotiateLocale } from '#lib/i18n/negotiate-locale.ts'
import { noteFailure } from '#lib/log/request-context.ts'
import { problemResponse } from './problem.ts'

/** What follows the request is the framework's: the parameters of the address. */
type Route<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>

/** What a program reads at a fixed address. Where that fails, its status and a line of text. */
export function defineRoute<Rest extends unknown[]>(respond: Route<Rest>): Route<Rest> {
  return async (...call) => {
    try {
      return await respond(...call)
    } catch (error) {
      const { status } = noted(error)
      return new Response(`${status} ${TEXTS.get(status) ?? 'This cannot be had just now.'}\n`, {
        status,
        headers: {
          'Content-Type': 'text/plain; charset=utf-8',
          'Cache-Control': 'private, no-store',
        },
      })
    }
  }
}

/** What the site's own pages ask it for, as JSON in the language of the request. */
export function defineJsonRoute(
  respond: (request: Request, language: Locale) => Promise<Response>,
) {
  return async (request: Request): Promise<Response> => {
    const language = negotiateLocale(request.headers.get('accept-language'))
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return problemResponse(405, language, { headers: { Allow: 'GET, HEAD, OPTIONS' } })
    }
    try {
      return await respond(request, language)
    } catch (error) {
      const { status, message } = noted(error)
      return problemResponse(status, language, { message })
    }
  }
}

/** The failure as it is answered, its cause noted for the line of the request in the log. */
function noted(error: unknown) {
  const note = toFailureNote(error)
  if (note) noteFailure(note)
  return toFailure(error)
}

const TEXTS: ReadonlyMap<number, string> = new Map([
  [404, 'There is nothing here.'],
  [410, 'What was here has been taken down.'],
])
