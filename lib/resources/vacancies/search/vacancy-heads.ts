import type { Concept } from '#lib/resources/search/definition.ts'
import { toWords, type Word } from '#lib/search/words.ts'
import type { ConceptTable, NamedConcept } from './concept-table.ts'
import type { SearchedTexts } from './searched-texts.ts'

/** Where a word stands, by what it tells of the vacancy. A field outweighs all that come after. */
export const WEIGHTS = { number: 10_000, position: 1_000, title: 100, place: 100, about: 10 }

/** What names a vacancy: terms, which are stems of words and things of the trade. */
type Heads = Record<keyof typeof WEIGHTS, string[]>

interface Known {
  table: ConceptTable
  concepts: readonly NamedConcept[]
  onWord: (word: Word) => void
}

export function toHeads(id: string, searched: SearchedTexts, known: Known): Heads {
  const { table, concepts, onWord } = known
  const titles = searched.titles.map(toWords)
  const places = searched.places.map(toWords)
  const about = searched.about.map(toWords)
  for (const word of [...titles, ...places, ...about].flat()) onWord(word)
  const inTitles = titles.map((words) => table.findIn(words))
  // The first position that a title names is the one; the others are what it has to do with.
  const firsts = inTitles.flatMap(
    (matches) => matches.find((match) => match.concepts.some(isPosition)) ?? [],
  )
  const titled = firsts.flatMap((match) => match.titled).filter(isPosition)
  const positions = firsts.flatMap((match) => match.concepts).filter(isPosition)
  const facts = concepts.filter(({ concept }) => isTrue(concept, searched.facts))
  return {
    number: toWords(id).map(({ text }) => text),
    position: termsOf(titled.length > 0 ? titled : positions),
    title: [
      ...stemsOf(titles.flat()),
      ...inTitles
        .flat()
        .flatMap((match) => termsOf(match.titled.length > 0 ? match.titled : match.concepts)),
    ],
    place: [
      ...stemsOf(places.flat()),
      ...places.flatMap((words) => table.findIn(words)).flatMap((match) => termsOf(match.concepts)),
      ...termsOf(facts.filter(({ concept }) => concept.country !== undefined)),
    ],
    about: [
      ...stemsOf(about.flat()),
      ...inTitles.flat().flatMap((match) => termsOf(match.concepts)),
      ...termsOf(facts),
    ],
  }
}

function isPosition({ concept }: NamedConcept): boolean {
  return concept.staff !== undefined
}

/** Whether a vacancy states what a concept stands for. */
function isTrue(concept: Concept, facts: SearchedTexts['facts']): boolean {
  const { country, category, live_in, employment, papers } = concept
  return (
    (country !== undefined && facts.countries.includes(country)) ||
    (category !== undefined && category === facts.category) ||
    (live_in !== undefined && live_in === facts.live_in) ||
    (employment !== undefined && employment === facts.employment) ||
    // What is partly so is so in one of the countries.
    (papers !== undefined && (papers === facts.papers || facts.papers === 'partly'))
  )
}

function stemsOf(words: readonly Word[]): string[] {
  return words.filter(({ isStopWord }) => !isStopWord).map(({ stem }) => stem)
}

function termsOf(concepts: readonly NamedConcept[]): string[] {
  return concepts.map(({ term }) => term)
}
