import { z } from 'zod'
import { toPage } from '#lib/http/paging.ts'
import {
  defineContent,
  defineEndpoint,
  type ResourceDefinition,
} from '#lib/resources/definition.ts'
import {
  htmlSchema,
  isoDateSchema,
  listOf,
  optional,
  optionalTextSchema,
  slugListSchema,
  slugSchema,
  vacancyIdSchema,
} from '#lib/resources/fields.ts'
import { filterField, pagingFields } from '#lib/resources/query-fields.ts'
import { salaryWireSchema } from '#lib/resources/salary-wire.ts'
import { buildVacancies, findVacancies } from './embedded.ts'
import { VACANCIES_PER_PAGE } from './model.ts'
import { nextClosing } from './vacancy-life.ts'

/** Numeric for most jobs services, a text for some; the site treats it as a text. */
const wireIdSchema = z
  .union([z.number().int().positive(), z.string().regex(/^[\w-]{1,64}$/)])
  .transform(String)

const vacancyWireSchema = z.object({
  id: wireIdSchema,
  title: z.string().min(1),
  conditions: htmlSchema,
  sum: z.string(),
  countries: listOf(z.object({ title: z.string().min(1), slug: optional(slugSchema) })),
  requirements: optionalTextSchema,
  responsibilities: optionalTextSchema,
  category: optionalTextSchema,
  employment: optional(z.enum(['full_time', 'part_time', 'temporary', 'contract'])),
  live_in: optional(z.boolean()),
  city: optionalTextSchema,
  salary: optional(salaryWireSchema),
  published_at: optional(isoDateSchema),
  valid_through: optional(isoDateSchema),
  employer_type: optionalTextSchema,
})

export type VacancyWire = z.output<typeof vacancyWireSchema>

const vacancyItemSchema = vacancyWireSchema.extend({ countries: slugListSchema })

export type VacancyItem = z.output<typeof vacancyItemSchema>

/** A vacancy names the slugs of its countries. */
export const vacanciesContent = defineContent({
  name: 'vacancies',
  schema: vacancyItemSchema,
  fileNameOf: ({ id }) => ({ field: 'id', name: id }),
  references: ({ category, countries }) => [
    { field: 'category', names: [category], folder: 'categories' },
    { field: 'countries.*', names: countries, folder: 'countries' },
  ],
  build: buildVacancies,
  changesAt: (vacancies, now) => nextClosing([...vacancies.values()], now),
})

const vacancyListQuerySchema = z.object({
  ...pagingFields(VACANCIES_PER_PAGE),
  country_slug: filterField(),
  category: filterField(),
  q: filterField(200),
})

export type VacancyListQuery = z.output<typeof vacancyListQuerySchema>

export const vacanciesResource = {
  schemas: { Vacancy: vacancyWireSchema },
  endpoints: {
    list: defineEndpoint({
      name: 'vacancyList',
      path: '/api/vacancies',
      query: vacancyListQuerySchema,
      service: 'jobs',
      summary: 'Open vacancies, newest first; every word of q must occur',
      response: { schema: vacancyWireSchema, as: 'page' },
      fromContent: ({ content, query, now }) =>
        toPage(findVacancies(content.get(vacanciesContent), query, now), query),
    }),
    one: defineEndpoint({
      name: 'vacancy',
      path: '/api/vacancies/{id}',
      param: vacancyIdSchema,
      service: 'jobs',
      summary: 'A vacancy, closed ones included',
      response: { schema: vacancyWireSchema, as: 'one' },
      fromContent: ({ content, param }) => content.get(vacanciesContent).get(param)?.wire,
    }),
  },
  content: vacanciesContent,
} as const satisfies ResourceDefinition
