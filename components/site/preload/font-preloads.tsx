import type { Locale } from '#lib/i18n/locales.ts'
import { FONT_FILES } from './font-files.ts'

const SCRIPTS_OF: Record<Locale, (keyof typeof FONT_FILES)[]> = {
  en: ['latin'],
  // Figures and quotation marks of a Russian text are in the Latin files.
  ru: ['cyrillic', 'latin'],
}

/** Fetches the fonts of the page's language at once, before the style sheet asks for them. */
export function FontPreloads({ locale }: { locale: Locale }) {
  const files = SCRIPTS_OF[locale].flatMap((script) => FONT_FILES[script])
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
