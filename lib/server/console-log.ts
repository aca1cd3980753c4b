import { format, stripVTControlCharacters } from 'node:util'
import type { DebugLog } from '../config/log.ts'

const LEVELS = {
  debug: 'debug',
  log: 'info',
  info: 'info',
  warn: 'warn',
  error: 'error',
} as const

/** What the framework and the libraries print becomes lines of the log as well. */
export function sendConsoleToLog(log: DebugLog, target: Console = console): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    Reflect.set(target, method, (...printed: unknown[]) => {
      const err = printed.find((value) => value instanceof Error)
      const text = stripVTControlCharacters(format(...printed.filter((value) => value !== err)))
      log[level]({ err, source: 'console' }, text.trim() || err?.message || '')
    })
  }
}
