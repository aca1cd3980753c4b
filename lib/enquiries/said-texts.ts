import type { MessageTree } from '#lib/i18n/fallback-messages.ts'
import { MESSAGES } from '#lib/i18n/languages.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { typesetMessages } from '#lib/i18n/typeset-messages.ts'
import { SAID } from './words.ts'

/** What is said after an enquiry, and of when somebody calls, by key. */
export function saidTexts(language: Locale): Record<string, string> {
  return Object.fromEntries(
    SAID.flatMap((name) => leavesOf(typesetMessages(MESSAGES[language][name], language), name)),
  )
}

function leavesOf(tree: MessageTree, path: string): [string, string][] {
  return Object.entries(tree).flatMap(([name, value]) => {
    const key = `${path}.${name}`
    return typeof value === 'string' ? [[key, value]] : leavesOf(value, key)
  })
}
