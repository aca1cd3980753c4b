import { cache } from 'react'
import { toOptionalSafeHtml, toSafeHtml } from '#lib/html/to-safe-html.ts'
import { type ListOptions, readItem, readList, toFilterParam } from '#lib/http/client/api-client.ts'
import { NotFoundError } from '#lib/http/client/errors.ts'
import type { Paged } from '#lib/http/paging.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { RouteState } from '#lib/i18n/route-state.ts'
import { typeset } from '#lib/i18n/typography.ts'
import type { Country } from '#lib/resources/countries/model.ts'
import { isKnownCategory, isKnownCountry, shellIfHad } from '#lib/resources/known-filters.ts'
import { type VacancyWire, vacanciesResource } from './definition.ts'
import { VACANCIES_PER_PAGE, type Vacancy } from './model.ts'
import { isClosed, isPublished, lifeOf } from './vacancy-life.ts'

const { list, one } = vacanciesResource.endpoints

/** Filters: a country's slug, a category's slug, words. */
export interface VacancyListOptions extends ListOptions {
  country?: string
  category?: string
  q?: string
}

/** Closed ones included. @throws {NotFoundError} @throws {UpstreamError} */
export const getVacancy = cache(async (locale: Locale, id: string): Promise<Vacancy> => {
  const vacancy = await readItem(one, { param: id, locale }, toVacancy)
  const places = await placesOf(locale, [vacancy])
  const life = lifeOf(vacancy, places)
  if (!isPublished(life, new Date())) throw new NotFoundError('the vacancy')
  return { ...vacancy, ...life }
})

const SHOWN_INSTEAD = 6

/** Open ones to look at where one is no longer: those of its field first. @throws {UpstreamError} */
export async function listOpenInstead(
  locale: Locale,
  gone?: Pick<Vacancy, 'id' | 'category'>,
): Promise<Vacancy[]> {
  const options = { perPage: 2 * SHOWN_INSTEAD }
  const lists = await Promise.all([
    gone?.category ? listVacancies(locale, { category: gone.category, ...options }) : undefined,
    listVacancies(locale, options),
  ])
  const now = new Date()
  const open = lists
    .flatMap((list) => list?.items ?? [])
    .filter((vacancy) => vacancy.id !== gone?.id && !isClosed(vacancy, now))
  const byId = new Map(open.map((vacancy) => [vacancy.id, vacancy]))
  return [...byId.values()].slice(0, SHOWN_INSTEAD)
}

/** @throws {NotFoundError} past the last page @throws {UpstreamError} */
export function listVacancies(
  locale: Locale,
  { page = 1, perPage, country, category, q }: VacancyListOptions = {},
): Promise<Paged<Vacancy>> {
  return readVacancies(
    locale,
    page,
    perPage,
    toFilterParam(country),
    toFilterParam(category),
    toFilterParam(q),
  )
}

/** A page of the list, as an address names it. @throws {NotFoundError} @throws {UpstreamError} */
export function listVacanciesPage({ locale, page, filter }: RouteState): Promise<Paged<Vacancy>> {
  return listVacancies(locale, { page, perPage: VACANCIES_PER_PAGE, ...filter })
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
    const isCacheable =
      !q && (await isKnownCountry(locale, country)) && (await isKnownCategory(locale, category))
    const found = await readList({
      endpoint: list,
      locale,
      asked: { page, perPage },
      filters: { country_slug: country, category, q },
      toItem: toVacancy,
      isCacheable: () => isCacheable,
    })
    const places = await placesOf(locale, found.items)
    const now = new Date()
    const items = found.items
      .map((vacancy) => ({ ...vacancy, ...lifeOf(vacancy, places) }))
      .filter((vacancy) => isPublished(vacancy, now))
    return { ...found, items }
  },
)

/** When a vacancy opens and closes is a matter of the clock at its place, which the countries know. */
async function placesOf(locale: Locale, vacancies: readonly Vacancy[]): Promise<Country[]> {
  const isDated = ({ publishedAt, confirmedAt, validThrough }: Vacancy) =>
    publishedAt ?? confirmedAt ?? validThrough
  if (!vacancies.some(isDated)) return []
  return (await shellIfHad(locale))?.countries ?? []
}

function toVacancy(wire: VacancyWire, locale: Locale): Vacancy {
  return {
    id: wire.id,
    title: typeset(wire.title, locale),
    conditions: toSafeHtml(wire.conditions, locale),
    sum: typeset(wire.sum, locale),
    countries: wire.countries,
    requirements: toOptionalSafeHtml(wire.requirements, locale),
    responsibilities: toOptionalSafeHtml(wire.responsibilities, locale),
    category: wire.category,
    employment: wire.employment,
    isLiveIn: wire.live_in,
    city: wire.city,
    salary: wire.salary,
    publishedAt: wire.published_at,
    confirmedAt: wire.confirmed_at,
    validThrough: wire.valid_through,
    timeZone: wire.time_zone,
    employerName: wire.employer_name,
    employerType: wire.employer_type && typeset(wire.employer_type, locale),
  }
}
