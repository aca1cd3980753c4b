import { format, stripVTControlCharacters } from 'node:util'
import type { DebugLog } from '#lib/log/log.ts'
import { isInRequest, noteFailure } from '#lib/log/request-context.ts'

const LEVELS = {
  debug: 'debug',
  log: 'info',
  info: 'info',
  warn: 'warn',
  error: 'error',
} as const

/**
 * What the framework and the libraries print becomes lines of the log as well; an error that they
 * print while an answer is made is why it failed, and stands in that answer's line.
 */
export function sendConsoleToLog(log: DebugLog, target: Console = console): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    Reflect.set(target, method, (...printed: unknown[]) => {
      const err = printed.find((value) => value instanceof Error)
      if (method === 'error' && err && isInRequest()) {
        noteFailure({ cause: 'an unexpected error', err })
        return
      }
      const text = stripVTControlCharacters(format(...printed.filter((value) => value !== err)))
      log[level]({ err, source: 'console' }, text.trim() || err?.message || '')
    })
  }
}
