import { pino } from 'pino'
import { settings } from '#lib/config/settings.ts'
import { createLogStream } from './log-stream.ts'

export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export interface DebugLog extends Log {
  debug(fields: object, message: string): void
}

let current: DebugLog | undefined

/** The process's log: one JSON line an event on standard output. */
export function log(): DebugLog {
  current ??= openLog()
  return current
}

/** Whether anybody reads what is nobody's fault. */
export function isDebugging(): boolean {
  const { logLevel } = settings()
  return logLevel === 'debug' || logLevel === 'trace'
}

const STANDARD_OUTPUT = 1

function openLog(): DebugLog {
  const stream = createLogStream(STANDARD_OUTPUT)
  process.once('exit', stream.flush)
  return pino({ level: settings().logLevel }, stream)
}
