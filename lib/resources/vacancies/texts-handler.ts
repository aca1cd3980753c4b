import { defineJsonRoute } from '#lib/http/define-route.ts'
import { jsonResponse, problemResponse } from '#lib/http/problem.ts'
import { getVacancy } from './read.ts'

/** In seconds: as long as a page of the same vacancy may be kept. */
const MAX_AGE = 30

/**
 * Answers `?id=1038` with what the vacancy says of itself and where it is, through the sanitizer and typeset as on
 * its page: a list would carry all of it for windows that hardly anybody opens.
 */
export const handleVacancyTexts = defineJsonRoute(async (request, language) => {
  const id = new URL(request.url).searchParams.get('id')
  if (!id) return problemResponse(422, language, { fields: ['id'] })
  const { countries: places, ...vacancy } = await getVacancy(language, id)
  const { conditions, responsibilities, requirements } = vacancy
  const countries = places.flatMap(({ slug }) => slug ?? [])
  return jsonResponse({ conditions, responsibilities, requirements, countries }, language, {
    headers: { 'Cache-Control': `public, max-age=${MAX_AGE}` },
  })
})
