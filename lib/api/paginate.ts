import { ProblemError } from '#lib/http/problem.ts'
import type { PageMetaWire } from '#lib/resources/paging.ts'

/** One page of a list. Throws a 404 ProblemError past the last page; an empty list has one page. */
export function paginate<T>(
  items: readonly T[],
  { page, per_page }: { page: number; per_page: number },
): { data: T[]; meta: PageMetaWire } {
  const last_page = Math.max(1, Math.ceil(items.length / per_page))
  if (page > last_page) throw new ProblemError(404)
  const start = (page - 1) * per_page
  return {
    data: items.slice(start, start + per_page),
    meta: { current_page: page, last_page, per_page, total: items.length },
  }
}
