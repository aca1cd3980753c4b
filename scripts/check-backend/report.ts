import { toLine } from '#lib/text/cut-text.ts'

/** What a backend says is quoted, and may be long or meant for the terminal. */
const MAX_LENGTH = 400

/** A fault breaks a page or loses an enquiry; a warning is worth a look; a note says what is absent. */
export type Level = 'fault' | 'warning' | 'note'

interface Finding {
  level: Level
  /** What was asked for, with its language. */
  place: string
  what: string
}

export type Tell = (level: Level, place: string, what: string) => void

/** Gathers what was found; the same at one place is told once. */
export function createReport() {
  const findings = new Map<string, Finding>()
  const tell: Tell = (level, place, what) => {
    findings.set(`${place} ${what}`, { level, place, what })
  }
  const count = (level: Level) => [...findings.values()].filter((it) => it.level === level).length
  return {
    tell,
    hasFaults: () => count('fault') > 0,
    /** A line each, the worst first, and their numbers last. */
    text(): string {
      const lines = (['fault', 'warning', 'note'] as const).flatMap((level) =>
        [...findings.values()]
          .filter((finding) => finding.level === level)
          .map(({ place, what }) => `${level.padEnd(8)}${toLine(`${place}: ${what}`, MAX_LENGTH)}`),
      )
      const sum = `${count('fault')} faults, ${count('warning')} warnings, ${count('note')} notes`
      return [...lines, sum, ''].join('\n')
    },
  }
}
