import { z } from 'zod'
import { isNotFoundError } from './client/errors.ts'
import { ProblemError } from './problem.ts'

export const pageMetaWireSchema = z.object({
  current_page: z.number().int().positive(),
  last_page: z.number().int().positive(),
  per_page: z.number().int().positive(),
  total: z.number().int().min(0),
})

export type PageMetaWire = z.output<typeof pageMetaWireSchema>

/** One page of a list; an empty list has one page. @throws {ProblemError} 404 past the last page */
export function toPage<T>(
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

/** One page of a list; pages count from 1, and an empty list has one page. */
export interface Paged<T> {
  items: T[]
  page: number
  lastPage: number
  perPage: number
  total: number
}

/** The pages of a list, read one after the other; a list that shortens meanwhile ends earlier. */
export async function* eachPage<T>(
  readPage: (page: number) => Promise<Paged<T>>,
): AsyncGenerator<T[]> {
  const first = await readPage(1)
  yield first.items
  for (let page = 2; page <= first.lastPage; page += 1) {
    const next = await readPage(page).catch((error: unknown) => {
      if (isNotFoundError(error)) return undefined
      throw error
    })
    if (!next) return
    yield next.items
  }
}

/** The items of all pages of a list. */
export async function listAll<T>(readPage: (page: number) => Promise<Paged<T>>): Promise<T[]> {
  return (await Array.fromAsync(eachPage(readPage))).flat()
}
