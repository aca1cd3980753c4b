import type { Locale } from '#lib/domain/locale'

/** A language is named in itself, for those who know no other. */
export const LANGUAGE_NAMES: Record<Locale, string> = { en: 'English', ru: 'Русский' }
