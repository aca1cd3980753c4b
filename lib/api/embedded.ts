import type { Content, LocalContent } from '#lib/content/content.ts'
import { parseQuery } from '#lib/http/parse-query.ts'
import { jsonResponse, problemResponse } from '#lib/http/problem.ts'
import { buildCandidatesMenu, buildStaffMenu } from '#lib/resources/menus/embedded.ts'
import {
  blogListQuerySchema,
  candidateListQuerySchema,
  menuQuerySchema,
  vacancyListQuerySchema,
} from '#lib/resources/queries.ts'
import type { ReadEndpointName } from '#lib/resources/read-endpoints.ts'
import { listVacancies } from '#lib/resources/vacancies/embedded.ts'
import type { Clock } from '#lib/server/clock.ts'
import { paginate } from './paginate.ts'
import { type ApiHandler, createReadHandler } from './read-handler.ts'

interface Question {
  content: LocalContent
  param: string
  search: URLSearchParams
  now: Date
}

/** Answers the contract's GET endpoints from the content folder. */
export function createEmbeddedApi({
  content,
  clock,
}: {
  content: { read(): Content }
  clock: Clock
}): ApiHandler {
  return createReadHandler(async ({ name, param, url, language }) => {
    const answer = ANSWERS[name]({
      content: content.read()[language],
      param,
      search: url.searchParams,
      now: clock(),
    })
    return answer === undefined ? problemResponse(404, language) : jsonResponse(answer, language)
  })
}

/** `undefined` is answered as not found. */
const ANSWERS: Record<ReadEndpointName, (question: Question) => unknown> = {
  option: ({ content }) => content.settings,
  countries: ({ content }) => [...content.countries.values()],
  staffMenu: ({ content, search }) =>
    buildStaffMenu(content, parseQuery(menuQuerySchema, search).country_slug),
  candidatesMenu: ({ content, search }) =>
    buildCandidatesMenu(content, parseQuery(menuQuerySchema, search).country_slug),
  main: ({ content }) => ({
    options: content.settings,
    countries: [...content.countries.values()],
    categories: buildStaffMenu(content, undefined),
    candidates: buildCandidatesMenu(content, undefined),
  }),
  staffPage: ({ content, param }) => content.staff.get(param)?.wire,
  candidateProfile: ({ content, param }) => content.candidates.get(param)?.wire,
  candidateList: ({ content, search }) => {
    const query = parseQuery(candidateListQuerySchema, search)
    const profiles = [...content.candidates.values()].map(({ wire }) => wire)
    return paginate(
      profiles.filter(({ category }) => !query.category || category === query.category),
      query,
    )
  },
  blogList: ({ content, search }) => {
    const query = parseQuery(blogListQuerySchema, search)
    const tag = query.tag?.toLowerCase()
    const posts = [...content.blog.values()].filter(({ tags }) => !tag || tags.includes(tag))
    return paginate(
      posts.map(({ summary }) => summary),
      query,
    )
  },
  blogPost: ({ content, param }) => content.blog.get(param)?.wire,
  policy: ({ content, param }) => content.policies.get(param),
  vacancyList: ({ content, search, now }) => {
    const query = parseQuery(vacancyListQuerySchema, search)
    return paginate(listVacancies(content, query, now), query)
  },
  vacancy: ({ content, param }) => content.vacancies.get(param)?.wire,
}
