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
  timeZoneSchema,
  vacancyIdSchema,
} from '#lib/resources/fields.ts'
import { filterField, pagingFields } from '#lib/resources/query-fields.ts'
import { salaryWireSchema } from '#lib/resources/salary-wire.ts'
import { buildVacancies, findVacancies } from './embedded.ts'
import { VACANCIES_PER_PAGE } from './model.ts'
import { isPublished, nextEdge } from './vacancy-life.ts'

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
  confirmed_at: optional(isoDateSchema).describe('When the employer last said that it is open'),
  valid_through: optional(isoDateSchema),
  time_zone: optional(timeZoneSchema).describe('Of the place, where it is not that of the country'),
  employer_name: optionalTextSchema.describe('Absent for a private household'),
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
  changesAt: (vacancies, now) => nextEdge([...vacancies.values()], now),
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
      fromContent: ({ content, param, now }) => {
        const found = content.get(vacanciesContent).get(param)
        return found && isPublished(found, now) ? found.wire : undefined
      },
    }),
  },
  content: vacanciesContent,
} as const satisfies ResourceDefinition
