import { LOCALES, type Locale } from '#lib/i18n/locales.ts'

export interface Fault {
  file: string
  /** Path of the field inside the file, empty for the file as a whole. */
  field: string
  message: string
  /** Absent where both languages have the fault. */
  language?: Locale
}

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

function describeFault({ file, field, message, language }: Fault): string {
  const place = language ? `${field} (${language})` : field
  return place ? `${file}: ${place.trim()}: ${message}` : `${file}: ${message}`
}
