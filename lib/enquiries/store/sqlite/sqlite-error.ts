const BUSY = 5
const LOCKED = 6
const IO_ERROR = 10
const CORRUPT = 11
const FULL = 13
const CANNOT_OPEN = 14
const NOT_A_DATABASE = 26

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
export function isCorrupt(error: unknown): boolean {
  return hasCode(error, [CORRUPT])
}

/** By name, since a build has the class once for its pages and once for what starts it. */
const DAMAGED = 'StoreDamagedError'

export class StoreDamagedError extends Error {
  constructor(found: unknown) {
    super(`the enquiry store is damaged: ${found}`)
    this.name = DAMAGED
  }
}

/** What is in the file is not as it was written. */
export function isDamaged(error: unknown): boolean {
  return Reflect.get(Object(error), 'name') === DAMAGED || hasCode(error, [CORRUPT, NOT_A_DATABASE])
}

/** SQLite's extended codes hold the primary one in their low byte. */
function hasCode(error: unknown, codes: number[]): boolean {
  const code: unknown = Reflect.get(Object(error), 'errcode')
  return typeof code === 'number' && codes.includes(code & 0xff)
}
