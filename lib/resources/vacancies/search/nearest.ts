import type { Seen } from './find-vacancies.ts'
import type { Choice, VacancySearchAnswer } from './search-wire.ts'
import type { Term, VacancyIndex } from './vacancy-index.ts'

const MAX_NEAREST = 3

/** Which one choice, or which one of the words, to let go, and how much there is then. */
export function listWithout(
  seen: readonly Seen[],
  terms: readonly Term[],
  matcher: VacancyIndex['matcher'],
): VacancySearchAnswer['without'] {
  const totals = new Map<Choice, number>()
  for (const { unmet } of seen) {
    const [choice, ...others] = unmet
    if (choice && others.length === 0) totals.set(choice, (totals.get(choice) ?? 0) + 1)
  }
  const open = seen.filter(({ unmet }) => unmet.every((choice) => choice === 'q'))
  const withoutWord =
    terms.length < 2
      ? []
      : terms.map((term) => {
          const others = terms.filter((other) => other !== term)
          const match = matcher(others)
          const total = open.filter(({ entry }) => match(entry.head.id)).length
          return { filter: 'q' as const, q: others.map(({ typed }) => typed).join(' '), total }
        })
  return (
    [...[...totals].map(([filter, total]) => ({ filter, total })), ...withoutWord]
      // The whole list is no way on from a question.
      .filter(({ total }) => total > 0 && total < seen.length)
      .toSorted((one, other) => other.total - one.total)
  )
}

/** What meets the most of the choices and words, with those that it does not. */
export function listNearest(
  seen: readonly Seen[],
  terms: readonly Term[],
  matcher: VacancyIndex['matcher'],
): VacancySearchAnswer['nearest'] {
  const matches = terms.map((term) => ({ term, match: matcher([term]) }))
  return seen
    .map(({ entry, unmet }) => {
      const { id } = entry.head
      const found = matches.map(({ term, match }) => ({ term, found: match(id) }))
      const choices = unmet.filter((choice) => choice !== 'q')
      const words = found.filter((each) => !each.found).map(({ term }) => term.typed)
      const inTexts = found.reduce((sum, each) => sum + (each.found?.inTextsOnly ?? 0), 0)
      const score = found.reduce((sum, each) => sum + (each.found?.score ?? 0), 0)
      return { id, choices, words, inTexts, score }
    })
    .filter(({ words }) => terms.length === 0 || words.length < terms.length)
    .toSorted(
      (one, other) =>
        one.choices.length + one.words.length - other.choices.length - other.words.length ||
        one.inTexts - other.inTexts ||
        other.score - one.score,
    )
    .slice(0, MAX_NEAREST)
    .map(({ id, choices, words }) => ({ id, choices, words }))
}
