import { EN } from './en/rules.ts'
import type { LanguageRules } from './language.ts'
import type { Locale } from './locales.ts'
import { RU } from './ru/rules.ts'

export const LANGUAGE_RULES: Record<Locale, LanguageRules> = { en: EN, ru: RU }
