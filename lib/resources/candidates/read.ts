import { cache } from 'react'
import { type ListOptions, readItem, readList, toFilterParam } from '#lib/http/client/api-client.ts'
import { NotFoundError } from '#lib/http/client/errors.ts'
import { listAll, type Paged } from '#lib/http/paging.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { ListFilter } from '#lib/i18n/route-state.ts'
import { typesetText } from '#lib/i18n/typography.ts'
import { belongingsOf } from '#lib/resources/belongings.ts'
import { embeddedContent } from '#lib/resources/content-items.ts'
import { toImage } from '#lib/resources/image.ts'
import { isFiniteFilter } from '#lib/resources/known-filters.ts'
import { orFromMenu } from '#lib/resources/menus/menu-page.ts'
import type { MinimalPage } from '#lib/resources/menus/model.ts'
import { isPublished, isShown, isWithdrawn, lifeOf } from './candidate-life.ts'
import { type CandidateProfileWire, candidatesContent, candidatesResource } from './definition.ts'
import { listShown } from './embedded.ts'
import type { CandidateProfile } from './model.ts'

const MAX_PER_PAGE = 100

const { list, one } = candidatesResource.endpoints

/** @throws {NotFoundError} where it stands in no menu either @throws {UpstreamError} */
export const getCandidate = cache(
  async (locale: Locale, slug: string): Promise<CandidateProfile | MinimalPage> => {
    const reading = readItem(one, { param: slug, locale }, toCandidateProfile)
    const profile = await orFromMenu(reading, { locale, kind: 'candidates', slug })
    if (profile.isMinimal) return profile
    const [life, now] = [lifeOf(profile), new Date()]
    if (isWithdrawn(life, now)) throw new NotFoundError('the candidate', { status: 410 })
    if (!isPublished(life, now)) throw new NotFoundError('the candidate')
    return profile
  },
)

/** `filter` is what the list is narrowed by. @throws {NotFoundError} past the last page */
export function listCandidates(
  locale: Locale,
  { page = 1, perPage, filter = {} }: ListOptions & { filter?: ListFilter } = {},
): Promise<Paged<CandidateProfile>> {
  const { country, category, position, live_in, language, start } = filter
  const asked = { country_slug: country, category, position, live_in, language, start }
  const filters = Object.entries(asked).map(([name, value]) => [name, toFilterParam(value)])
  return readCandidates(locale, page, perPage, JSON.stringify(filters))
}

/** The codes of the languages that candidates speak, the most spoken first. */
export async function listSpokenLanguages(locale: Locale): Promise<string[]> {
  const speakers = Map.groupBy(await listSpoken(locale), (code) => code)
  return [...speakers].toSorted(([, a], [, b]) => b.length - a.length).map(([code]) => code)
}

async function listSpoken(locale: Locale): Promise<string[]> {
  const content = embeddedContent(locale)
  if (content)
    return listShown(content.get(candidatesContent), new Date()).flatMap(
      ({ head }) => head.languages,
    )
  const all = await listAll((page) => listCandidates(locale, { page, perPage: MAX_PER_PAGE }))
  return all.flatMap(({ languages }) => languages.map(({ code }) => code))
}

// React's cache knows a call by its arguments, so each stands alone and is always given.
const readCandidates = cache(
  async (locale: Locale, page: number, perPage: number | undefined, filtersJson: string) => {
    const filters: Record<string, string> = Object.fromEntries(JSON.parse(filtersJson))
    const { country_slug: country = '', ...others } = filters
    const isCacheable = await isFiniteFilter({ locale, filter: { country, ...others } })
    const found = await readList({
      endpoint: list,
      locale,
      asked: { page, perPage },
      filters,
      toItem: toCandidateProfile,
      isCacheable: () => isCacheable,
    })
    const now = new Date()
    return { ...found, items: found.items.filter((profile) => isShown(lifeOf(profile), now)) }
  },
)

function toCandidateProfile(wire: CandidateProfileWire, locale: Locale): CandidateProfile {
  const set = (text: string) => typesetText(text, locale)
  return {
    isMinimal: false,
    slug: wire.slug,
    title: wire.title,
    name: wire.name,
    category: wire.category,
    position: wire.position,
    summary: set(wire.summary),
    publishedAt: wire.published_at,
    withdrawnAt: wire.withdrawn_at,
    availableFrom: wire.available_from,
    checks: wire.checks.map(({ title, date }) => ({ title: set(title), date })),
    experienceYears: wire.experience_years,
    age: wire.age,
    languages: wire.languages,
    location: set(wire.location),
    countries: wire.countries?.length ? wire.countries : undefined,
    isReadyToRelocate: wire.ready_to_relocate,
    availability: set(wire.availability),
    liveIn: wire.live_in,
    expectedSalary: wire.expected_salary,
    education: wire.education.map(set),
    experience: wire.experience.map(({ period, role, place, text }) => ({
      period: set(period),
      role: set(role),
      place: set(place),
      text: set(text),
    })),
    skills: wire.skills.map(set),
    areReferencesChecked: wire.references_checked,
    photo: toImage(wire.photo),
    belongings: belongingsOf(wire.belongings, wire.category),
    metaTitle: wire.meta_title,
    metaDescription: wire.meta_description,
  }
}
