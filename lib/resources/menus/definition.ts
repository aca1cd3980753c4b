import { z } from 'zod'
import { byOrder, orderSchema } from '#lib/resources/content-items.ts'
import {
  defineContent,
  defineEndpoint,
  type ResourceDefinition,
} from '#lib/resources/definition.ts'
import { slugListSchema, slugSchema } from '#lib/resources/fields.ts'
import { filterField } from '#lib/resources/query-fields.ts'
import { buildMenu } from './embedded.ts'
import { categoryWireSchema } from './wire.ts'

/** A category names the slugs of its staff pages; candidates name their category themselves. */
export const categoriesContent = defineContent({
  name: 'categories',
  schema: categoryWireSchema.extend({
    slug: slugSchema,
    order: orderSchema,
    pages: slugListSchema,
  }),
  fileNameOf: ({ slug }) => ({ field: 'slug', name: slug }),
  references: ({ pages }) => [{ field: 'pages.*', names: pages, folder: 'staff' }],
  build: (items) => byOrder(items).map(({ order: _, ...category }) => category),
})

const query = z.object({ country_slug: filterField() })
const response = { schema: categoryWireSchema, as: 'list' } as const

export const menusResource = {
  schemas: { Category: categoryWireSchema },
  endpoints: {
    staff: defineEndpoint({
      name: 'staffMenu',
      isRequired: true,
      path: '/api/categories',
      query,
      service: 'main',
      summary: 'Categories of the staff menu',
      response,
      fromContent: (call) =>
        buildMenu('staff', call.content.get(categoriesContent), call, call.query.country_slug),
    }),
    candidates: defineEndpoint({
      name: 'candidatesMenu',
      isRequired: true,
      path: '/api/candidates',
      query,
      service: 'main',
      summary: 'Categories of the candidates menu',
      response,
      fromContent: (call) =>
        buildMenu('candidates', call.content.get(categoriesContent), call, call.query.country_slug),
    }),
  },
  content: categoriesContent,
} as const satisfies ResourceDefinition
