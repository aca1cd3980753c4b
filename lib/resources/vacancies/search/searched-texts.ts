import { createHash } from 'node:crypto'
import { toPlainText } from '#lib/html/sanitize.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { countriesContent } from '#lib/resources/countries/definition.ts'
import type { AllContent, LocalContent } from '#lib/resources/definition.ts'
import { categoriesContent } from '#lib/resources/menus/definition.ts'
import { type Concept, conceptsContent } from '#lib/resources/search/definition.ts'
import { staffContent } from '#lib/resources/staff/definition.ts'
import type { VacancyEntry } from '#lib/resources/vacancies/embedded.ts'
import type { NamedConcept } from './concept-table.ts'

/** What of a vacancy is searched, in all languages. */
export interface SearchedTexts {
  titles: string[]
  places: string[]
  about: string[]
  /** Markup. */
  texts: string[]
  facts: Pick<Concept, 'category' | 'live_in' | 'employment' | 'papers'> & { countries: string[] }
}

/** The vacancies of the content in one language, by id. */
export type VacanciesOf = (local: LocalContent) => ReadonlyMap<string, VacancyEntry>

/** A vacancy, a text that differs as soon as what is searched of it does, and that itself. */
interface Searched {
  id: string
  version: string
  read(): SearchedTexts
}

export function* searchedTexts(content: AllContent, vacanciesOf: VacanciesOf): Generator<Searched> {
  const [first, ...others] = LOCALES.map((locale) => content[locale])
  if (!first) return
  const locals = [first, ...others]
  const categories = locals.flatMap((local) => local.get(categoriesContent))
  const countries = locals.flatMap((local) => [...local.get(countriesContent).values()])
  // What the texts are put together with beside their files.
  const named = [...categories, ...countries].map(({ slug, title }) => [slug, title])
  const names = createHash('sha1').update(JSON.stringify(named)).digest('base64url')
  for (const [id, entry] of vacanciesOf(first)) {
    const { category, live_in } = entry.head
    yield {
      id,
      version: `${entry.version} ${names}`,
      read() {
        const wires = [
          entry.wire,
          ...others.flatMap((local) => vacanciesOf(local).get(id)?.wire ?? []),
        ]
        return {
          titles: wires.map(({ title }) => title),
          places: wires.flatMap((each) => [
            each.city ?? '',
            ...each.countries.map(({ title }) => title),
          ]),
          about: [
            ...wires.flatMap((each) => [each.employer_name ?? '', each.employer_type ?? '']),
            ...categories.filter(({ slug }) => slug === category).map(({ title }) => title),
          ],
          texts: wires.flatMap((each) => [
            toPlainText(each.conditions),
            toPlainText(each.requirements),
            toPlainText(each.responsibilities),
          ]),
          facts: {
            category,
            live_in,
            employment: wires[0]?.employment,
            papers: wires[0]?.papers,
            countries: entry.countries.flatMap(({ slug }) => slug ?? []),
          },
        }
      },
    }
  }
}

/** The concepts of content with all their names: their words, and the titles of what they stand for. */
export function namedConcepts(content: AllContent): NamedConcept[] {
  const locals = LOCALES.map((locale) => content[locale])
  const listed = locals[0]?.get(conceptsContent).concepts ?? []
  const staff = new Set(listed.map((concept) => concept.staff))
  const countries = new Set(listed.map((concept) => concept.country))
  // What nobody has written words for has its titles all the same.
  const unlisted: Concept[] = [
    ...[...(locals[0]?.get(staffContent).keys() ?? [])]
      .filter((slug) => !staff.has(slug))
      .map((slug) => ({ staff: slug, words: [] })),
    ...[...(locals[0]?.get(countriesContent).keys() ?? [])]
      .filter((slug) => !countries.has(slug))
      .map((slug) => ({ country: slug, words: [] })),
  ]
  return [...listed, ...unlisted].map((concept, index) => {
    const titles = locals
      .flatMap((local) => [
        local.get(staffContent).get(concept.staff ?? '')?.wire.title ?? [],
        local.get(countriesContent).get(concept.country ?? '')?.title ?? [],
      ])
      .flat()
    return { concept, term: `#${index}`, titles, synonyms: concept.words }
  })
}
