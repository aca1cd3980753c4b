import { isRecord } from '#lib/http/foreign-json.ts'
import { LOCALES, type Locale } from '#lib/i18n/locales.ts'

export type FieldReport = (path: readonly PropertyKey[], message: string) => void

interface Target {
  language: Locale
  /** Its half is taken where that of the language is missing. */
  fallback: Locale | undefined
}

/** Takes one language's half of every `{en, ru}` pair in a parsed file. */
export function localize(
  value: unknown,
  target: Target,
  report: FieldReport,
  path: readonly PropertyKey[] = [],
): unknown {
  if (Array.isArray(value)) {
    return value.map((item, index) => localize(item, target, report, [...path, index]))
  }
  if (!isRecord(value)) return value
  const keys = Object.keys(value)
  if (!LOCALES.some((each) => keys.includes(each))) {
    return Object.fromEntries(
      keys.map((key) => [key, localize(value[key], target, report, [...path, key])]),
    )
  }
  if (keys.some((key) => !LOCALES.some((each) => each === key))) {
    report(path, `a pair holds ${LOCALES.join(' and ')}, nothing else`)
    return undefined
  }
  const { language, fallback } = target
  if (isEmpty(value[language]) && fallback && !isEmpty(value[fallback])) {
    return localize(value[fallback], target, report, path)
  }
  if (isEmpty(value[language]) && LOCALES.some((each) => !isEmpty(value[each]))) {
    report(path, 'this language is missing')
    return undefined
  }
  return localize(value[language], target, report, path)
}

function isEmpty(half: unknown): boolean {
  if (Array.isArray(half)) return half.length === 0
  return half === undefined || half === null || (typeof half === 'string' && !half.trim())
}
