import { z } from 'zod'
import { toPage } from '#lib/http/paging.ts'
import { ProblemError } from '#lib/http/problem.ts'
import { newestFirst, type OfferedIn } from '#lib/resources/content-items.ts'
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
import { type CandidateLife, isPublished, isShown, isWithdrawn, lifeOf } from './candidate-life.ts'

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
  meta_title: optionalTextSchema,
  meta_description: optionalTextSchema,
})

export type CandidateProfileWire = z.output<typeof candidateProfileWireSchema>

export interface CandidateEntry extends OfferedIn<CandidateProfileWire>, CandidateLife {}

/** With the countries that the candidate would work in; without any, everywhere. */
export const candidatesContent = defineContent({
  name: 'candidates',
  schema: candidateProfileWireSchema.extend({ countries: slugListSchema.optional() }),
  fileNameOf: ({ slug }) => ({ field: 'slug', name: slug }),
  references: ({ category, countries = [] }) => [
    { field: 'category', names: [category], folder: 'categories' },
    { field: 'countries.*', names: countries, folder: 'countries' },
  ],
  build: (items): ReadonlyMap<string, CandidateEntry> =>
    new Map(
      newestFirst(items).map(({ countries, ...wire }) => {
        const { published_at: publishedAt, withdrawn_at: withdrawnAt } = wire
        return [wire.slug, { wire, countries, ...lifeOf({ publishedAt, withdrawnAt }) }]
      }),
    ),
  changesAt: (candidates, now) =>
    firstAfter(
      now,
      [...candidates.values()].flatMap(({ opensAt, withdrawnFrom }) => [opensAt, withdrawnFrom]),
    ),
})

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
        if (!found || !isPublished(found, now)) return undefined
        if (isWithdrawn(found, now)) throw new ProblemError(410)
        return found.wire
      },
    }),
    list: defineEndpoint({
      name: 'candidateList',
      path: '/api/candidates/list',
      query: z.object({ ...pagingFields(12), category: filterField() }),
      service: 'main',
      summary: 'Candidates, newest first',
      response: { schema: candidateProfileWireSchema, as: 'page' },
      fromContent: ({ content, query, now }) => {
        const all = [...content.get(candidatesContent).values()]
          .filter((entry) => isShown(entry, now))
          .map(({ wire }) => wire)
        return toPage(
          all.filter(({ category }) => !query.category || category === query.category),
          query,
        )
      },
    }),
  },
  content: candidatesContent,
} as const satisfies ResourceDefinition
