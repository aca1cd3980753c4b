import { cache } from 'react'
import { toFilterParam, toVacancyIdParam } from '#lib/http/client/params.ts'
import { parseOne } from '#lib/http/client/parse.ts'
import { unwrap } from '#lib/http/client/payload.ts'
import { read } from '#lib/http/client/read.ts'
import { type ListOptions, readList } from '#lib/http/client/read-list.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Country } from '#lib/resources/countries/model.ts'
import { isKnownCategory, isKnownCountry, shellIfHad } from '#lib/resources/known-filters.ts'
import type { Paged } from '#lib/resources/paged.ts'
import type { Vacancy } from './model.ts'
import { toVacancy } from './to-vacancy.ts'
import { closingMoment } from './vacancy-life.ts'
import { vacancyWireSchema } from './wire.ts'

const ENDPOINT = '/api/vacancies/{id}'

/** Filters: a country's slug, a category's slug, words. */
export interface VacancyListOptions extends ListOptions {
  country?: string
  category?: string
  words?: string
}

/** Closed ones included. @throws {NotFoundError} @throws {UpstreamError} */
export const getVacancy = cache(async (locale: Locale, id: string): Promise<Vacancy> => {
  const vacancy = await read({
    service: 'jobs',
    endpoint: ENDPOINT,
    param: toVacancyIdParam(id, ENDPOINT),
    locale,
    toValue: (payload, context) =>
      toVacancy(parseOne(vacancyWireSchema, unwrap(payload), context), locale),
  })
  const places = await placesOf(locale, [vacancy])
  return { ...vacancy, closesAt: closingMoment(vacancy, places) }
})

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
    const list = await readList({
      service: 'jobs',
      endpoint: '/api/vacancies',
      locale,
      asked: { page, perPage },
      filters: { country_slug: country, category, q },
      schema: vacancyWireSchema,
      toItem: toVacancy,
      isKept: () => isKept,
    })
    const places = await placesOf(locale, list.items)
    const items = list.items.map((vacancy) => ({
      ...vacancy,
      closesAt: closingMoment(vacancy, places),
    }))
    return { ...list, items }
  },
)

/** When a vacancy closes is a matter of the clock at its place, which the countries know. */
async function placesOf(locale: Locale, vacancies: readonly Vacancy[]): Promise<Country[]> {
  if (vacancies.every(({ validThrough }) => !validThrough)) return []
  return (await shellIfHad(locale))?.countries ?? []
}
