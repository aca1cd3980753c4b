import { toPlainText } from '#lib/html/sanitize.ts'
import { newestFirst } from '#lib/resources/content-items.ts'
import { countriesContent } from '#lib/resources/countries/definition.ts'
import type { BuildContext } from '#lib/resources/definition.ts'
import { ratesContent } from '#lib/resources/rates/definition.ts'
import type { VacancyItem, VacancyWire } from './definition.ts'
import { monthlyPay } from './search/monthly-pay.ts'
import { isClosed, isPublished, lifeOf, type VacancyLife } from './vacancy-life.ts'

/** What is in memory of a vacancy. */
type VacancyHead = ReturnType<typeof toVacancyHead>
type Context = BuildContext<VacancyHead, VacancyItem>

export function toVacancyHead(item: VacancyItem) {
  const { id, countries, category, live_in, salary, conditions } = item
  const { published_at, confirmed_at, valid_through, time_zone } = item
  return {
    ...{ id, countries, category, live_in, salary },
    ...{ published_at, confirmed_at, valid_through, time_zone },
    isDescribed: toPlainText(conditions).trim() !== '',
  }
}

/** A vacancy in one language; there may be very many, so that what they share they have no copies of. */
export class VacancyEntry {
  readonly head: VacancyHead
  readonly countries: VacancyWire['countries']
  readonly life: VacancyLife
  /** In a month, in the currency that all pay is compared in. */
  readonly pay: number | undefined
  readonly #context: Context

  constructor(
    head: VacancyHead,
    known: Pick<VacancyEntry, 'countries' | 'life' | 'pay'>,
    context: Context,
  ) {
    this.head = head
    this.countries = known.countries
    this.life = known.life
    this.pay = known.pay
    this.#context = context
  }

  /** All of it, from the disk. */
  get wire(): VacancyWire {
    return { ...this.#context.read(this.head), countries: this.countries }
  }

  /** Another text as soon as its file says something else. */
  get version(): string {
    return this.#context.versionOf(this.head)
  }
}

/** The vacancies by id, newest first. */
export function buildVacancies(
  heads: readonly VacancyHead[],
  context: Context,
): ReadonlyMap<string, VacancyEntry> {
  const known = context.content.get(countriesContent)
  const located = [...known.values()].map(({ slug, title, time_zone: timeZone }) => ({
    slug,
    title,
    timeZone,
  }))
  const rates = context.content.get(ratesContent)
  const placesOf = createPlaces(known)
  return new Map(
    newestFirst(heads).map((head) => {
      const countries = placesOf(head.countries)
      const life = lifeOf(
        {
          publishedAt: head.published_at,
          confirmedAt: head.confirmed_at,
          validThrough: head.valid_through,
          timeZone: head.time_zone,
          countries,
        },
        located,
      )
      const pay = rates && monthlyPay(head.salary, rates)
      return [head.id, new VacancyEntry(head, { countries, life, pay }, context)]
    }),
  )
}

/** Most vacancies are in one of few countries, whose places are made once. */
function createPlaces(known: ReadonlyMap<string, { title: string }>) {
  const made = new Map<string, VacancyWire['countries']>()
  return (slugs: readonly string[]): VacancyWire['countries'] => {
    const key = slugs.join(' ')
    const before = made.get(key)
    if (before) return before
    // A country may be held back by a fault of its own.
    const places = slugs.flatMap((slug) => {
      const title = known.get(slug)?.title
      return title === undefined ? [] : { slug, title }
    })
    made.set(key, places)
    return places
  }
}

/** In the order in which they are kept. */
export function listOpen(vacancies: ReadonlyMap<string, VacancyEntry>, now: Date): VacancyEntry[] {
  return [...vacancies.values()].filter(
    ({ life }) => isPublished(life, now) && !isClosed(life, now),
  )
}
