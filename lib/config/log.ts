import { pino } from 'pino'
import { settings } from './settings.ts'

export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

let current: Log | undefined

/** The process's log: one JSON line an event on standard output. */
export function log(): Log {
  current ??= pino({ level: settings().logLevel })
  return current
}
