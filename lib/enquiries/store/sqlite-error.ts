import { z } from 'zod'

const BUSY = 5
const LOCKED = 6
const IO_ERROR = 10
const CORRUPT = 11
const FULL = 13
const CANNOT_OPEN = 14

/** Another connection is writing: the same will succeed a little later. */
export function isBusy(error: unknown): boolean {
  return hasCode(error, [BUSY, LOCKED])
}

/** There is no room, which may pass: a start without it is still a start. */
export function isFull(error: unknown): boolean {
  return hasCode(error, [FULL]) || Reflect.get(Object(error), 'code') === 'ENOSPC'
}

/** The connection may have lost its file, and must be made anew. */
export function isBroken(error: unknown): boolean {
  return hasCode(error, [IO_ERROR, CORRUPT, CANNOT_OPEN])
}

/** What is read is damaged in the file; other rows may not be. */
function isCorrupt(error: unknown): boolean {
  return hasCode(error, [CORRUPT])
}

function isFromSqlite(error: unknown): boolean {
  return Object.hasOwn(Object(error), 'errcode')
}

/** SQLite's reason, which names no value that was written. */
export function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** SQLite's extended codes hold the primary one in their low byte. */
function hasCode(error: unknown, codes: number[]): boolean {
  const code: unknown = Reflect.get(Object(error), 'errcode')
  return typeof code === 'number' && codes.includes(code & 0xff)
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
  if (isFromSqlite(error) && !isCorrupt(error)) throw error
  return isCorrupt(error) ? 'damaged in the file' : 'a number that is too large'
}
