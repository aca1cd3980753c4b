import { EN } from '#lib/i18n/en/rules.ts'
import { RU } from '#lib/i18n/ru/rules.ts'
import en from '#messages/en.json' with { type: 'json' }
import ru from '#messages/ru.json' with { type: 'json' }
import { type MessageTree, withFallback } from './fallback-messages.ts'
import type { LanguageRules } from './language-rules.ts'
import { type Locale, perLocale } from './locales.ts'

/** How each is set, counted and searched. */
export const LANGUAGE_RULES: Record<Locale, LanguageRules> = { en: EN, ru: RU }

/** Every message, by the keys of the default language: no other may have more. */
export type Messages = typeof en

/** As they are written, for the pages, which fill in what is missing and log it. */
export const WRITTEN_MESSAGES: Record<Locale, MessageTree> = { en, ru }

/**
 * The texts of what is no page: problems, mails. Too large for a browser, which gets what it needs
 * as props. What is missing in a language is said in the default one.
 */
export const MESSAGES = perLocale((locale) => withFallback(WRITTEN_MESSAGES[locale], en))
