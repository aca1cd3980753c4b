import { slugSchema } from '#lib/resources/fields.ts'
import { isBlank, toLine } from '#lib/text/cut-text.ts'
import { NotFoundError } from './errors.ts'

const VACANCY_ID = /^[\w-]{1,64}$/
const MAX_FILTER_LENGTH = 120

/** A slug that no backend can have is not asked for. @throws {NotFoundError} */
export function toSlugParam(slug: string, endpoint: string): string {
  if (!slugSchema.safeParse(slug).success) throw new NotFoundError(endpoint)
  return slug
}

/** @throws {NotFoundError} */
export function toVacancyIdParam(id: string, endpoint: string): string {
  if (!VACANCY_ID.test(id)) throw new NotFoundError(endpoint)
  return id
}

/** @throws {NotFoundError} */
export function toPageParam(page: number, endpoint: string): number {
  if (!Number.isSafeInteger(page) || page < 1) throw new NotFoundError(endpoint)
  return page
}

/** What a visitor filters by, as the contract takes it; blank is no filter. */
export function toFilterParam(text: string | undefined): string {
  if (!text || isBlank(text)) return ''
  return toLine(text, MAX_FILTER_LENGTH)
}
