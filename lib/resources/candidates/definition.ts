import { z } from 'zod'
import { toPage } from '#lib/http/paging.ts'
import { ProblemError } from '#lib/http/problem.ts'
import { firstAfter } from '#lib/resources/day-edges.ts'
import {
  defineContent,
  defineEndpoint,
  type ResourceDefinition,
} from '#lib/resources/definition.ts'
import {
  isoDateSchema,
  listOf,
  optional,
  optionalTextSchema,
  slugListSchema,
  slugSchema,
} from '#lib/resources/fields.ts'
import { imageWireSchema } from '#lib/resources/image.ts'
import { filterField, pagingFields } from '#lib/resources/query-fields.ts'
import { salaryWireSchema } from '#lib/resources/salary-wire.ts'
import { isPublished, isWithdrawn } from './candidate-life.ts'
import { buildCandidates, findCandidates, toCandidateHead } from './embedded.ts'
import { CANDIDATES_PER_PAGE } from './model.ts'

const candidateProfileWireSchema = z.object({
  slug: slugSchema,
  title: z.string().min(1),
  name: z.string().min(1),
  category: z.string().min(1),
  position: z.string().min(1),
  summary: z.string(),
  published_at: isoDateSchema,
  withdrawn_at: optional(isoDateSchema).describe('From then on the profile is gone'),
  available_from: optional(isoDateSchema),
  checks: listOf(z.object({ title: z.string().min(1), date: isoDateSchema })),
  experience_years: z.number().min(0).max(80),
  age: optional(z.number().int().min(16).max(99)),
  languages: listOf(z.object({ code: z.string().min(2), level: z.string().min(1) })),
  location: z.string(),
  countries: optional(
    z.array(
      z.object({
        title: z.string().min(1),
        slug: optional(slugSchema),
        where: optionalTextSchema.describe('Within a sentence: in France'),
      }),
    ),
  ),
  ready_to_relocate: z.boolean(),
  availability: z.string(),
  live_in: z.enum(['in', 'out', 'either']),
  expected_salary: optional(salaryWireSchema),
  education: listOf(z.string().min(1)),
  experience: listOf(
    z.object({ period: z.string(), role: z.string().min(1), place: z.string(), text: z.string() }),
  ),
  skills: listOf(z.string().min(1)),
  references_checked: z.boolean(),
  photo: optional(imageWireSchema),
  belongings: listOf(z.string()),
  meta_title: optionalTextSchema,
  meta_description: optionalTextSchema,
})

export type CandidateProfileWire = z.output<typeof candidateProfileWireSchema>

/** With the countries that the candidate would work in (without any, everywhere), and the position. */
const candidateItemSchema = candidateProfileWireSchema.extend({
  countries: slugListSchema.optional(),
  staff: slugSchema.optional(),
})

export type CandidateItem = z.output<typeof candidateItemSchema>

export const candidatesContent = defineContent({
  name: 'candidates',
  schema: candidateItemSchema,
  toHead: toCandidateHead,
  fileNameOf: ({ slug }) => ({ field: 'slug', name: slug }),
  references: ({ category, countries = [], staff }) => [
    { field: 'staff', names: [staff], folder: 'staff' },
    { field: 'category', names: [category], folder: 'categories' },
    { field: 'countries.*', names: countries, folder: 'countries' },
  ],
  build: buildCandidates,
  changesAt: (candidates, now) =>
    firstAfter(
      now,
      [...candidates.values()].flatMap(({ life }) => [life.opensAt, life.withdrawnFrom]),
    ),
})

const candidateListQuerySchema = z.object({
  ...pagingFields(CANDIDATES_PER_PAGE),
  category: filterField(),
  /** The embedded API alone understands the rest. */
  country_slug: filterField(),
  position: filterField(),
  live_in: filterField(),
  language: filterField(),
  start: filterField(),
})

export type CandidateListQuery = z.output<typeof candidateListQuerySchema>

export const candidatesResource = {
  schemas: { CandidateProfile: candidateProfileWireSchema },
  endpoints: {
    one: defineEndpoint({
      name: 'candidateProfile',
      path: '/api/candidate/{slug}',
      param: slugSchema,
      service: 'main',
      summary: 'A candidate',
      response: { schema: candidateProfileWireSchema, as: 'one' },
      fromContent: ({ content, param, now }) => {
        const found = content.get(candidatesContent).get(param)
        if (!found || !isPublished(found.life, now)) return undefined
        if (isWithdrawn(found.life, now)) throw new ProblemError(410)
        return found.wire
      },
    }),
    list: defineEndpoint({
      name: 'candidateList',
      path: '/api/candidates/list',
      query: candidateListQuerySchema,
      service: 'main',
      summary: 'Candidates, newest first',
      response: { schema: candidateProfileWireSchema, as: 'page' },
      fromContent: ({ content, query, now }) => {
        const found = findCandidates(content.get(candidatesContent), query, now)
        const { data, meta } = toPage(found, query)
        return { data: data.map(({ wire }) => wire), meta }
      },
    }),
  },
  content: candidatesContent,
} as const satisfies ResourceDefinition
