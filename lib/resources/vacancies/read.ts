import { cache } from 'react'
import { toOptionalSafeHtml, toSafeHtml } from '#lib/html/to-safe-html.ts'
import {
  apiClient,
  type ListOptions,
  readItem,
  readList,
  toFilterParam,
} from '#lib/http/client/api-client.ts'
import { NotFoundError } from '#lib/http/client/errors.ts'
import { parseOne } from '#lib/http/client/parse-response.ts'
import { isRecord } from '#lib/http/foreign-json.ts'
import type { Paged } from '#lib/http/paging.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { ListFilter, RouteState } from '#lib/i18n/route-state.ts'
import { typesetHeading } from '#lib/i18n/typeset-heading.ts'
import { typeset, typesetText } from '#lib/i18n/typography.ts'
import { drawnBelongings } from '#lib/resources/belongings.ts'
import type { Country } from '#lib/resources/countries/model.ts'
import { toImage } from '#lib/resources/image.ts'
import { isKnownCategory, isKnownCountry, shellIfHad } from '#lib/resources/known-filters.ts'
import { type VacancyWire, vacanciesResource } from './definition.ts'
import { VACANCIES_PER_PAGE, type Vacancy, type VacancySearch } from './model.ts'
import { type VacancySearchWire, vacancySearchWireSchema } from './search/search-wire.ts'
import { isClosed, isPublished, lifeOf } from './vacancy-life.ts'

const { list, one } = vacanciesResource.endpoints

const MAX_KEPT_IN_BULK = 1_000

/** Filters: a country's slug, a category's slug, words, lodging, pay a month at the least. */
export type VacancyListOptions = ListOptions &
  Pick<ListFilter, 'country' | 'category' | 'q' | 'live_in' | 'pay'>

/** A page of vacancies; what else there is to be said is not known of a backend's search. */
export type FoundVacancies = Paged<Vacancy> & { search?: VacancySearch }

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
  { page = 1, perPage, ...asked }: VacancyListOptions = {},
): Promise<FoundVacancies> {
  const { country, category, q, live_in, pay } = vacancyFilter(asked) ?? {}
  return readVacancies(
    locale,
    page,
    perPage,
    toFilterParam(country),
    toFilterParam(category),
    toFilterParam(q),
    toFilterParam(live_in),
    toFilterParam(pay),
  )
}

/** A page of the list, as an address names it. @throws {NotFoundError} @throws {UpstreamError} */
export function listVacanciesPage({ locale, page, filter }: RouteState): Promise<FoundVacancies> {
  return listVacancies(locale, { page, perPage: VACANCIES_PER_PAGE, ...filter })
}

/**
 * What of a filter can be asked for: a visitor may write anything into an address, and a backend's
 * search knows nothing of lodging and pay.
 */
export function vacancyFilter(filter: ListFilter | undefined): ListFilter | undefined {
  if (!filter) return undefined
  const { live_in, pay, ...others } = filter
  const chosen = {
    ...others,
    ...(isLodging(live_in) && isSearched() ? { live_in } : {}),
    ...(pay && /^[1-9]\d{0,5}$/.test(pay) && isSearched() ? { pay } : {}),
  }
  return Object.keys(chosen).length > 0 ? chosen : undefined
}

function isLodging(text: string | undefined): boolean {
  return text === 'in' || text === 'out'
}

/** Whether it is the site's own search that answers. */
function isSearched(): boolean {
  return apiClient().isEmbedded
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
    live_in: string,
    pay: string,
  ): Promise<FoundVacancies> => {
    const isCacheable =
      ![q, live_in, pay].some(Boolean) &&
      !isFarInBulk(page, perPage) &&
      (await isKnownCountry(locale, country)) &&
      (await isKnownCategory(locale, category))
    const found = await readList({
      endpoint: list,
      locale,
      asked: { page, perPage },
      filters: {
        ...{ country_slug: country, category, q },
        ...(isSearched() ? { live_in, pay_from: pay } : {}),
      },
      toItem: toVacancy,
      isCacheable: () => isCacheable,
      toMore: (payload, context) =>
        isSearched() && isRecord(payload)
          ? parseOne(vacancySearchWireSchema, payload.search, context, 'search')
          : undefined,
    })
    const places = await placesOf(locale, found.items)
    const now = new Date()
    const items = found.items
      .map((vacancy) => ({ ...vacancy, ...lifeOf(vacancy, places) }))
      .filter((vacancy) => isPublished(vacancy, now))
    const { more, ...paged } = found
    return { ...paged, items, search: more && (await toSearch(locale, more)) }
  },
)

const FILTER_OF = {
  country_slug: 'country',
  category: 'category',
  q: 'q',
  live_in: 'live_in',
  pay_from: 'pay',
} as const

async function toSearch(locale: Locale, wire: VacancySearchWire): Promise<VacancySearch> {
  const { counts, unsaid, without, nearest } = wire
  return {
    ...wire,
    counts: { ...counts, country: counts.country_slug, pay: counts.pay_from },
    unsaid: { live_in: unsaid.live_in, pay: unsaid.pay_from },
    without: without.map((way) => ({ ...way, filter: FILTER_OF[way.filter] })),
    nearest: await Promise.all(
      nearest.map(async ({ id, choices, words }) => ({
        vacancy: await getVacancy(locale, id),
        unmet: choices.map((choice) => FILTER_OF[choice]),
        words,
      })),
    ),
  }
}

/** Who goes through very many, as a job board does, must not push all else out of what is kept. */
function isFarInBulk(page: number, perPage = VACANCIES_PER_PAGE): boolean {
  return perPage > VACANCIES_PER_PAGE && page * perPage > MAX_KEPT_IN_BULK
}

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
    title: typesetHeading(wire.title, locale),
    conditions: toSafeHtml(wire.conditions, locale),
    sum: typesetText(wire.sum, locale),
    countries: wire.countries,
    requirements: toOptionalSafeHtml(wire.requirements, locale),
    responsibilities: toOptionalSafeHtml(wire.responsibilities, locale),
    category: wire.category,
    employment: wire.employment,
    isLiveIn: wire.live_in,
    papers: wire.papers,
    city: wire.city && typesetText(wire.city, locale),
    salary: wire.salary,
    publishedAt: wire.published_at,
    confirmedAt: wire.confirmed_at,
    validThrough: wire.valid_through,
    timeZone: wire.time_zone,
    employerName: wire.employer_name,
    employerType: wire.employer_type && typeset(wire.employer_type, locale),
    cover: toImage(wire.cover),
    belongings: drawnBelongings(wire.belongings ?? []),
  }
}
