import { newestFirst } from '#lib/resources/content-items.ts'
import { countriesContent } from '#lib/resources/countries/definition.ts'
import type { BuildContext } from '#lib/resources/definition.ts'
import { ratesContent } from '#lib/resources/rates/definition.ts'
import type { VacancyItem, VacancyWire } from './definition.ts'
import { monthlyPay } from './search/monthly-pay.ts'
import { isClosed, isPublished, lifeOf, type VacancyLife } from './vacancy-life.ts'

export interface VacancyEntry extends VacancyLife {
  wire: VacancyWire
  /** In a month, in the currency that all pay is compared in. */
  pay: number | undefined
}

/** The vacancies by id, newest first. */
export function buildVacancies(
  items: readonly VacancyItem[],
  { content }: BuildContext<VacancyItem>,
): ReadonlyMap<string, VacancyEntry> {
  const countries = content.get(countriesContent)
  const located = [...countries.values()].map(({ slug, title, time_zone: timeZone }) => ({
    slug,
    title,
    timeZone,
  }))
  const rates = content.get(ratesContent)
  return new Map(
    newestFirst(items).map((item) => {
      // A country may be held back by a fault of its own.
      const places = item.countries.flatMap((slug) => {
        const title = countries.get(slug)?.title
        return title === undefined ? [] : { slug, title }
      })
      const wire = { ...item, countries: places }
      const life = lifeOf(
        {
          publishedAt: item.published_at,
          confirmedAt: item.confirmed_at,
          validThrough: item.valid_through,
          timeZone: item.time_zone,
          countries: places,
        },
        located,
      )
      return [item.id, { wire, ...life, pay: rates && monthlyPay(item.salary, rates) }]
    }),
  )
}

/** In the order in which they are kept. */
export function listOpen(vacancies: ReadonlyMap<string, VacancyEntry>, now: Date): VacancyEntry[] {
  return [...vacancies.values()].filter((entry) => isPublished(entry, now) && !isClosed(entry, now))
}
