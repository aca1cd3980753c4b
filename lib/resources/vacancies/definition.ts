import { z } from 'zod'
import { toPage } from '#lib/http/paging.ts'
import {
  defineContent,
  defineEndpoint,
  type LocalContent,
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
import { imageWireSchema } from '#lib/resources/image.ts'
import { filterField, pagingFields, toWholeNumber } from '#lib/resources/query-fields.ts'
import { ratesContent } from '#lib/resources/rates/definition.ts'
import { salaryWireSchema } from '#lib/resources/salary-wire.ts'
import { buildVacancies, listOpen, toVacancyHead } from './embedded.ts'
import { PAPERS, VACANCIES_PER_PAGE } from './model.ts'
import { findVacancies } from './search/find-vacancies.ts'
import { vacancySearchWireSchema } from './search/search-wire.ts'
import { vacancyIndexOf } from './search/vacancy-search.ts'
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
  countries: listOf(z.object({ title: z.string().min(1), slug: optional(slugSchema) })).transform(
    (places) => [...new Map(places.map((place) => [place.slug ?? place.title, place])).values()],
  ),
  requirements: optionalTextSchema,
  responsibilities: optionalTextSchema,
  category: optionalTextSchema,
  employment: optional(z.enum(['full_time', 'part_time', 'temporary', 'contract'])),
  live_in: optional(z.boolean()),
  papers: optional(z.enum(PAPERS)),
  city: optionalTextSchema,
  salary: optional(salaryWireSchema),
  published_at: optional(isoDateSchema),
  confirmed_at: optional(isoDateSchema).describe('When the employer last said that it is open'),
  valid_through: optional(isoDateSchema),
  time_zone: optional(timeZoneSchema).describe('Of the place, where it is not that of the country'),
  employer_name: optionalTextSchema.describe('Absent for a private household'),
  employer_type: optionalTextSchema,
  cover: optional(imageWireSchema).describe('A photograph of the place'),
  belongings: optional(z.array(z.string())),
})

export type VacancyWire = z.output<typeof vacancyWireSchema>

const vacancyItemSchema = vacancyWireSchema.extend({ countries: slugListSchema })

export type VacancyItem = z.output<typeof vacancyItemSchema>

/** A vacancy names the slugs of its countries. */
export const vacanciesContent = defineContent({
  name: 'vacancies',
  schema: vacancyItemSchema,
  toHead: toVacancyHead,
  fileNameOf: ({ id }) => ({ field: 'id', name: id }),
  references: ({ category, countries }) => [
    { field: 'category', names: [category], folder: 'categories' },
    { field: 'countries.*', names: countries, folder: 'countries' },
  ],
  build: buildVacancies,
  changesAt: (vacancies, now) => nextEdge([...vacancies.values().map(({ life }) => life)], now),
  prepare: (inAllLanguages) => vacancyIndexOf(inAllLanguages, vacanciesOf),
})

function vacanciesOf(content: LocalContent): ReturnType<typeof buildVacancies> {
  return content.get(vacanciesContent)
}

const vacancyListQuerySchema = z.object({
  ...pagingFields(VACANCIES_PER_PAGE),
  country_slug: filterField(),
  category: filterField(),
  q: filterField(200),
  /** The embedded API alone understands the rest. */
  live_in: z.enum(['in', 'out']).optional(),
  /** A month, in the currency that all pay is compared in. */
  pay_from: z.preprocess(toWholeNumber, z.number().int().min(1).max(1_000_000).optional()),
})

export type VacancyListQuery = z.output<typeof vacancyListQuerySchema>

export const vacanciesResource = {
  schemas: { Vacancy: vacancyWireSchema, VacancySearch: vacancySearchWireSchema },
  endpoints: {
    list: defineEndpoint({
      name: 'vacancyList',
      path: '/api/vacancies',
      query: vacancyListQuerySchema,
      service: 'jobs',
      summary:
        'Open vacancies that meet every choice, the best first by the words of q, else the newest; a number of a vacancy, forms of words, both languages and small errors are understood',
      response: {
        schema: vacancyWireSchema,
        as: 'page',
        beside: { search: vacancySearchWireSchema },
      },
      fromContent: async ({ content, inAllLanguages, query, now }) => {
        const index = query.q ? await vacancyIndexOf(inAllLanguages, vacanciesOf) : undefined
        const open = listOpen(vacanciesOf(content), now)
        const { items, search } = findVacancies(open, query, index, content.get(ratesContent))
        const { data, meta } = toPage(items, query)
        return { data: data.map(({ wire }) => wire), meta, search }
      },
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
        return found && isPublished(found.life, now) ? found.wire : undefined
      },
    }),
  },
  content: vacanciesContent,
} as const satisfies ResourceDefinition
