import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { createEmbeddedHandler } from '#lib/api/embedded-api.ts'
import { openContent } from '#lib/content/content-store.ts'
import { toFilterParam } from '#lib/http/client/api-client.ts'
import { createRecordedLog } from '#lib/http/client/recorded-log.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { vacancySearchWireSchema } from './search-wire.ts'

const ROOT = new URL('../../../../', import.meta.url)
const NOW = new Date('2026-11-28T12:00:00Z')

const idsSchema = z.array(z.number().transform(String))
const suggestionSchema = z.object({
  drop: z.enum(['country', 'category', 'words']).optional(),
  nearest: idsSchema.optional(),
  nearestAnyOf: idsSchema.optional(),
  didYouMean: z.string().optional(),
})
const questionsSchema = z.array(
  z.strictObject({
    language: z.enum(LOCALES),
    q: z.string(),
    country: z.string().optional(),
    category: z.string().optional(),
    first: idsSchema.optional(),
    firstOrdered: idsSchema.optional(),
    includes: idsSchema.optional(),
    excludes: idsSchema.optional(),
    excludesFromTop: z.number().optional(),
    none: z.boolean().optional(),
    suggests: suggestionSchema.optional(),
    orSuggests: suggestionSchema.optional(),
    answers: z.boolean().optional(),
    why: z.string(),
  }),
)
const answerSchema = z.object({
  data: z.array(z.object({ id: z.union([z.string(), z.number()]).transform(String) })),
  search: vacancySearchWireSchema,
})

const source = readFileSync(new URL('e2e/search/queries.yaml', ROOT), 'utf8')
const questions = questionsSchema.parse(parse(source))
const FILTER_OF = { country: 'country_slug', category: 'category', words: 'q' }

let handle: ReturnType<typeof createEmbeddedHandler>

beforeAll(async () => {
  const clock = () => NOW
  const dir = new URL('content', ROOT).pathname
  handle = createEmbeddedHandler(await openContent({ dir, clock, log: createRecordedLog() }), clock)
})

describe('what people type', () => {
  for (const [index, question] of questions.entries()) {
    const { q, language, country, category, why } = question
    const filters = [country, category].filter(Boolean).join(', ')
    test(`${index + 1} ${language} “${q.slice(0, 60)}” ${filters} (${why})`, async () => {
      const { ids, search } = await ask(question)
      const { orSuggests } = question
      if (orSuggests && ids.length === 0) expectSuggestion(search, orSuggests)
      else expectFound(ids, search, question)
    })
  }
})

type Question = z.output<typeof questionsSchema>[number]
type Search = z.output<typeof vacancySearchWireSchema>

async function ask({ language, q, country = '', category = '' }: Question) {
  const query = new URLSearchParams({ q: toFilterParam(q), country_slug: country, category })
  const address = `http://site.example/api/vacancies?per_page=100&${query}`
  const answer = await handle(new Request(address, { headers: { 'Accept-Language': language } }))
  expect(answer.status).toBe(200)
  const { data, search } = answerSchema.parse(await answer.json())
  return { ids: data.map(({ id }) => id), search }
}

function expectFound(ids: readonly string[], search: Search, question: Question): void {
  const { first, firstOrdered, includes, excludes, excludesFromTop, none, suggests } = question
  if (first) expect(ids.slice(0, first.length).toSorted()).toEqual(first.toSorted())
  if (firstOrdered) expect(ids.slice(0, firstOrdered.length)).toEqual(firstOrdered)
  if (includes) expect(ids).toEqual(expect.arrayContaining(includes))
  if (excludes) {
    const top = ids.slice(0, excludesFromTop ?? ids.length)
    expect(top.filter((id) => excludes.includes(id))).toEqual([])
  }
  if (none) expect(ids).toEqual([])
  if (suggests) expectSuggestion(search, suggests)
}

function expectSuggestion(
  { without, nearest, corrected }: Search,
  { drop, nearest: all, nearestAnyOf, didYouMean }: z.output<typeof suggestionSchema>,
): void {
  const offered = nearest.map(({ id }) => id)
  if (drop) expect(without.map(({ filter }) => filter)).toContain(FILTER_OF[drop])
  if (all) expect(offered).toEqual(expect.arrayContaining(all))
  if (nearestAnyOf) expect(nearestAnyOf.some((id) => offered.includes(id))).toBe(true)
  if (didYouMean) expect(corrected).toBe(didYouMean)
}
