import type { Locale } from '#lib/i18n/locales.ts'

/** A language is named in itself, for those who know no other. */
export const LANGUAGE_NAMES: Record<Locale, string> = { en: 'English', ru: 'Русский' }
