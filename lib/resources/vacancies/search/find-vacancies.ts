import type { Rates } from '#lib/resources/rates/definition.ts'
import type { VacancyListQuery } from '#lib/resources/vacancies/definition.ts'
import type { VacancyEntry } from '#lib/resources/vacancies/embedded.ts'
import { listNearest, listWithout } from './nearest.ts'
import { readQuestion } from './read-question.ts'
import type { Choice, VacancySearchAnswer } from './search-wire.ts'
import type { Found, Term, VacancyIndex } from './vacancy-index.ts'

type Choices = Pick<VacancyListQuery, Choice>

/** A vacancy in the light of what is asked for. */
export interface Seen {
  entry: VacancyEntry
  /** Choices that it does not meet. */
  unmet: readonly Choice[]
  /** Choices of which it says nothing: it stays, and comes last. */
  unsaid: readonly Choice[]
  found: Found
}

const NONE: readonly Choice[] = []
const NOT_ASKED: Found = { score: 0, inTextsOnly: 0 }

/**
 * Vacancies that meet every choice, the best first, and what there is to be said of the choices.
 * Equally good ones keep the order in which they are given.
 */
export function findVacancies(
  entries: readonly VacancyEntry[],
  choices: Choices,
  /** Needed where words are asked for. */
  index: VacancyIndex | undefined,
  rates: Rates | undefined,
): { items: VacancyEntry[]; search: VacancySearchAnswer } {
  const question = index && readQuestion(choices.q ?? '', index)
  const matcher = (terms: readonly Term[]) =>
    index && terms.length > 0 ? index.matcher(terms) : () => NOT_ASKED
  const { terms = [], corrected } = question ?? {}
  const match = matcher(terms)
  const seen = entries.map((entry) => look(entry, choices, match(entry.head.id)))
  const met = seen.filter(({ unmet }) => unmet.length === 0).toSorted(bestFirst)
  const unsaid = (choice: Choice) => met.filter((each) => each.unsaid.includes(choice)).length
  const isNone = met.length === 0
  return {
    items: met.map(({ entry }) => entry),
    search: {
      corrected,
      counts: countChoices(seen, rates?.steps ?? []),
      unsaid: { live_in: unsaid('live_in'), pay_from: unsaid('pay_from') },
      pay: rates && { currency: rates.currency, date: rates.date, steps: rates.steps },
      without: isNone ? listWithout(seen, terms, matcher) : [],
      nearest: isNone ? listNearest(seen, terms, matcher) : [],
    },
  }
}

function look(
  entry: VacancyEntry,
  { country_slug, category, live_in, pay_from }: Choices,
  found: Found | undefined,
): Seen {
  const { head, countries, pay } = entry
  const unmet: Choice[] = []
  const unsaid: Choice[] = []
  if (!found) unmet.push('q')
  if (country_slug && !countries.some(({ slug }) => slug === country_slug))
    unmet.push('country_slug')
  if (category && head.category !== category) unmet.push('category')
  if (live_in && head.live_in === undefined) unsaid.push('live_in')
  else if (live_in && head.live_in !== (live_in === 'in')) unmet.push('live_in')
  if (pay_from && pay === undefined) unsaid.push('pay_from')
  else if (pay_from && pay !== undefined && pay < pay_from) unmet.push('pay_from')
  // There may be many thousands, most of them without any.
  return {
    entry,
    unmet: unmet.length > 0 ? unmet : NONE,
    unsaid: unsaid.length > 0 ? unsaid : NONE,
    found: found ?? NOT_ASKED,
  }
}

/** What is said goes before what is not, and a title before a text. */
function bestFirst(one: Seen, other: Seen): number {
  return (
    one.unsaid.length - other.unsaid.length ||
    one.found.inTextsOnly - other.found.inTextsOnly ||
    other.found.score - one.found.score
  )
}

/** How long the list would be with each other choice in place of the one made. */
function countChoices(seen: readonly Seen[], steps: readonly number[]) {
  const counts = {
    country_slug: new Tally(),
    category: new Tally(),
    live_in: new Tally(),
    pay_from: new Tally(),
  }
  for (const { entry, unmet } of seen) {
    if (unmet.length > 1) continue
    const { countries, pay } = entry
    const { category, live_in } = entry.head
    const isOpenTo = (choice: Choice) => unmet.length === 0 || unmet[0] === choice
    if (isOpenTo('country_slug')) for (const { slug } of countries) counts.country_slug.add(slug)
    if (isOpenTo('category')) counts.category.add(category)
    if (isOpenTo('live_in') && live_in !== false) counts.live_in.add('in')
    if (isOpenTo('live_in') && live_in !== true) counts.live_in.add('out')
    if (isOpenTo('pay_from'))
      for (const step of steps)
        if (pay === undefined || pay >= step) counts.pay_from.add(String(step))
  }
  return {
    country_slug: counts.country_slug.counts(),
    category: counts.category.counts(),
    live_in: counts.live_in.counts(),
    pay_from: counts.pay_from.counts(),
  }
}

class Tally {
  readonly #counts = new Map<string, number>()

  add(name: string | undefined): void {
    if (name !== undefined) this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1)
  }

  counts(): Record<string, number> {
    return Object.fromEntries(this.#counts)
  }
}
