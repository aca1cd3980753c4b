import { EN } from '#lib/i18n/en/rules.ts'
import { RU } from '#lib/i18n/ru/rules.ts'
import type { LanguageRules } from './language.ts'
import type { Locale } from './locales.ts'

export const LANGUAGE_RULES: Record<Locale, LanguageRules> = { en: EN, ru: RU }
