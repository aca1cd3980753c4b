import { z } from 'zod'
import {
  defineContent,
  defineEndpoint,
  type ResourceDefinition,
} from '#lib/resources/definition.ts'
import {
  htmlSchema,
  isoDateSchema,
  listOf,
  optionalTextSchema,
  slugSchema,
} from '#lib/resources/fields.ts'
import { figuresSchema } from './figures.ts'
import { INFORMATION_BLOCKS } from './model.ts'

const informationPageWireSchema = z.object({
  slug: slugSchema,
  title: z.string().min(1),
  lead: z.string(),
  figures: figuresSchema,
  sections: listOf(
    z.object({
      title: z.string().min(1),
      body: htmlSchema
        .nullish()
        .describe('May name figures of the site by {feeShare} and its like, which it fills in'),
      shows: z.enum(INFORMATION_BLOCKS).nullish().describe('What the site puts below the text'),
    }),
  ),
  meta_title: optionalTextSchema,
  meta_description: optionalTextSchema,
  updated_at: isoDateSchema,
})

export type InformationPageWire = z.output<typeof informationPageWireSchema>

/** By slug, in the order in which they are linked. */
export const informationContent = defineContent({
  name: 'pages',
  schema: informationPageWireSchema.extend({
    order: z.number().int(),
    in_footer: z.boolean().optional(),
  }),
  fileNameOf: ({ slug }) => ({ field: 'slug', name: slug }),
  build: (items): ReadonlyMap<string, { wire: InformationPageWire; isInFooter?: boolean }> =>
    new Map(
      items
        .toSorted((one, other) => one.order - other.order)
        .map(({ order, in_footer: isInFooter, ...wire }) => [wire.slug, { wire, isInFooter }]),
    ),
})

export const informationResource = {
  schemas: { InformationPage: informationPageWireSchema },
  endpoints: {
    one: defineEndpoint({
      name: 'informationPage',
      path: '/api/pages/{slug}',
      param: slugSchema,
      service: 'main',
      summary: 'A page of information; asked only for those that the settings name in `pages`',
      response: { schema: informationPageWireSchema, as: 'one' },
      fromContent: ({ content, param }) => content.get(informationContent).get(param)?.wire,
    }),
  },
  content: informationContent,
} as const satisfies ResourceDefinition
