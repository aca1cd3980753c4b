import type { Log } from '#lib/log/log.ts'

interface Line {
  level: 'info' | 'warn' | 'error'
  message: string
  fields: object
}

/** A log for tests that keeps its lines. */
export function createRecordedLog(): Log & { lines: Line[] } {
  const lines: Line[] = []
  const record = (level: Line['level']) => (fields: object, message: string) => {
    lines.push({ level, message, fields })
  }
  return { lines, info: record('info'), warn: record('warn'), error: record('error') }
}
