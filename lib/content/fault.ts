import { LOCALES, type Locale } from '#lib/i18n/locales.ts'

export interface Fault {
  file: string
  /** Path of the field inside the file, empty for the file as a whole. */
  field: string
  message: string
  /** Absent where both languages have the fault. */
  language?: Locale
  /** From 1, where it is known. */
  line?: number
}

/** Without these files there is nothing to show. */
export class ContentError extends Error {
  readonly faults: readonly string[]

  constructor(faults: readonly Fault[]) {
    const lines = faults.map(describeFault)
    super(`The content cannot be used:${lines.length > 1 ? '\n' : ' '}${lines.join('\n')}`)
    this.name = 'ContentError'
    this.faults = lines
  }
}

/** Folds a fault that every language has into one without a language, and drops repetitions. */
export function foldLanguages(faults: readonly Fault[]): Fault[] {
  const byFault = Map.groupBy(faults, ({ file, field, message }) => `${file}\n${field}\n${message}`)
  return [...byFault.values()].flatMap((same) => {
    const { language, ...shared } = same[0] ?? { file: '', field: '', message: '' }
    const found = new Set(same.map((fault) => fault.language))
    const isShared = found.has(undefined) || LOCALES.every((each) => found.has(each))
    return isShared ? [shared] : [{ ...shared, language }]
  })
}

/** `content/staff/nanny.yaml:12: duties.2 (ru): …`, which editors take for a link. */
export function describeFault({ file, line, field, message, language }: Fault): string {
  const where = line === undefined ? file : `${file}:${line}`
  const place = language ? `${field} (${language})` : field
  return place ? `${where}: ${place.trim()}: ${message}` : `${where}: ${message}`
}
