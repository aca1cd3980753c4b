import { cache } from 'react'
import { toFilterParam, toSlugParam } from '#lib/http/client/params.ts'
import { parseOne } from '#lib/http/client/parse.ts'
import { unwrap } from '#lib/http/client/payload.ts'
import { read } from '#lib/http/client/read.ts'
import { type ListOptions, readList } from '#lib/http/client/read-list.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { isKnownCategory } from '#lib/resources/known-filters.ts'
import { orFromMenu } from '#lib/resources/menus/menu-page.ts'
import type { MinimalPage } from '#lib/resources/menus/model.ts'
import type { Paged } from '#lib/resources/paged.ts'
import type { CandidateProfile } from './model.ts'
import { toCandidateProfile } from './to-candidate-profile.ts'
import { candidateProfileWireSchema } from './wire.ts'

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
