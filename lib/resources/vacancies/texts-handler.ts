import { toFailure, toFailureNote } from '#lib/http/client/failure.ts'
import { jsonResponse, problemResponse } from '#lib/http/problem.ts'
import { negotiateLocale } from '#lib/i18n/negotiate-locale.ts'
import { noteFailure } from '#lib/log/request-context.ts'
import { getVacancy } from './read.ts'

/** In seconds: as long as a page of the same vacancy may be kept. */
const MAX_AGE = 30

/**
 * Answers `?id=1038` with what the vacancy says of itself and where it is, through the sanitizer and typeset as on
 * its page: a list would carry all of it for windows that hardly anybody opens.
 */
export async function handleVacancyTexts(request: Request): Promise<Response> {
  const language = negotiateLocale(request.headers.get('accept-language'))
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return problemResponse(405, language, { headers: { Allow: 'GET, HEAD, OPTIONS' } })
  }
  const id = new URL(request.url).searchParams.get('id')
  if (!id) return problemResponse(422, language, { fields: ['id'] })
  try {
    const { countries: places, ...vacancy } = await getVacancy(language, id)
    const { conditions, responsibilities, requirements } = vacancy
    const countries = places.flatMap(({ slug }) => slug ?? [])
    return jsonResponse({ conditions, responsibilities, requirements, countries }, language, {
      headers: { 'Cache-Control': `public, max-age=${MAX_AGE}` },
    })
  } catch (error) {
    const note = toFailureNote(error)
    if (note) noteFailure(note)
    const { status, message } = toFailure(error)
    return problemResponse(status, language, { message })
  }
}
