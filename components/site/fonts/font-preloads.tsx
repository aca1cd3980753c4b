import { preload } from 'react-dom'
import { LANGUAGE_RULES } from '#lib/i18n/languages.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { FONT_FILES } from './font-files.ts'

/** Fetches the fonts of the page's language at once, and those of its headings first. */
export function FontPreloads({ locale }: { locale: Locale }) {
  const { headings, text } = LANGUAGE_RULES[locale].scripts
  for (const script of headings) preloadFont(FONT_FILES.headings[script])
  for (const script of text) preloadFont(FONT_FILES.text[script], 'low')
  return null
}

function preloadFont(address: string, fetchPriority?: 'low'): void {
  preload(address, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', fetchPriority })
}
