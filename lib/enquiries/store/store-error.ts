import { z } from 'zod'
import { isCorrupt } from './sqlite/sqlite-error.ts'

/** The engine's reason, which names no value that was written. */
export function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/**
 * Why one row cannot be read, in words that name nothing of what is in it. Throws what is no fault
 * of the row: a store that is busy, or gone, would make every row look unreadable.
 */
export function reasonUnreadable(error: unknown): string {
  if (error instanceof z.ZodError) {
    const columns = new Set(error.issues.map(({ path }) => String(path[0] ?? 'row')))
    return `not understood: ${[...columns].join(', ')}`
  }
  if (isCorrupt(error)) return 'damaged in the file'
  if (error instanceof RangeError) return 'a number that is too large'
  throw error
}
