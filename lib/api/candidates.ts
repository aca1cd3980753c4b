import { cache } from 'react'
import { candidateProfileWireSchema } from '../contract/candidate-profile.ts'
import type { CandidateProfile } from '../domain/candidate-profile.ts'
import type { MinimalPage } from '../domain/category.ts'
import type { Locale } from '../domain/locale.ts'
import type { Paged } from '../domain/paged.ts'
import { unwrap } from './answer.ts'
import { isKnownCategory } from './known-filters.ts'
import { orFromMenu } from './menu-page.ts'
import { toFilterParam, toSlugParam } from './params.ts'
import { parseOne } from './parse.ts'
import { read } from './read.ts'
import { type ListOptions, readList } from './read-list.ts'
import { toCandidateProfile } from './to-candidate-profile.ts'

const ENDPOINT = '/api/candidate/{slug}'

/** @throws {NotFoundError} where it stands in no menu either @throws {UpstreamError} */
export const getCandidate = cache(
  async (locale: Locale, slug: string): Promise<CandidateProfile | MinimalPage> => {
    const profile = read({
      endpoint: ENDPOINT,
      param: toSlugParam(slug, ENDPOINT),
      locale,
      toValue: (payload, context) =>
        toCandidateProfile(parseOne(candidateProfileWireSchema, unwrap(payload), context), locale),
    })
    return orFromMenu(profile, { locale, kind: 'candidates', slug })
  },
)

/** `category` is a category's slug. @throws {NotFoundError} past the last page */
export function listCandidates(
  locale: Locale,
  { page = 1, perPage, category }: ListOptions & { category?: string } = {},
): Promise<Paged<CandidateProfile>> {
  return readCandidates(locale, page, perPage, toFilterParam(category))
}

// React's cache knows a call by its arguments, so each stands alone and is always given.
const readCandidates = cache(
  async (locale: Locale, page: number, perPage: number | undefined, category: string) => {
    const isKept = await isKnownCategory(locale, category)
    return readList({
      endpoint: '/api/candidates/list',
      locale,
      asked: { page, perPage },
      filters: { category },
      schema: candidateProfileWireSchema,
      toItem: toCandidateProfile,
      isKept: () => isKept,
    })
  },
)
