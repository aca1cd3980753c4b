import { preload } from 'react-dom'
import { LANGUAGE_RULES } from '#lib/i18n/languages.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { FONT_FILES } from './font-files.ts'

/** Fetches the fonts of the page's language at once, and those of its headings first. */
export function FontPreloads({ locale }: { locale: Locale }) {
  for (const face of ['headings', 'text'] as const) {
    for (const script of LANGUAGE_RULES[locale].scripts[face]) {
      preload(FONT_FILES[face][script], {
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous',
        fetchPriority: face === 'text' ? 'low' : undefined,
      })
    }
  }
  return null
}
