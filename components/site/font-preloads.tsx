import type { Locale } from '#lib/domain/locale'
import { FONT_FILES } from './font-files'

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
