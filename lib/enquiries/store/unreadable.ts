import { z } from 'zod'
import { isCorrupt, isFromSqlite } from './sqlite-error.ts'

/**
 * Why one row cannot be read, in words that name nothing of what is in it. Throws what is no fault
 * of the row: a store that is busy, or gone, would make every row look unreadable.
 */
export function reasonUnreadable(error: unknown): string {
  if (error instanceof z.ZodError) {
    const columns = new Set(error.issues.map(({ path }) => String(path[0] ?? 'row')))
    return `not understood: ${[...columns].join(', ')}`
  }
  if (isFromSqlite(error) && !isCorrupt(error)) throw error
  return isCorrupt(error) ? 'damaged in the file' : 'a number that is too large'
}
