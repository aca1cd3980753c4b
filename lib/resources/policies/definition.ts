import { z } from 'zod'
import {
  defineContent,
  defineEndpoint,
  type ResourceDefinition,
} from '#lib/resources/definition.ts'
import { htmlSchema, isoDateSchema, optionalTextSchema } from '#lib/resources/fields.ts'
import { figuresSchema } from '#lib/resources/information/figures.ts'

const policySlugSchema = z.enum(['cookies-policy', 'privacy-policy'])

const policyWireSchema = z.object({
  slug: policySlugSchema,
  title: z.string().min(1),
  figures: figuresSchema,
  body: htmlSchema,
  meta_description: optionalTextSchema,
  updated_at: isoDateSchema,
})

export type PolicyWire = z.output<typeof policyWireSchema>

const policiesContent = defineContent({
  name: 'policies',
  schema: policyWireSchema,
  fileNameOf: ({ slug }) => ({ field: 'slug', name: slug }),
  requiredFiles: policySlugSchema.options,
  build: (items): ReadonlyMap<string, PolicyWire> =>
    new Map(items.map((policy) => [policy.slug, policy])),
})

export const policiesResource = {
  schemas: { Policy: policyWireSchema },
  endpoints: {
    one: defineEndpoint({
      name: 'policy',
      path: '/api/policies/{slug}',
      param: policySlugSchema,
      service: 'main',
      summary: 'A policy',
      response: { schema: policyWireSchema, as: 'one' },
      fromContent: ({ content, param }) => content.get(policiesContent).get(param),
    }),
  },
  content: policiesContent,
} as const satisfies ResourceDefinition
