import type { Clock } from '#lib/config/clock.ts'
import type { Content } from '#lib/content/load-content.ts'
import { parseQuery } from '#lib/http/parse-query.ts'
import { jsonResponse, problemResponse } from '#lib/http/problem.ts'
import { type ApiHandler, createReadHandler } from './read-handler.ts'

/** Answers the contract's GET endpoints from the content folder. */
export function createEmbeddedApi({
  content,
  clock,
}: {
  content: { read(): Content }
  clock: Clock
}): ApiHandler {
  return createReadHandler(async ({ endpoint, param, url, language }) => {
    const answer = endpoint.fromContent({
      content: content.read()[language],
      param,
      query: endpoint.query ? parseQuery(endpoint.query, url.searchParams) : {},
      now: clock(),
    })
    return answer === undefined ? problemResponse(404, language) : jsonResponse(answer, language)
  })
}
