import { z } from 'zod'
import type { OfferedIn } from '#lib/resources/content-items.ts'
import {
  defineContent,
  defineEndpoint,
  type ResourceDefinition,
} from '#lib/resources/definition.ts'
import {
  htmlSchema,
  listOf,
  optional,
  optionalTextSchema,
  slugListSchema,
  slugSchema,
} from '#lib/resources/fields.ts'
import { currencySchema, salaryPeriodSchema } from '#lib/resources/salary-wire.ts'

export const staffPageWireSchema = z.object({
  slug: slugSchema,
  title: z.string().min(1),
  heading: z.string().min(1),
  lead: z.string(),
  body: htmlSchema,
  duties: listOf(z.string().min(1)),
  qualifications: listOf(z.string().min(1)),
  salary_guide: listOf(
    z.object({
      country_slug: slugSchema,
      from: z.number().positive(),
      to: z.number().positive(),
      currency: currencySchema,
      period: salaryPeriodSchema,
      gross: optional(z.boolean()),
    }),
  ),
  faq: listOf(z.object({ question: z.string().min(1), answer: z.string().min(1) })),
  meta_title: optionalTextSchema,
  meta_description: optionalTextSchema,
  related: listOf(slugSchema),
  belongings: optional(z.array(z.string())),
})

export type StaffPageWire = z.output<typeof staffPageWireSchema>

/** With the countries that it is offered in; without any, everywhere. */
export const staffContent = defineContent({
  name: 'staff',
  schema: staffPageWireSchema.extend({ countries: slugListSchema.optional() }),
  fileNameOf: ({ slug }) => ({ field: 'slug', name: slug }),
  references: ({ countries = [], related, salary_guide }) => [
    { field: 'countries.*', names: countries, folder: 'countries' },
    { field: 'related.*', names: related, folder: 'staff' },
    {
      field: 'salary_guide.*.country_slug',
      names: salary_guide.map(({ country_slug }) => country_slug),
      folder: 'countries',
    },
  ],
  build: (items): ReadonlyMap<string, OfferedIn & { wire: StaffPageWire }> =>
    new Map(items.map(({ countries, ...wire }) => [wire.slug, { wire, countries }])),
})

export const staffResource = {
  schemas: { StaffPage: staffPageWireSchema },
  endpoints: {
    one: defineEndpoint({
      name: 'staffPage',
      path: '/api/staff/{slug}',
      param: slugSchema,
      service: 'main',
      summary: 'A position',
      response: { schema: staffPageWireSchema, as: 'one' },
      fromContent: ({ content, param }) => content.get(staffContent).get(param)?.wire,
    }),
  },
  content: staffContent,
} as const satisfies ResourceDefinition
