import { isUpstreamError } from '#lib/http/client/errors.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Salary } from '#lib/resources/salary.ts'
import type { Vacancy } from './model.ts'
import { listVacancies } from './read.ts'
import { isClosed } from './vacancy-life.ts'

/** What others are compared with: a vacancy, or as much of one as is known. */
export type Alike = Partial<
  Pick<Vacancy, 'id' | 'category' | 'countries' | 'city' | 'isLiveIn' | 'salary'>
>

const SHOWN = 4
/** From which they are chosen. */
const COMPARED = 48

/** Open ones of the same field, the most alike, newest first; none where there is no field, or no answer. */
export async function listSimilar(locale: Locale, like: Alike): Promise<Vacancy[]> {
  const { category } = like
  if (!category) return []
  try {
    const { items } = await listVacancies(locale, { category, perPage: COMPARED })
    const now = new Date()
    const open = items.filter((vacancy) => !isClosed(vacancy, now))
    return mostAlike(like, open).slice(0, SHOWN).toSorted(byNewest)
  } catch (error) {
    // The page is of something else, and stands without them.
    if (!isUpstreamError(error)) throw error
    return []
  }
}

/** Near ones first, then those with like pay; equals keep their order. */
export function mostAlike(like: Alike, vacancies: readonly Vacancy[]): Vacancy[] {
  return vacancies
    .filter(({ id }) => id !== like.id)
    .map((vacancy) => ({ vacancy, likeness: likenessOf(like, vacancy) }))
    .toSorted((one, other) => other.likeness - one.likeness)
    .map(({ vacancy }) => vacancy)
}

/** As every list of them. */
function byNewest(one: Vacancy, other: Vacancy): number {
  return (other.publishedAt ?? '').localeCompare(one.publishedAt ?? '')
}

function likenessOf(like: Alike, vacancy: Vacancy): number {
  const places = like.countries?.map(({ slug, title }) => slug ?? title) ?? []
  const isInCountry = vacancy.countries.some(({ slug, title }) => places.includes(slug ?? title))
  const isInCity = like.city !== undefined && like.city === vacancy.city
  const isLodgedAlike = like.isLiveIn !== undefined && like.isLiveIn === vacancy.isLiveIn
  const near = isInCity ? 4 : isInCountry ? 3 : 0
  return near + (isLodgedAlike ? 1 : 0) + likenessOfPay(like.salary, vacancy.salary)
}

/** From 0, where they cannot be compared or are far apart, to 2. */
function likenessOfPay(one?: Salary, other?: Salary): number {
  const amounts = [middleOf(one), middleOf(other)]
  const [a, b] = amounts
  if (!a || !b || one?.currency !== other?.currency || one?.period !== other?.period) return 0
  return Math.max(0, 2 - 4 * Math.abs(Math.log(a / b)))
}

function middleOf(salary?: Salary): number | undefined {
  const { from = salary?.to, to = salary?.from } = salary ?? {}
  return from !== undefined && to !== undefined ? (from + to) / 2 : undefined
}
