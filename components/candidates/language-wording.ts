import type { Locale } from '#lib/i18n/locales.ts'

const CEFR_LEVELS = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2'] as const

type CefrLevel = (typeof CEFR_LEVELS)[number]

/** The language's name; a code that is none is shown as it came. */
export function languageName(code: string, locale: Locale): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}

/** The level of the common European scale that a text names and nothing else. */
export function cefrLevelOf(level: string): CefrLevel | undefined {
  const written = level.trim().toLowerCase()
  return CEFR_LEVELS.find((known) => known === written)
}
