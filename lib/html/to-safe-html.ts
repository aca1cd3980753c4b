import type { Locale } from '#lib/i18n/locales.ts'
import type { SafeHtml } from './safe-html.ts'
import { sanitizeHtml, sanitizeOptionalHtml } from './sanitize.ts'
import { typesetMarkup } from './typeset-markup.ts'

/** Untrusted markup as it may stand on a page, its text set as its language is. */
export function toSafeHtml(untrusted: string, locale: Locale): SafeHtml {
  return typesetMarkup(sanitizeHtml(untrusted), locale)
}

/** Absent and blank stay absent. */
export function toOptionalSafeHtml(
  untrusted: string | undefined,
  locale: Locale,
): SafeHtml | undefined {
  const safe = sanitizeOptionalHtml(untrusted)
  return safe && typesetMarkup(safe, locale)
}
