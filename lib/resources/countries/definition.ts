import { z } from 'zod'
import { isReservedSlug } from '#lib/config/reserved-slugs.ts'
import { byOrder, orderSchema } from '#lib/resources/content-items.ts'
import {
  defineContent,
  defineEndpoint,
  type ResourceDefinition,
} from '#lib/resources/definition.ts'
import {
  isoCountrySchema,
  optional,
  optionalTextSchema,
  slugSchema,
  timeZoneSchema,
} from '#lib/resources/fields.ts'

export const countryWireSchema = z.object({
  id: z.number().int(),
  slug: slugSchema,
  title: z.string().min(1),
  where: optionalTextSchema,
  heading: optionalTextSchema,
  description: optionalTextSchema,
  meta_title: optionalTextSchema,
  meta_description: optionalTextSchema,
  time_zone: optional(timeZoneSchema),
  iso_code: optional(isoCountrySchema),
  local_notes: optionalTextSchema,
})

export type CountryWire = z.output<typeof countryWireSchema>

export const countriesContent = defineContent({
  name: 'countries',
  schema: countryWireSchema.extend({
    slug: slugSchema.refine((slug) => !isReservedSlug(slug), {
      error: 'the address of this name belongs to a fixed page',
    }),
    order: orderSchema,
  }),
  fileNameOf: ({ slug }) => ({ field: 'slug', name: slug }),
  uniqueId: ({ id }) => id,
  build: (items): ReadonlyMap<string, CountryWire> =>
    new Map(byOrder(items).map(({ order: _, ...country }) => [country.slug, country])),
})

export const countriesResource = {
  schemas: { Country: countryWireSchema },
  endpoints: {
    list: defineEndpoint({
      name: 'countries',
      isRequired: true,
      path: '/api/countries',
      service: 'main',
      summary: 'Countries, without the world',
      response: { schema: countryWireSchema, as: 'list' },
      fromContent: ({ content }) => [...content.get(countriesContent).values()],
    }),
  },
  content: countriesContent,
} as const satisfies ResourceDefinition
