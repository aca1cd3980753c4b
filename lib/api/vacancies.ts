import { cache } from 'react'
import { vacancyWireSchema } from '../contract/vacancy.ts'
import type { Locale } from '../domain/locale.ts'
import type { Paged } from '../domain/paged.ts'
import type { Vacancy } from '../domain/vacancy.ts'
import { unwrap } from './answer.ts'
import { isKnownCategory, isKnownCountry } from './known-filters.ts'
import { toFilterParam, toVacancyIdParam } from './params.ts'
import { parseOne } from './parse.ts'
import { read } from './read.ts'
import { type ListOptions, readList } from './read-list.ts'
import { toVacancy } from './to-vacancy.ts'

const ENDPOINT = '/api/vacancies/{id}'

/** Filters: a country's slug, a category's slug, words. */
export interface VacancyListOptions extends ListOptions {
  country?: string
  category?: string
  words?: string
}

/** Closed ones included. @throws {NotFoundError} @throws {UpstreamError} */
export const getVacancy = cache(
  async (locale: Locale, id: string): Promise<Vacancy> =>
    read({
      service: 'jobs',
      endpoint: ENDPOINT,
      param: toVacancyIdParam(id, ENDPOINT),
      locale,
      toValue: (payload, context) =>
        toVacancy(parseOne(vacancyWireSchema, unwrap(payload), context), locale),
    }),
)

/** @throws {NotFoundError} past the last page @throws {UpstreamError} */
export function listVacancies(
  locale: Locale,
  { page = 1, perPage, country, category, words }: VacancyListOptions = {},
): Promise<Paged<Vacancy>> {
  return readVacancies(
    locale,
    page,
    perPage,
    toFilterParam(country),
    toFilterParam(category),
    toFilterParam(words),
  )
}

// React's cache knows a call by its arguments, so each stands alone and is always given.
const readVacancies = cache(
  async (
    locale: Locale,
    page: number,
    perPage: number | undefined,
    country: string,
    category: string,
    q: string,
  ) => {
    const isKept =
      !q && (await isKnownCountry(locale, country)) && (await isKnownCategory(locale, category))
    return readList({
      service: 'jobs',
      endpoint: '/api/vacancies',
      locale,
      asked: { page, perPage },
      filters: { country_slug: country, category, q },
      schema: vacancyWireSchema,
      toItem: toVacancy,
      isKept: () => isKept,
    })
  },
)
