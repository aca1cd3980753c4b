import { z } from 'zod'
import { defineContent, type ResourceDefinition } from '#lib/resources/definition.ts'
import { listOf, slugSchema } from '#lib/resources/fields.ts'
import { PAPERS } from '#lib/resources/vacancies/model.ts'

/**
 * One thing of the trade, in whatever words people have for it, of all languages. What stands in
 * content under the slug that it names is called by its titles there as well.
 */
const conceptSchema = z.object({
  /** A position. */
  staff: slugSchema.optional(),
  country: slugSchema.optional(),
  category: slugSchema.optional(),
  /** Vacancies of which this is said. */
  live_in: z.boolean().optional(),
  employment: z.enum(['full_time', 'part_time', 'temporary', 'contract']).optional(),
  papers: z.enum(PAPERS).optional(),
  words: listOf(z.string().min(1)),
})

export type Concept = z.output<typeof conceptSchema>

/** What the search of vacancies knows of the trade beside the words of the vacancies. */
export const conceptsContent = defineContent({
  name: 'search',
  schema: z.object({
    name: slugSchema,
    concepts: listOf(conceptSchema),
    /** Words that tell no vacancy from another. */
    ignored: listOf(z.string().min(1)),
  }),
  fileNameOf: ({ name }) => ({ field: 'name', name }),
  references: ({ concepts }) =>
    (
      [
        ['staff', 'staff'],
        ['country', 'countries'],
        ['category', 'categories'],
      ] as const
    ).map(([field, folder]) => ({
      field: `concepts.*.${field}`,
      names: concepts.map((concept) => concept[field]),
      folder,
    })),
  build: (files) => ({
    concepts: files.flatMap(({ concepts }) => concepts),
    ignored: files.flatMap(({ ignored }) => ignored),
  }),
})

export const searchResource = {
  schemas: {},
  endpoints: {},
  content: conceptsContent,
} as const satisfies ResourceDefinition
