import { LANGUAGE_RULES } from '#lib/i18n/language-rules.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { FONT_FILES } from './font-files.ts'

/** Fetches the fonts of the page's language at once, before the style sheet asks for them. */
export function FontPreloads({ locale }: { locale: Locale }) {
  const files = LANGUAGE_RULES[locale].scripts.flatMap((script) => FONT_FILES[script])
  return files.map((file) => (
    <link
      key={file}
      rel="preload"
      href={file}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />
  ))
}
