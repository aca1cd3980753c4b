import pg from 'pg'

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'
/** Two have inserted the same: the second will find it now. */
const UNIQUE_VIOLATION = '23505'
/** The classes of a connection that failed, and of a server that is stopping or starting. */
const LOST_CLASSES = ['08', '57P']
const LOST_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'])

/** The same transaction may succeed when it is begun again. */
export function isRetriable(error: unknown): boolean {
  return [SERIALIZATION_FAILURE, DEADLOCK, UNIQUE_VIOLATION].includes(codeOf(error))
}

/** The connection, or the server, is gone; another may be had. */
export function isLost(error: unknown): boolean {
  const code = codeOf(error)
  if (error instanceof pg.DatabaseError) return LOST_CLASSES.some((start) => code.startsWith(start))
  return LOST_CODES.has(code) || /connection (terminated|ended)|timeout/i.test(messageOf(error))
}

function codeOf(error: unknown): string {
  const code: unknown = Reflect.get(Object(error), 'code')
  return typeof code === 'string' ? code : ''
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : ''
}
